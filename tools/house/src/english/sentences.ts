/** The maximum number of words of a sentence in docs and help. */
export const MOST_WORDS = 25

/** The sentences of a text. Abbreviations and numbers do not end a sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\b(?:e\.g|i\.e|cf|vs|etc|No|pp?)\./g, (word) => word.slice(0, -1))
    .split(
      /(?<=[.!?][)"”»]?)\s+(?=[A-Z"“(`\d-]|nimlab\b|z3\b|code\b|formula\b|quotation\b)|(?<=:)\s+(?=[A-Z])/,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/**
 * Counts the words of a sentence. A word is a part between blanks that contains a letter or a
 * digit. Words in parentheses count too.
 */
export function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
}

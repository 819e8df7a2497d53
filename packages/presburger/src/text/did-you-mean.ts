const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** The end of a message that suggests words. It is empty if there are no words to suggest. */
export function didYouMean(words: readonly string[]): string {
  return words.length === 0 ? '' : `; did you mean ${LIST.format(words)}?`
}

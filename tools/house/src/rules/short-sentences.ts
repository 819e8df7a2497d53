import { EXCUSES } from '../english/excuses.ts'
import { MOST_WORDS, sentencesOf, wordsIn } from '../english/sentences.ts'
import { helpParagraphsOf, paragraphsOf } from '../english/texts.ts'
import type { Rule } from '../rule.ts'

/** The page that contains nimlab's help text. */
const HELP = 'docs/commands.md'
/** The pages on which all sentences were checked. */
const READ_PAGES =
  /^README\.md$|^docs\/(?:index|tutorial|verdicts|writing|evidence|sweeps|glossary|commands|own-claims|own-games|gallery)\.md$|^docs\/how-to\/|^CONTRIBUTING\.md$/

/** A sentence should express one idea. */
export const shortSentences: Rule = {
  says: `a sentence of a page has at most ${MOST_WORDS} words`,
  complaints: ({ pages }) =>
    pages
      .filter(({ path }) => READ_PAGES.test(path))
      .flatMap((page) => [
        ...paragraphsOf(page),
        ...(page.path === HELP ? helpParagraphsOf(page) : []),
      ])
      .flatMap(({ path, line, text }) =>
        sentencesOf(text)
          .filter((sentence) => wordsIn(sentence) > MOST_WORDS)
          .filter(
            (sentence) => !EXCUSES.some((one) => one.path === path && sentence.includes(one.text)),
          )
          .map((sentence) => ({
            at: path,
            says: `line ${line}: ${wordsIn(sentence)} words: "${sentence.slice(0, 60)}…"`,
          })),
      ),
}

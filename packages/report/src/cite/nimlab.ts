/** How nimlab itself is cited, its version aside. */
export const NIMLAB = {
  key: 'nimlab',
  authors: 'The nimlab authors',
  title: 'nimlab: statements on Nim-type games as executable claims',
  year: 2026,
  license: 'MIT',
} as const

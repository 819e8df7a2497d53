/** The data for citing nimlab itself, without its version. */
export const NIMLAB = {
  key: 'nimlab',
  authors: 'The nimlab authors',
  title: 'nimlab: statements on Nim-type games as executable claims',
  year: 2026,
  license: 'MIT',
} as const

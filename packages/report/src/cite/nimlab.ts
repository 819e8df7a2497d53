/** The data for a citation of nimlab itself, without the version. */
export const NIMLAB = {
  key: 'nimlab',
  authors: 'The nimlab authors',
  title: 'nimlab: statements on Nim-type games as executable claims',
  year: 2026,
  license: 'MIT',
} as const

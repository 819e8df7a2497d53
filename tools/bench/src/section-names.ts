/** What `--sections` and `--without` take, in the order of the document. */
export const SECTION_NAMES = [
  'yardstick',
  'piles',
  'small-boxes',
  'threads',
  'layers',
  'chromium',
  'critical',
  'claims',
  'plain',
] as const

export type SectionName = (typeof SECTION_NAMES)[number]

/** The values of `--sections` and `--without`, in the order of the document. */
export const SECTION_NAMES = ['yardstick', 'threads', 'layers', 'shifts', 'claims'] as const

export type SectionName = (typeof SECTION_NAMES)[number]

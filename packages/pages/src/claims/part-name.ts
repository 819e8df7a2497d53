import { capital } from '@nim/report/text'

/** Words of folders with another spelling than the text of a page. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'k-to-all-but-one': 'Moves on k to all but one stack',
  'm-rule': 'The M-rule',
  'slow-setnim': 'Slow SetNim',
}

/**
 * The part of a paper to which a statement belongs, by its source file: the name of the folder,
 * without the numbers of the sections. `Other statements` if there is no source file.
 */
export function partName(file: string | undefined): string {
  const folder = file?.split('/').at(-2)
  if (folder === undefined) return 'Other statements'
  const name = folder.replace(/^(?:(?:\d+|and)-)+/, '')
  return SPELLINGS[name] ?? capital(name.replaceAll('-', ' '))
}

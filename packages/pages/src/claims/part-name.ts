import { capital } from '@nim/report/text'

/** The names of the parts whose folders are spelled differently. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'k-to-all-but-one': 'Moves on k to all but one stack',
  'm-rule': 'The M-rule',
  'slow-setnim': 'Slow SetNim',
}

/**
 * The part of a paper to which a statement belongs, by its source file: the name of the folder,
 * without the numbers of the sections. The name is `Other statements` if the claim has no source
 * file.
 */
export function partName(file: string | undefined): string {
  const folder = file?.split('/').at(-2)
  if (folder === undefined) return 'Other statements'
  const name = folder.replace(/^(?:(?:\d+|and)-)+/, '')
  return SPELLINGS[name] ?? capital(name.replaceAll('-', ' '))
}

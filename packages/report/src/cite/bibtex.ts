import type { Reference } from '@nim/conjectures/cards'
import { escapeTex } from '../tex/escape-tex.ts'
import { NIMLAB } from './nimlab.ts'

/**
 * A paper as an entry of a BibTeX file: `@article` if it appeared in a journal, otherwise `@misc`.
 */
export function bibtex({ key, authors, title, year, arxiv, journal, note }: Reference): string {
  const names = authors.map(({ given, family }) => escapeTex(`${family}, ${given}`)).join(' and ')
  return entry(journal === undefined ? 'misc' : 'article', key, [
    ['author', names],
    // A second pair of braces preserves capital letters.
    ['title', `{${escapeTex(title)}}`],
    ...(journal === undefined
      ? []
      : ([
          ['journal', escapeTex(journal.name)],
          ['volume', String(journal.volume)],
          ['pages', journal.pages.join('--')],
        ] as const)),
    ['year', String(year)],
    ...(journal === undefined ? [] : ([['doi', journal.doi]] as const)),
    ...(arxiv === undefined
      ? []
      : ([
          ['eprint', arxiv],
          ['archiveprefix', 'arXiv'],
          ['howpublished', `arXiv:${arxiv}`],
        ] as const)),
    ...(note === undefined ? [] : ([['note', escapeTex(note)]] as const)),
  ])
}

/** A version of nimlab as an entry of a BibTeX file. */
export function nimlabBibtex(version: string): string {
  return entry('misc', NIMLAB.key, [
    ['author', `{${NIMLAB.authors}}`],
    ['title', `{${NIMLAB.title}}`],
    ['year', String(NIMLAB.year)],
    ['note', `Computer program, version ${version}`],
  ])
}

function entry(
  kind: string,
  key: string,
  fields: readonly (readonly [name: string, value: string])[],
): string {
  const lines = fields.map(([name, value]) => `  ${name} = {${value}},`)
  return [`@${kind}{${key},`, ...lines, '}'].join('\n')
}

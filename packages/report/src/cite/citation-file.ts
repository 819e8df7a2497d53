import type { Reference } from '@nim/conjectures/cards'
import { NIMLAB } from './nimlab.ts'

/**
 * The content of nimlab's file CITATION.cff, which states how to cite nimlab and lists the papers
 * as references.
 * @see https://citation-file-format.github.io
 */
export function citationFile(version: string, references: readonly Reference[]): string {
  return [
    '# Written by npm run docs.',
    'cff-version: 1.2.0',
    'message: If you use nimlab, please cite it and the paper whose statement you use.',
    'type: software',
    `title: ${text(NIMLAB.title)}`,
    'authors:',
    `  - name: ${NIMLAB.authors}`,
    `version: ${text(version)}`,
    `license: ${NIMLAB.license}`,
    'references:',
    ...references.flatMap(referenceLines),
    '',
  ].join('\n')
}

function referenceLines({ authors, title, year, arxiv, journal, note }: Reference): string[] {
  return [
    `  - type: article`,
    `    title: ${text(title)}`,
    '    authors:',
    ...authors.flatMap(({ given, family }) => [
      `      - family-names: ${text(family)}`,
      `        given-names: ${text(given)}`,
    ]),
    `    year: ${year}`,
    ...(journal === undefined
      ? []
      : [
          `    journal: ${text(journal.name)}`,
          `    volume: ${journal.volume}`,
          `    start: ${journal.pages[0]}`,
          `    end: ${journal.pages[1]}`,
          `    doi: ${text(journal.doi)}`,
        ]),
    ...(arxiv === undefined
      ? []
      : [
          '    identifiers:',
          '      - type: other',
          `        value: ${text(`arXiv:${arxiv}`)}`,
          `    url: ${text(`https://arxiv.org/abs/${arxiv}`)}`,
        ]),
    ...(note === undefined ? [] : [`    notes: ${text(note)}`]),
  ]
}

/** A string in YAML notation. */
function text(words: string): string {
  return `'${words.replaceAll("'", "''")}'`
}

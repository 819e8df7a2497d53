import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { House } from './house.ts'

/** Matches an id such as `GMMV-App-case2.1b`, with or without a file name extension. */
const ID = /(?<![\w-])(?:GMMV|DH|GN|V|NT)-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*/g
const ENDING = /(?:\.points)?\.(?:md|html|jsonl?|mjs|svg)$/
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm
const PROVED = /^\*\*(?:Theorem|Lemma) \d+ \((NT-[\w.]+)\)\.\*\*/gm

/** The names that look like a claim id and are valid. */
export function knownIds(root: string): Set<string> {
  const verdicts = readFileSync(join(root, 'packages/conjectures/src/cards/verdicts.ts'), 'utf8')
  const claims = [...verdicts.matchAll(/^ {2}'([^']+)':/gm)].map(([, id]) => id!)
  // some findings are about errors that only the printed paper contains
  const errata = readdirSync(join(root, 'docs/findings')).map((name) => name.replace(ENDING, ''))
  const proved = readdirSync(join(root, 'docs/proofs'))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => [...read(root, `docs/proofs/${name}`).matchAll(PROVED)])
    .map(([, id]) => id!)
  return new Set([...claims, ...errata, ...proved])
}

/** The distinct ids in a text that are not in the set of known ids. */
export function unknownIds(text: string, known: ReadonlySet<string>): string[] {
  const names = [...text.matchAll(ID)].map(([name]) => name)
  return [...new Set(names)].filter((id) => !known.has(id) && !known.has(id.replace(ENDING, '')))
}

/**
 * The pages, and the code (without comments) of all layers above the claims, with the paths of the
 * files.
 */
export function* citingTexts(root: string, house: House): Generator<[path: string, text: string]> {
  for (const { path } of house.tracked) {
    const isPage = path.endsWith('.md') && !path.endsWith('CHANGELOG.md')
    if (isPage && existsSync(join(root, path))) yield [path, read(root, path)]
  }
  for (const { path, text } of house.sources) {
    if (/^(?:packages\/(?:sweep|report|pages)|apps\/\w+)\/src\/|^tools\/|^scripts\//.test(path)) {
      if (!path.includes('/test/')) yield [path, text.replace(COMMENT, '')]
    }
  }
}

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

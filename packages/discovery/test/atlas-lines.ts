import { readdirSync, readFileSync } from 'node:fs'

const ATLAS = new URL('../../../docs/atlas/', import.meta.url)

/** Files of docs/atlas whose lines are no rows on one game. */
const OTHERS = new Set(
  ['coq', 'inclusions', 'laws', 'scans', 'shifts'].map((name) => `${name}.jsonl`),
)

/** The lines of a file of docs/atlas. */
export function atlasLines(file: string): string[] {
  return readFileSync(new URL(file, ATLAS), 'utf8').trimEnd().split('\n')
}

/** The files of docs/atlas with rows on single games. */
export const ROW_FILES: readonly string[] = readdirSync(ATLAS)
  .filter((file) => file.endsWith('.jsonl') && !OTHERS.has(file))
  .toSorted()

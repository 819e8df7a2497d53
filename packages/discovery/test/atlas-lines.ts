import { readdirSync, readFileSync } from 'node:fs'

const ATLAS = new URL('../../../docs/atlas/', import.meta.url)

/** The files in docs/atlas whose lines are not rows about single games. */
const OTHERS = new Set(
  ['coq', 'inclusions', 'laws', 'scans', 'shift-games', 'shifts'].map((name) => `${name}.jsonl`),
)

/** The lines of a file in docs/atlas. */
export function atlasLines(file: string): string[] {
  return readFileSync(new URL(file, ATLAS), 'utf8').trimEnd().split('\n')
}

/** The files in docs/atlas whose lines are rows about single games. */
export const ROW_FILES: readonly string[] = readdirSync(ATLAS)
  .filter((file) => file.endsWith('.jsonl') && !OTHERS.has(file))
  .toSorted()

import { existsSync, readFileSync } from 'node:fs'
import { root } from './source.mjs'

/** The file of docs/atlas of this name. */
export const dataFile = (name) => new URL(`docs/atlas/${name}.jsonl`, root)

/**
 * The lines of a data file of docs/atlas, each read by the parser of its schema; none if there is no such file.
 * Throws for a line that is not one, by its file and number, and for two lines on the same.
 */
export function linesOf(name, parse, keyOf) {
  const url = dataFile(name)
  if (!existsSync(url)) return []
  const seen = new Map()
  return readFileSync(url, 'utf8')
    .trimEnd()
    .split('\n')
    .map((text, i) => {
      const where = `docs/atlas/${name}.jsonl, line ${i + 1}`
      const line = parsed(() => parse(text), where)
      const key = keyOf(line)
      if (seen.has(key)) throw new Error(`${where}: line ${seen.get(key)} is on the same, ${key}`)
      seen.set(key, i + 1)
      return line
    })
}

function parsed(parse, where) {
  try {
    return parse()
  } catch (error) {
    throw new Error(`${where}: ${error.message}`, { cause: error })
  }
}

import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path/posix'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'

const EXPECTED = /^(.+?)\s*\/\/ => (-?\d+n?|'[^']*'|\[[^\]]*\]|true|false|null)/

/** The value that a line of a script states, and the actual value. */
interface Said {
  readonly line: string
  readonly expected: string
  readonly actual: string
}

/**
 * Runs a script of a page as a module that may import the packages. Returns a message for every
 * line of the form `value // => 6` whose value differs.
 */
export async function runScript(text: string, language: 'js' | 'ts'): Promise<string[]> {
  const values: Said[] = []
  const folder = mkdtempSync(join(tmpdir(), 'nimlab-script-'))
  try {
    symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const lines = text.split('\n').map((line) => {
      const [, value, expected] = EXPECTED.exec(line) ?? []
      if (value === undefined || expected === undefined) return line
      const isStatement = /^\s*(?:const|let|import|return)\b/.test(value)
      return isStatement ? line : `say(${JSON.stringify({ line, expected })}, ${value})`
    })
    const file = join(folder, `example.${language === 'ts' ? 'ts' : 'mjs'}`)
    const say = ({ line, expected }: Omit<Said, 'actual'>, value: unknown): void => {
      values.push({ line, expected, actual: inspect(value) })
    }
    Object.assign(globalThis, { say })
    writeFileSync(file, lines.join('\n'))
    await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
  return values
    .filter(({ expected, actual }) => inspect(valueOf(expected)) !== actual)
    .map(({ line, actual }) => `${line.trim()}: it is ${actual}`)
}

function valueOf(literal: string): unknown {
  if (/^-?\d+n$/.test(literal)) return BigInt(literal.slice(0, -1))
  return JSON.parse(literal.replaceAll("'", '"')) as unknown
}

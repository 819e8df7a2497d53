import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { writeHostileFiles } from './hostile-files.ts'
import { type Ended, nimlab } from './run-command.ts'

/**
 * In the sample, the test tries one of every `ONE_OF` lines. For lines that need a thread or a
 * process, it tries one of every `ONE_OF_SLOW` lines.
 */
const ONE_OF = 3
const ONE_OF_SLOW = 12

const COMMAND = fileURLToPath(new URL('../bin/nimlab.mjs', import.meta.url))
const TABLE = new URL('hostile-lines.txt', import.meta.url)
const IN_A_THREAD = /^(?:solve|list|sequence|plot|grid) /

interface Line {
  readonly code: number
  /** A part of the expected message. */
  readonly says: string
  readonly words: string
}

const LINES: readonly Line[] = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [code, says, words] = line.split('\t')
    return { code: Number(code), says: says!, words: words! }
  })

const isSlow = ({ words }: Line): boolean => words.startsWith('$') || IN_A_THREAD.test(words)
const tried = [
  ...sampled(
    LINES.filter((line) => !isSlow(line)),
    ONE_OF,
  ),
  ...sampled(LINES.filter(isSlow), ONE_OF_SLOW),
]

const folder = mkdtempSync(join(tmpdir(), 'nimlab-hostile-'))
beforeAll(() => writeHostileFiles(folder))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The words of a line of the table, with abbreviations expanded. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"(?:[^"\\]|\\.)*"|\S+/g)].map(([word]) => {
    const text = word.startsWith('"') ? (JSON.parse(word) as string) : word
    const repeated = text.replaceAll(/⟨(.+?)×(\d+)⟩/g, (_, part: string, times: string) =>
      part.repeat(Number(times)),
    )
    return repeated.replace(/^(@?)@(?!no-such)/, `$1${folder}/`)
  })
}

/**
 * Runs a line of bash in the folder of the hostile files. In this line, `nimlab` stands for the
 * command.
 */
function inBash(line: string): Promise<Ended> {
  const script = `nimlab() { '${process.execPath}' '${COMMAND}' "$@"; }\n${line}`
  return new Promise((resolve) => {
    execFile('bash', ['-c', script], { cwd: folder }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
      resolve({ code, stdout, stderr })
    })
  })
}

describe('hostile command lines end with the right exit code and without a stack trace', () => {
  it('there are more than 500, without duplicates', () => {
    expect(new Set(LINES.map(({ words }) => words)).size).toBe(LINES.length)
    expect(LINES.length).toBeGreaterThan(500)
  })

  it.each(tried)('$code $words', async ({ code, says, words }) => {
    const ended = words.startsWith('$ ')
      ? await inBash(words.slice(2))
      : await nimlab(...wordsOf(words))
    const said = ended.stderr + ended.stdout
    expect(ended.stderr).not.toMatch(/nimlab: internal error|\bat .*:\d+:\d+/)
    // oxlint-disable-next-line no-control-regex -- a terminal would interpret these characters
    expect(ended.stderr).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E]/)
    if (code === 2) {
      expect(ended.stderr).toMatch(/^(?:nimlab|Usage): [^\n]+$/m)
      expect(ended.stdout).toBe('')
    }
    expect(said.replaceAll(folder, '@')).toContain(says)
    expect(ended.code).toBe(code)
  })
})

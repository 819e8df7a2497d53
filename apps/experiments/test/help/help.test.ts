import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { GAMES } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { commandsPage } from '../../src/help/commands-page.ts'
import { FIRST_LINES } from '../../src/help/first-lines.ts'
import { RULESET_FORMS } from '../../src/help/topics/rulesets.ts'
import { EXIT_WORDS } from '../../src/help/topics/exit-codes.ts'
import { EXIT } from '../../src/exit-code.ts'
import { wholeProgram } from '../../src/program.ts'
import { nimlab } from '../run-command.ts'

/** The number of lines that a reader sees without scrolling. */
const FIRST = 40
const NO_SERVER = 'sweep worker'

const verbs = pathsUnder(await wholeProgram())

function pathsUnder(command: CommandUnknownOpts, path: readonly string[] = []): string[] {
  return command.commands.flatMap((part) => {
    const own = [...path, part.name()]
    return part.commands.length === 0 ? [own.join(' ')] : pathsUnder(part, own)
  })
}

describe('the help of a verb', () => {
  it('has an example for every verb, and for nothing else', () => {
    expect(Object.keys(FIRST_LINES).toSorted()).toEqual(verbs.toSorted())
  })

  it.each(verbs)(
    '%s: the first 40 lines contain the usage, an example and the everyday options',
    async (verb) => {
      const { code, stdout } = await nimlab(...verb.split(' '), '--help')
      expect(code).toBe(0)
      const lines = stdout.split('\n')
      expect(lines[0]).toMatch(new RegExp(`^Usage: nimlab ${verb}\\b`))
      const advanced = lines.findIndex((line) => line.startsWith('Advanced'))
      const first = lines.slice(0, advanced === -1 ? lines.length : advanced)
      expect(first.length).toBeLessThanOrEqual(FIRST)
      const { example, everyday = [] } = FIRST_LINES[verb]!
      for (const line of example) expect(first).toContain(`  ${line}`)
      for (const option of everyday) expect(first.join('\n')).toMatch(new RegExp(` ${option}\\b`))
    },
  )

  it.each(sampled(verbs, 4))('%s: the example works', async (verb) => {
    const folder = mkdtempSync(join(tmpdir(), 'nimlab-example-'))
    try {
      for (const line of FIRST_LINES[verb]!.example) {
        // oxlint-disable-next-line no-await-in-loop -- a line needs the output of the previous one
        const { code, stderr } = await inFolder(folder, line)
        const expected = verb === NO_SERVER ? /nimlab: .*redis/ : /^(?!.*nimlab: )/s
        expect(stderr, line).toMatch(expected)
        expect(code, line).toBe(verb === NO_SERVER ? EXIT.usage : code & EXIT.refuted)
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

/** Runs a line of bash in a folder. In this line, `nimlab` stands for the command. */
async function inFolder(folder: string, line: string): Promise<{ code: number; stderr: string }> {
  const command = new URL('../../bin/nimlab.mjs', import.meta.url).pathname
  const script = `nimlab() { '${process.execPath}' '${command}' "$@"; }\ncd '${folder}' && ${line}`
  try {
    execFileSync('bash', ['-c', script], { stdio: 'pipe' })
    return { code: 0, stderr: '' }
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: Buffer }
    return { code: status, stderr: stderr.toString() }
  }
}

describe('nimlab alone', () => {
  it('prints three first commands, which all work, and the groups of verbs', async () => {
    const { code, stdout } = await nimlab()
    expect(code).toBe(0)
    const commands = stdout.match(/(?<=^ {2}nimlab ).*?(?= {2})/gm)!
    expect(commands).toHaveLength(3)
    expect(stdout).toMatch(/^Games:$/m)
    for (const command of commands) {
      const words = command.match(/"[^"]*"|\S+/g)!.map((word) => word.replaceAll('"', ''))
      // oxlint-disable-next-line no-await-in-loop -- the commands must run one at a time
      expect((await nimlab(...words)).code, command).toBeLessThan(2)
    }
  })

  it('prints the same text as --help and help', async () => {
    const { stdout } = await nimlab()
    expect((await nimlab('--help')).stdout).toBe(stdout)
    expect((await nimlab('help')).stdout).toBe(stdout)
    expect((await nimlab('help', 'sweep', 'run')).stdout).toBe(
      (await nimlab('sweep', 'run', '--help')).stdout,
    )
  })
})

describe('the topics of help', () => {
  it.each(['rulesets', 'formulas', 'verdicts', 'exit-codes'])('%s has a text', async (topic) => {
    const { code, stdout } = await nimlab('help', topic)
    expect(code).toBe(0)
    expect(stdout.split('\n').length).toBeGreaterThan(8)
    expect(stdout.split('\n').filter((line) => Array.from(line).length > 100)).toEqual([])
  })

  it('rulesets lists every game, with valid examples', () => {
    const names = RULESET_FORMS.map(({ form }) => /^[A-Z]+/.exec(form)![0])
    expect(names.toSorted()).toEqual(GAMES.map(({ kind }) => kind).toSorted())
  })

  it('verdicts explains each verdict in the words of the glossary', async () => {
    const glossary = readFileSync(new URL('../../../../docs/glossary.md', import.meta.url), 'utf8')
    const { stdout } = await nimlab('help', 'verdicts')
    const words = stdout.replaceAll(/\s+/g, ' ')
    const rows = [...glossary.matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)]
    const verdicts = rows.slice(rows.findIndex(([, name]) => name === 'holds')).slice(0, 9)
    expect(verdicts).toHaveLength(9)
    for (const [, verdict, says] of verdicts) expect(words).toContain(`${verdict} ${says}`)
  })

  it('exit-codes lists every exit code', () => {
    expect(EXIT_WORDS.map(([code]) => code)).toEqual(Object.values(EXIT))
  })

  it('an unknown topic is an error', async () => {
    expect(await nimlab('help', 'chekc')).toEqual({
      code: 2,
      stdout: '',
      stderr: "nimlab: unknown command or topic 'chekc'; did you mean check?\n",
    })
  })
})

it('docs/commands.md, which npm run docs writes, agrees with the help of the command', async () => {
  const page = readFileSync(new URL('../../../../docs/commands.md', import.meta.url), 'utf8')
  // Ignore the blanks that the formatter adds to table cells.
  const settled = (text: string): string =>
    text.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---')
  expect(settled(page)).toBe(settled(await commandsPage()))
})

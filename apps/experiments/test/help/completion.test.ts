import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CARDS } from '@nim/conjectures/cards'
import { parseRuleset } from '@nim/core/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completionWords } from '../../src/completion/words-of.ts'
import { wholeProgram } from '../../src/program.ts'
import { VERBS } from '../../src/verbs.ts'
import { nimlab } from '../run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimlab-completion-'))
const scriptOf = (shell: string): string => join(folder, `nimlab.${shell}`)
beforeAll(async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    // oxlint-disable-next-line no-await-in-loop -- the commands must run one at a time
    writeFileSync(scriptOf(shell), (await nimlab('completion', shell)).stdout)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The words that bash offers to complete the last word. */
function offeredByBash(...words: readonly string[]): string[] {
  const list = words.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ')
  const script = `source '${scriptOf('bash')}'; COMP_WORDS=(nimlab ${list}); COMP_CWORD=${words.length}; _nimlab; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.split('\n').filter((word) => word !== '')
}

describe('completion', () => {
  it('covers all verbs, claims and options, and offers only valid rulesets', async () => {
    const words = completionWords(await wholeProgram())
    const paths = words.commands.map(({ path }) => path)
    for (const verb of VERBS.keys()) expect(paths).toContain(verb)
    for (const { id } of CARDS) expect(words.claims).toContain(id)
    for (const ruleset of words.rulesets) expect(() => parseRuleset(ruleset)).not.toThrow()
  })

  it('offers verbs, options, accepted words, rulesets and claims in bash', () => {
    expect(offeredByBash('po')).toEqual(['position'])
    expect(offeredByBash('sweep', 'st')).toEqual(['status'])
    expect(offeredByBash('position', 'nim(4')).toEqual(['NIM(4,2)', 'NIM(4,3)'])
    expect(offeredByBash('position', String.raw`NIM\(4`)).toEqual(['NIM(4,2)', 'NIM(4,3)'])
    expect(offeredByBash('position', '"NIM(4')).toEqual(['NIM(4,2)', 'NIM(4,3)'])
    expect(offeredByBash('check', 'slow')).toEqual(['slow-setnim'])
    expect(offeredByBash('check', 'dh-t5')).toContain('DH-T5.1')
    expect(offeredByBash('check', 'DH-C1', '--mem')).toEqual(['--memory'])
    expect(offeredByBash('prove', 'DH-C1', '--by', 'p')).toEqual(['points', 'parts'])
    expect(offeredByBash('help', 'ver')).toEqual(['verdicts'])
    expect(offeredByBash('solve', 'NIM(4,2)', '--out', '')).toEqual([])
  })

  // The test machines do not have these two shells. Their scripts were tested by hand.
  it.each(['zsh', 'fish'])('contains every verb, option and claim for %s', async (shell) => {
    const script = readFileSync(scriptOf(shell), 'utf8')
    const { commands, claims, rulesets } = completionWords(await wholeProgram())
    const long = commands.flatMap(({ options }) => options.flatMap(({ flags }) => flags.at(-1)!))
    const written = shell === 'zsh' ? long : long.map((flag) => flag.replace(/^--/, '-l '))
    const words = [...commands.map(({ path }) => path), ...claims, ...rulesets, ...written]
    expect(words.filter((word) => !script.includes(word))).toEqual([])
  })

  it('rejects other shells', async () => {
    const { code, stderr } = await nimlab('completion', 'csh')
    expect(code).toBe(2)
    expect(stderr).toContain('bash, zsh, fish')
  })
})

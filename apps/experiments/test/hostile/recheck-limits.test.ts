import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileCertificate } from '../../../../packages/prover/test/hostile/hostile-certificates.ts'
import { IS_LONG, SAMPLE } from '../../../../vitest.sample.ts'
import { inProcessOfItsOwn, jsonLines, nimlab } from '../run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimlab-limits-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string): string => join(folder, name)
const POINTS = at('proof/GMMV-App-fix.points.json')

beforeAll(async () => {
  const asked = ['prove', 'GMMV-App-fix', '--by', 'points', '--certificate', at('proof')]
  expect(await nimlab(...asked)).toMatchObject({ code: 0 })
})

const OUT = / OUT OF BOUNDS: .*more than 10; --points raises the limit\n$/

it('a recheck of points ends at its limit with exit code 3 and one line, and a higher --points avoids that', async () => {
  const few = await nimlab('recheck', POINTS, '--points', '10')
  expect(few.code).toBe(3)
  expect(few.stdout).toMatch(OUT)
  expect(few.stdout.trim().split('\n')).toHaveLength(1)
  expect(await nimlab('recheck', POINTS, '--points', '5000')).toMatchObject({ code: 0 })
})

it('a recheck of a directory ends with exit code 3 if a limit leaves a proof undecided', async () => {
  const few = await nimlab('recheck', at('proof'), '--points', '10', '--json')
  expect(jsonLines(few.stdout)).toMatchObject([
    { confirmed: false, problems: [{ outOfBounds: true }] },
  ])
  expect(few.code).toBe(3)
  expect(await nimlab('recheck', at('proof'))).toMatchObject({ code: 0 })
})

it('a recheck of shift rules ends at its limit with exit code 3, and rejects duplicate games', async () => {
  const rules = new URL('../../../../docs/proofs/shift-rules.jsonl', import.meta.url)
  const [line, ...others] = readFileSync(rules, 'utf8').trim().split('\n')
  writeFileSync(at('one.json'), others.at(-1)!)
  const few = await nimlab('recheck', at('one.json'), '--points', '1')
  expect(few.stdout).toMatch(
    /line 1: OUT OF BOUNDS: more than 5000 steps; --points raises the limit\n$/,
  )
  expect(few.code).toBe(3)
  const worse = JSON.stringify({ ...(JSON.parse(line!) as object), box: 3 })
  writeFileSync(at('twice.jsonl'), `${line}\n${worse}\n`)
  const twice = await nimlab('recheck', at('twice.jsonl'))
  expect(twice.stdout).toMatch(
    /twice\.jsonl, line 2: line 1 is about the same game\n\nnot confirmed\n$/,
  )
  expect(twice.code).toBe(4)
})

const FILES = IS_LONG ? Array.from({ length: 100 }, (_, i) => 10 * i) : [(SAMPLE * 11) % 1000]

it.each(FILES)(
  'a recheck ends with one word or one clear line: hostile certificate %i',
  async (i) => {
    const { kind, name, text } = hostileCertificate(i)
    const file = at(kind === 'points' ? 'hostile.points.json' : 'hostile.json')
    writeFileSync(file, text)
    const { code, stdout, stderr } = await nimlab('recheck', file, '--points', '500')
    expect([0, 2, 3, 4], `${name}\n${stderr}`).toContain(code)
    expect(stderr, name).not.toMatch(/internal error|\n\s+at /)
    // A file of shift rules can have one certificate on each line.
    const words = stdout.match(/confirmed for all positions|not confirmed|OUT OF BOUNDS/g) ?? []
    if (code === 2) expect(stderr, name).toMatch(/^nimlab: [^\n]+\n$/)
    else expect(words.length, name).toBeGreaterThan(0)
  },
)

it.runIf(IS_LONG)('a recheck prints its progress', async () => {
  const far = at('far.points.json')
  const certificate = JSON.parse(readFileSync(POINTS, 'utf8')) as { question: { says: string } }
  const many = Array.from({ length: 300 }, (_, i) => `(x1 + ${i}*x2) mod 97 >= 0`).join(' and ')
  certificate.question.says = `${certificate.question.says} and ${many}`
  writeFileSync(far, JSON.stringify(certificate))
  const { stderr } = await inProcessOfItsOwn('recheck', far)
  expect(stderr).toMatch(/^recheck: .*deriving the thresholds/m)
})

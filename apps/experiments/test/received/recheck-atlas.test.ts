import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { CERTIFICATE_PACK, type CertificatePack, packText, readPack } from '@nim/conjectures/goals'
import type { AtlasRow } from '@nim/discovery'
import type { Certificate } from '@nim/prover/points-check'
import { digestOf } from '@nim/sweep/records'
import { afterAll, describe, expect, it } from 'vitest'
import { IS_LONG, sampled } from '../../../../vitest.sample.ts'
import { SHIFT_PACK } from '../../src/atlas/recheck-shifts.ts'
import { inProcessOfItsOwn, nimlab } from '../run-command.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
/** A forged row, whose fields can have any value. */
type Row = Mutable<Omit<AtlasRow, 'certificate' | 'points' | 'largestPile' | 'says'>> & {
  says: string
  points: number
  largestPile: number
  certificate?: string | undefined
  checked?: true
}
type Forged = Omit<Certificate, 'format'> & { format: string; checked?: true }
/** A forged case of a claim. */
interface Case {
  claim: string
  case: Record<string, string | number>
  certificates: string[]
}

const folder = mkdtempSync(join(tmpdir(), 'nimlab-atlas-'))
afterAll(() => rmSync(folder, { recursive: true }))
const ATLAS = fileURLToPath(new URL('../../../../docs/atlas/', import.meta.url))
const WHOLE = readPack(gunzipSync(readFileSync(join(ATLAS, CERTIFICATE_PACK))).toString())
const TEXTS = new Map(WHOLE.certificates.map((text) => [digestOf(text), text]))

const linesOf = (name: string): string[] =>
  readFileSync(join(ATLAS, name), 'utf8').trimEnd().split('\n')
const ROWS = [
  ...linesOf('hnim-3.jsonl').filter((line) => /"HNIM\(3;\{3\},\{1,2\}\)"/.test(line)),
  ...linesOf('sn-grundy.jsonl').slice(0, 2),
  ...linesOf('sn-remoteness.jsonl').slice(0, 2),
  ...linesOf('nim.jsonl')
    .filter((line) => /"theorem"/.test(line))
    .slice(0, 1),
  ...linesOf('sn-5.jsonl')
    .filter((line) => /"status":"open"/.test(line))
    .slice(0, 1),
]
const CASES = WHOLE.cases.filter(
  ({ claim, case: { n, k, branch } }) =>
    (claim === 'GMMV-F2' && n === 2 && k === 1) ||
    (claim === 'NT-T5' && n === 3 && k === 2) ||
    claim === 'GMMV-App-fix' ||
    (claim === 'GMMV-App' && branch === 'case0.1'),
)

/** A small atlas, which is written after a forger has changed it. */
interface Small {
  rows: Row[]
  cases: Case[]
  certificates: Forged[]
}
const small = (): Small => {
  const rows = ROWS.map((line) => JSON.parse(line) as Row)
  const named = [
    ...rows.flatMap(({ certificate }) => (certificate === undefined ? [] : [certificate])),
    ...CASES.flatMap(({ certificates }) => certificates),
  ]
  const certificates = [...new Set(named)].map((digest) => JSON.parse(TEXTS.get(digest)!) as Forged)
  return { rows, cases: structuredClone(CASES) as unknown as Case[], certificates }
}
const write = (name: string, { rows, cases, certificates }: Small): string => {
  const at = join(folder, name)
  mkdirSync(at)
  writeFileSync(join(at, 'rows.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const pack: CertificatePack = {
    cases,
    certificates: certificates.map((one) => JSON.stringify(one)),
  }
  writeFileSync(join(at, CERTIFICATE_PACK), gzipSync(packText(pack)))
  return at
}
/**
 * Changes the certificate of a row, and also its digests in the row and in all cases, so that all
 * digests match.
 */
const alter = (
  { rows, cases, certificates }: Small,
  row: number,
  how: (one: Forged) => void,
): void => {
  const before = rows[row]!.certificate!
  const certificate = certificates.find((one) => digestOf(JSON.stringify(one)) === before)!
  how(certificate)
  const after = digestOf(JSON.stringify(certificate))
  for (const one of rows) if (one.certificate === before) one.certificate = after
  for (const { certificates: digests } of cases) {
    for (const [i, digest] of digests.entries()) if (digest === before) digests[i] = after
  }
}
const caseOf = ({ cases }: Small, id: string): Case => cases.find(({ claim }) => claim === id)!

type Forgery = readonly [what: string, forge: (atlas: Small) => void, message: RegExp]

const OF_ROWS: readonly Forgery[] = [
  [
    'another constant in the formula of a row',
    ({ rows }) => {
      rows[0]!.says = rows[0]!.says.replace('0 (mod 2)', '1 (mod 2)')
    },
    /line 1 .*: its certificate proves a different statement/,
  ],
  [
    'another relation in the formula of a row',
    ({ rows }) => {
      rows[0]!.says = rows[0]!.says.replace(/>=|<=|<|>/, '==')
    },
    /line 1 .*: its certificate proves a different statement/,
  ],
  [
    'a formula in other words',
    ({ rows }) => {
      rows[4]!.says = `(${rows[4]!.says})`
    },
    /line 5 .*proves a different statement/,
  ],
  [
    'another game',
    ({ rows }) => {
      rows[0]!.game = 'HNIM(3;{2},{1,3})'
    },
    /line 1 .*proves a different statement/,
  ],
  [
    'the other play',
    ({ rows }) => {
      rows[0]!.play = 'misere'
    },
    /line 1 .*proves a different statement/,
  ],
  [
    'another value',
    ({ rows }) => {
      rows[0]!.value = 'grundy'
    },
    /line 1: formula: column 1: expected a term, not a formula/,
  ],
  [
    'other points',
    ({ rows }) => {
      rows[0]!.points++
    },
    /line 1 .*has different points/,
  ],
  [
    'another largest pile',
    ({ rows }) => {
      rows[0]!.largestPile++
    },
    /line 1 .*has different points/,
  ],
  [
    'the certificate of another row',
    ({ rows }) => {
      rows[0]!.certificate = rows[1]!.certificate
    },
    /line 1 .*proves a different statement/,
  ],
  [
    'a certificate that is nowhere',
    ({ rows }) => {
      rows[0]!.certificate = `sha256:${'0'.repeat(64)}`
    },
    /line 1 .*certificates\.jsonl\.gz does not contain its certificate/,
  ],
  [
    'an open row that claims a proof',
    ({ rows }) => {
      rows.at(-1)!.status = 'proved'
    },
    /^REFUSED: rows\.jsonl, line 7: /,
  ],
  [
    'another formula beside a theorem',
    ({ rows }) => {
      rows.at(-2)!.says = 'x1 == 0 (mod 2)'
    },
    /line 6 .*its theorem makes a different statement/,
  ],
  [
    'another theorem',
    ({ rows }) => {
      rows.at(-2)!.theorem = 'NT-1'
    },
    /line 6 .*its theorem makes a different statement/,
  ],
  [
    'a row twice',
    ({ rows }) => {
      rows.push(rows[0]!)
    },
    /line 8: it repeats the subject of rows\.jsonl, line 1/,
  ],
  [
    'a field that no row has',
    ({ rows }) => {
      rows[0]!.checked = true
    },
    /line 1: .*checked/,
  ],
]
const OF_CERTIFICATES: readonly Forgery[] = [
  [
    'another formula in row and certificate',
    (atlas) => {
      const says = atlas.rows[0]!.says.replace('0 (mod 2)', '1 (mod 2)')
      atlas.rows[0]!.says = says
      alter(atlas, 0, ({ question }) => {
        question.says = says
      })
    },
    /line 1 .*: the statement is wrong at /,
  ],
  [
    'piles in another order',
    (atlas) =>
      alter(atlas, 0, ({ question }) => {
        question.variables = ['x2', 'x1', 'x3']
      }),
    /line 1 .*: /,
  ],
  [
    'fewer points',
    (atlas) => {
      atlas.rows[0]!.points--
      alter(atlas, 0, ({ points }) => {
        points.count--
      })
    },
    /line 1 .*: there are \d+ points, not \d+/,
  ],
  [
    'the digest of other points',
    (atlas) =>
      alter(atlas, 0, ({ points }) => {
        points.digest = `sha256:${'1'.repeat(64)}`
      }),
    /line 1 .*digest does not match the points/,
  ],
  [
    'no thresholds',
    (atlas) =>
      alter(atlas, 0, ({ walls }) => {
        for (const wall of walls) wall.thresholds = []
      }),
    /line 1 .*: /,
  ],
  [
    'another version',
    (atlas) =>
      alter(atlas, 0, (one) => {
        one.format = 'nimlab-points-2'
      }),
    /line 1 .*: format/,
  ],
  [
    'a field that no certificate has',
    (atlas) =>
      alter(atlas, 0, (one) => {
        one.checked = true
      }),
    /line 1 .*: checked/,
  ],
  [
    'a certificate that nobody needs',
    ({ certificates }) => {
      const own = new Set(certificates.map((one) => JSON.stringify(one)))
      certificates.push(JSON.parse(WHOLE.certificates.find((text) => !own.has(text))!))
    },
    /certificates\.jsonl\.gz: the certificate sha256:\w+ belongs to neither a row nor a case/,
  ],
  [
    'a certificate less',
    ({ certificates }) => void certificates.shift(),
    /certificates\.jsonl\.gz does not contain its certificate/,
  ],
]
const OF_CASES: readonly Forgery[] = [
  [
    'another claim',
    (atlas) => {
      caseOf(atlas, 'GMMV-F2').claim = 'DH-C1'
    },
    /DH-C1 .*: /,
  ],
  [
    'a claim that is none',
    (atlas) => {
      caseOf(atlas, 'GMMV-F2').claim = 'GMMV-F99'
    },
    /no such claim has goals/,
  ],
  [
    'another case',
    (atlas) => {
      caseOf(atlas, 'GMMV-F2').case['k'] = 2
    },
    /certificate 1 proves a different statement/,
  ],
  [
    'a case that the claim does not have',
    (atlas) => {
      caseOf(atlas, 'GMMV-F2').case['n'] = 10 ** 9
    },
    /the claim has no such case/,
  ],
  [
    'a case of another kind',
    (atlas) => {
      caseOf(atlas, 'GMMV-F2').case['n'] = 'two'
    },
    /the claim has no such case/,
  ],
  [
    'a certificate of a case less',
    (atlas) => void caseOf(atlas, 'NT-T5').certificates.pop(),
    /NT-T5 .*questions?, but \d+ certificates?/,
  ],
  [
    'the certificates of a case in another order',
    (atlas) => {
      const one = caseOf(atlas, 'NT-T5')
      one.certificates = one.certificates.toReversed()
    },
    /NT-T5 .*proves a different statement/,
  ],
  [
    'a case without that on which it rests',
    (atlas) => {
      const gone = caseOf(atlas, 'GMMV-App-fix')
      atlas.cases = atlas.cases.filter((one) => one.claim !== 'GMMV-App-fix')
      atlas.certificates = atlas.certificates.filter(
        (one) => !gone.certificates.includes(digestOf(JSON.stringify(one))),
      )
    },
    /GMMV-App .*it depends on GMMV-App-fix, which is not proved/,
  ],
  [
    'a case twice',
    ({ cases }) => void cases.push(cases[0]!),
    /line \d+: it repeats the subject of line 2/,
  ],
]

const text = (): string => gunzipSync(readFileSync(join(whole(), CERTIFICATE_PACK))).toString()
let made = ''
function whole(): string {
  made ||= write('whole', small())
  return made
}

describe('nimlab recheck --atlas', () => {
  it('reports in a one-word verdict and one sentence that certificates prove rows and cases', async () => {
    const { code, stdout } = await nimlab('recheck', '--atlas', whole())
    expect(stdout).toMatch(
      /^VERIFIED: \d+ certificates prove 5 rows and 4 cases of claims; 1 rows follow from a theorem, and 1 rows claim no proof\n$/,
    )
    expect(code).toBe(0)
  })

  it.each(sampled([...OF_ROWS, ...OF_CERTIFICATES, ...OF_CASES], 6))(
    'rejects %s',
    async (what, forge, message) => {
      const atlas = small()
      forge(atlas)
      const { code, stdout } = await nimlab('recheck', '--atlas', write(what, atlas))
      expect(stdout).toMatch(/^REFUSED: [^\n]+\n$/)
      expect(stdout).toMatch(message)
      expect(code).toBe(4)
    },
  )

  it.each(
    sampled<readonly [string, () => Uint8Array, RegExp]>(
      [
        ['is no file of gzip', () => Buffer.from(text()), /it is not a complete gzip file/],
        ['is cut off', () => gzipSync(text()).subarray(0, 500), /it is not a complete gzip file/],
        [
          'has a line in another order',
          () => gzipSync(text().replace(/(.*\n)(.*\n)$/, '$2$1')),
          /its lines are in the wrong order/,
        ],
        [
          'has no end of its last line',
          () => gzipSync(text().slice(0, -1)),
          /its last line is cut off/,
        ],
        [
          'is of another version',
          () => gzipSync(text().replace('certificates-1', 'certificates-2')),
          /line 1: expected /,
        ],
        [
          'has a field twice',
          () => gzipSync(text().replace('"sorted":', '"sorted":true,"sorted":')),
          /it is not valid JSON in the form that nimlab writes/,
        ],
        ['is full of zeros', () => gzipSync(Buffer.alloc(1 << 27)), /it has more than \d+ bytes/],
      ],
      3,
    ),
  )('rejects a file of certificates that %s', async (what, bytes, message) => {
    const at = write(what, small())
    writeFileSync(join(at, CERTIFICATE_PACK), bytes())
    const { code, stdout } = await nimlab('recheck', '--atlas', at)
    expect(stdout).toMatch(/^REFUSED: certificates\.jsonl\.gz: [^\n]+\n$/)
    expect(stdout).toMatch(message)
    expect(code).toBe(4)
  })

  it('ends with exit code 3 at its limit, unless it rejects something', async () => {
    const few = await nimlab('recheck', '--atlas', whole(), '--points', '10')
    expect(few.stdout).toMatch(
      /^OUT OF BOUNDS: rows\.jsonl, line 1 .*, more than 10; and \d+ more\n$/,
    )
    expect(few.code).toBe(3)
    const atlas = small()
    atlas.rows.at(-2)!.theorem = 'NT-1'
    const both = await nimlab(
      'recheck',
      '--atlas',
      write('both', atlas),
      '--points',
      '10',
      '--json',
    )
    expect(JSON.parse(both.stdout)).toMatchObject({
      word: 'REFUSED',
      sentence: expect.stringMatching(/theorem/),
    })
    expect(both.code).toBe(4)
  })

  it('describes wrong input in one line', async () => {
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    const none = join(folder, 'without-pack')
    mkdirSync(none)
    writeFileSync(join(none, 'rows.jsonl'), `${ROWS[0]}\n`)
    const half = write('without-shift-games', small())
    cpSync(join(ATLAS, SHIFT_PACK), join(half, SHIFT_PACK))
    for (const [args, message] of [
      [
        ['--atlas', join(folder, 'nowhere')],
        /nowhere' is not a folder; expected the folder of an atlas/,
      ],
      [['--atlas', empty], /empty' contains no rows of an atlas/],
      [['--atlas', none], /certificates\.jsonl\.gz' does not exist/],
      [['--atlas', half], /shift-games\.jsonl' does not exist/],
      [['--atlas', whole(), '--solver', 'z3'], /--solver cannot be combined with --atlas/],
      [['--atlas', whole(), '--sample', '5'], /--sample cannot be combined with --atlas/],
      [['--atlas', whole(), '--points', 'x'], /--points/],
      [[], /missing required argument 'certificate', or --atlas/],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- the calls share one stdout
      const { code, stdout, stderr } = await inProcessOfItsOwn('recheck', ...args)
      expect(stderr).toMatch(/^(?:nimlab: [^\n]+\n)+$/)
      expect(stderr).toMatch(message)
      expect(stdout).toBe('')
      expect(code).toBe(2)
    }
  })
})

it.runIf(IS_LONG)(
  'the committed atlas matches its certificates, and --seconds ends the check',
  { timeout: 3_600_000 },
  async () => {
    const whole = await inProcessOfItsOwn('recheck', '--atlas')
    expect(whole.stdout).toMatch(/^VERIFIED: /)
    expect(whole.code).toBe(0)
    expect(whole.stderr).toMatch(/checking certificates/)
    expect(whole.stderr).toMatch(/checking shift rules/)
    const short = await inProcessOfItsOwn('recheck', '--atlas', '--seconds', '1')
    expect(short.stdout).toBe('OUT OF BOUNDS: the check was stopped before the end\n')
    expect(short.code).toBe(3)
  },
)

/**
 * Certificates from an attacker who wants the checker to hang, to run out of memory, or to accept a
 * wrong statement.
 */
import { readFileSync } from 'node:fs'
import { denseBox, slowSetNim } from '@nim/core/rules'
import { kToAllButOneFormula } from '@nim/core/setnim'
import { assign, evaluate, parse, parseTerm } from '@nim/presburger'
import { proveByPoints } from '../../src/points/index.ts'
import { outcomes, values } from '../points/questions.ts'

/** A text for a checker. */
export interface HostileCertificate {
  readonly kind: 'points' | 'shifts'
  /** A description of the attack. */
  readonly name: string
  readonly text: string
}

type Draw = (below: number) => number
type Json = Record<string, unknown>
type Attack = readonly [name: string, text: (valid: Json, draw: Draw) => string]

const COMMITTED = new URL('../../../../docs/proofs/shift-rules.jsonl', import.meta.url)

const POINTS: readonly string[] = [
  outcomes(slowSetNim(3, [1, 2]), kToAllButOneFormula(3, 1)),
  values(
    'remoteness',
    slowSetNim(2, [1, 2]),
    parseTerm('x1 + x2 - [x1 mod 2 = 1 and x2 mod 2 = 1]'),
  ),
  values('grundy', slowSetNim(3, [3]), parseTerm('x1 mod 2')),
  {
    value: 'statement' as const,
    variables: ['x1', 'x2'],
    sorted: false,
    says: parse('(x1 + x2) div 2 <= max(x1, x2) and (x1 div 2 = x2 -> x1 - 2*x2 <= 1)'),
  },
].map((question) => {
  const proof = proveByPoints(question)
  if (proof.answer !== 'proved') throw new Error(`${question.value}: ${proof.answer}`)
  return JSON.stringify(proof.certificate)
})

const SHIFTS: readonly string[] = readFileSync(COMMITTED, 'utf8')
  .trim()
  .split('\n')
  .filter((_, i) => i % 7 === 0)

/** Numbers as JSON text. Some entries are not valid numbers. */
const NUMBERS = [
  ['9007199254740992', '9007199254740991', '4503599627370496', '1e300', `1${'0'.repeat(300)}`],
  ['1e999', '-1', '-9007199254740991', '0.5', '-0', '1e-320', '2147483648', '65536', '1000', '0'],
  ['"NaN"', '"Infinity"', '"1e300"', 'null', 'true', '[]', '{}'],
].flat()
const HOLE = 'to be replaced'
const VERSIONS = ['nimlab-points-0', 'nimlab-points-2', 'nimlab-shifts-2', '', 'x'.repeat(1 << 20)]
const GAMES = [
  ['NIM(12,6)', 'NIM(12,1)', 'NIM(3,2)', 'NIM(13,2)', 'NIM(100000,2)', 'NIM(9007199254740993,1)'],
  ['SN(12,1..12)', 'SN(12,{6})', 'SN(3,1..9007199254740991)', 'SN(1e9,{1})', 'SUB(1;1,2)'],
  ['SUB(3;1..100000)', 'SUB(12;1,2,3)', 'MOORE(12,11)', 'WYTHOFF', 'GM(4,3)', './game.mjs', ''],
  [
    `SN(3,{${new Array(200_000).fill(1).join()}})`,
    `HNIM(12;${edges(12)})`,
    `HNIM(3;${'{1,2},'.repeat(1e5)}{3})`,
  ],
].flat()

/** All nonempty sets of piles, written as the edges of a hypergraph. */
function edges(piles: number): string {
  return Array.from({ length: 2 ** piles - 1 }, (_, i) => {
    const edge = Array.from({ length: piles }, (__, j) => j + 1).filter(
      (j) => ((i + 1) >> (j - 1)) & 1,
    )
    return `{${edge.join()}}`
  }).join()
}

/** The JSON text with one value replaced by another text. */
function replaced(valid: Json, draw: Draw, what: (value: unknown) => boolean, by: string): string {
  const places: [Json, string][] = []
  const visit = (holder: Json): void => {
    for (const [key, value] of Object.entries(holder)) {
      if (what(value)) places.push([holder, key])
      if (typeof value === 'object' && value !== null) visit(value as Json)
    }
  }
  visit(valid)
  const [holder, key] = places[draw(places.length)]!
  holder[key] = HOLE
  return JSON.stringify(valid).replace(JSON.stringify(HOLE), () => by)
}

const isNumber = (value: unknown): boolean => typeof value === 'number'
const isList = (value: unknown): boolean => Array.isArray(value) && value.length > 0
const isAny = (): boolean => true

/** A list of the requested length that repeats the entries of the given list. */
function longer(draw: Draw): (valid: Json) => string {
  return (valid) => {
    const times = [2, 50, 5000, 200_000][draw(4)]!
    let list: readonly unknown[] = []
    const text = replaced(
      valid,
      draw,
      (value) => isList(value) && ((list = value as readonly unknown[]), true),
      '"long"',
    )
    const parts = list.map((part) => JSON.stringify(part)).join()
    const copies = Math.max(1, Math.min(times, Math.floor(3e6 / parts.length)))
    return text.replace('"long"', `[${new Array(copies).fill(parts).join()}]`)
  }
}

const BOTH: readonly Attack[] = [
  ['a number', (valid, draw) => replaced(valid, draw, isNumber, NUMBERS[draw(NUMBERS.length)]!)],
  [
    'two numbers',
    (valid, draw) => {
      const first = replaced(valid, draw, isNumber, NUMBERS[draw(10)]!)
      return replaced(JSON.parse(first) as Json, draw, isNumber, NUMBERS[draw(10)]!)
    },
  ],
  ['any place', (valid, draw) => replaced(valid, draw, isAny, NUMBERS[draw(NUMBERS.length)]!)],
  ['an empty list', (valid, draw) => replaced(valid, draw, isList, '[]')],
  ['a list many times', (valid, draw) => longer(draw)(valid)],
  [
    'deep nesting',
    (valid, draw) => {
      const depth = [300, 9000, 100_000, 1_000_000][draw(4)]!
      const [open, close] = [
        ['[', ']'],
        ['{"a":', '}'],
      ][draw(2)]!
      return replaced(valid, draw, isAny, `${open!.repeat(depth)}0${close!.repeat(depth)}`)
    },
  ],
  [
    'a field twice',
    (valid, draw) => {
      const fields = [...JSON.stringify(valid).matchAll(/"(\w+)":/g)]
      const { 0: field, index } = fields[draw(fields.length)]!
      const text = JSON.stringify(valid)
      return `${text.slice(0, index)}${field}${NUMBERS[draw(NUMBERS.length)]!},${text.slice(index)}`
    },
  ],
  [
    'an unknown field',
    (valid, draw) => {
      const text = JSON.stringify(valid)
      const at = [...text.matchAll(/\{/g)]
      const field = ['"x":1,', '"__proto__":{"format":1},', '"constructor":null,', '"length":1e9,'][
        draw(4)
      ]!
      const { index } = at[draw(at.length)]!
      return `${text.slice(0, index + 1)}${field}${text.slice(index + 1)}`
    },
  ],
  [
    'another version',
    (valid, draw) => JSON.stringify({ ...valid, format: VERSIONS[draw(VERSIONS.length)] }),
  ],
  [
    'a part of the text',
    (valid, draw) => {
      const text = JSON.stringify(valid)
      return text.slice(0, draw(text.length))
    },
  ],
  [
    'no certificate',
    (_, draw) =>
      [
        '',
        'null',
        'NaN',
        '[]',
        '[[]]',
        `[${'[],'.repeat(1e6)}[]]`,
        `[${'{},'.repeat(1e6)}{}]`,
        `"${'x'.repeat(4e6)}"`,
        `{${Array.from({ length: 3e5 }, (__, i) => `"${i}":0`).join()}}`,
      ][draw(9)]!,
  ],
]

/** A correct certificate with very many points: its statement is about n numbers modulo m. */
function manyPoints(n: number, m: number, count: number): Json {
  const piles = Array.from({ length: n }, (_, i) => i)
  const unit = (i: number, value: number): number[] => piles.map((j) => (i === j ? value : 0))
  return {
    format: 'nimlab-points-1',
    question: {
      value: 'statement',
      ruleset: null,
      play: null,
      sorted: false,
      variables: piles.map((i) => `x${i + 1}`),
      says: piles.map((i) => `x${i + 1} mod ${m} >= 0`).join(' and '),
    },
    walls: piles.map((i) => ({ form: unit(i, 1), thresholds: [] })),
    reducers: piles.map((i) => ({ step: unit(i, m), windows: [[i, 0, m - 1]] })),
    nodes: [
      ...piles.map((i) => ({ reducer: i, children: [i + 1] })),
      { multipliers: piles.map((i) => [i, 1]), denominator: 1 },
    ],
    points: { count, digest: `sha256:${'0'.repeat(64)}` },
  }
}

/** A tree with very many sets of pinned forms, because every step changes very many forms. */
function manyForms(n: number, width: number): Json {
  const certificate = manyPoints(n, 2, 1) as ReturnType<typeof manyPoints> & {
    walls: { form: number[]; thresholds: number[] }[]
    reducers: { step: number[]; windows: number[][] }[]
    nodes: unknown[]
  }
  for (let i = 0; i < n; i++) {
    for (let j = 2; j <= width; j++) {
      certificate.walls.push({
        form: new Array<number>(n).fill(0).map((_, k) => (k === i ? j : k > i ? 1 : 0)),
        thresholds: [],
      })
    }
  }
  certificate.reducers = certificate.reducers.map(({ step }) => ({
    step,
    windows: certificate.walls.flatMap(({ form }, i) =>
      form.some((a, k) => a !== 0 && step[k]! !== 0) ? [[i, -100, 100 * width]] : [],
    ),
  }))
  certificate.nodes = [
    ...certificate.reducers.map(({ windows }, i) => ({
      reducer: n - 1 - i,
      children: certificate.reducers[n - 1 - i]!.windows.map(() => i + 1).slice(
        0,
        windows.length + 1e6,
      ),
    })),
    { multipliers: [], denominator: 1 },
  ]
  return certificate
}

const saying = (valid: Json, says: string, more: object = {}): string =>
  JSON.stringify({ ...valid, question: { ...(valid['question'] as object), says, ...more } })
const repeated = (times: number, one: (i: number) => string, between: string): string =>
  Array.from({ length: times }, (_, i) => one(i)).join(between)
const PRIMES = [2, 3, 5, 7, 1009, 100_003, 2_147_483_647, 9_007_199_254_740_881]

const SAYS: readonly ((size: number) => string)[] = [
  (size) => repeated(size, (i) => `x1 + ${i}*x2 >= ${i * i}`, ' and '),
  (size) =>
    repeated(size, (i) => `(x1 + ${i}*x2) mod ${PRIMES[i % PRIMES.length]} = ${i % 2}`, ' or '),
  (size) =>
    `${repeated(size, (i) => `x${1 + (i % 2)} mod ${PRIMES[i % PRIMES.length]}`, ' + ')} >= 0`,
  (size) =>
    `max(${repeated(size, (i) => `${i}*x1 - x2`, ', ')}) >= min(${repeated(size, (i) => `x1 - ${i}*x2`, ', ')})`,
  (size) => `${repeated(size, (i) => `[x1 + x2 >= ${i}]`, ' + ')} >= 0`,
  (size) => `${repeated(size, (i) => `(if x1 > ${i} then x2 else x1 + ${i})`, ' + ')} >= 0`,
  (size) =>
    `a0 := x1 + x2; ${repeated(size, (i) => `a${i + 1} := a${i} + a${i}`, '; ')}; a${size} >= 0`,
  (size) =>
    `a0 := x1 + x2; ${repeated(size, (i) => `a${i + 1} := max(a${i}, a${i} + x1, x2)`, '; ')}; a${size} >= 0`,
  (size) =>
    `a0 := x1 mod 3; ${repeated(size, (i) => `a${i + 1} := a${i} mod 7 + x2 div ${i + 2}`, '; ')}; a${size} >= 0`,
  (size) => `${'('.repeat(size)}x1 >= 0${')'.repeat(size)}`,
  (size) => `${'not '.repeat(size)}(x1 >= 0)`,
  (size) => `${'x1 + '.repeat(size * 100)}x2 >= 0`,
  (size) => `x1 >= ${'9'.repeat(size)}`,
  (size) => `${10 ** Math.min(15, size)}*x1 >= 0`,
]

const OF_POINTS: readonly Attack[] = [
  [
    'very many points',
    (_, draw) => {
      const [n, m] = [1 + draw(12), [2, 3, 10, 100, 1000, 100_003, 2 ** 31, 2 ** 48][draw(8)]!]
      return JSON.stringify(manyPoints(n, m, [1, Math.min(m ** n, 2 ** 53 - 1), 100_000][draw(3)]!))
    },
  ],
  ['a tree of very many sets', (_, draw) => JSON.stringify(manyForms(2 + draw(8), 2 + draw(40)))],
  [
    'windows without end',
    (valid, draw) => {
      const wide = structuredClone(valid) as { reducers: { windows: number[][] }[] }
      for (const { windows } of wide.reducers) {
        for (const window of windows) [window[1], window[2]] = [-(2 ** draw(53)), 2 ** draw(53)]
      }
      return JSON.stringify(wide)
    },
  ],
  [
    'very many thresholds',
    (valid, draw) => {
      const many = structuredClone(valid) as { walls: { thresholds: number[] }[] }
      const count = [10, 1000, 300_000][draw(3)]!
      for (const wall of many.walls) wall.thresholds = Array.from({ length: count }, (_, i) => i)
      return JSON.stringify(many)
    },
  ],
  [
    'very many walls and steps',
    (valid, draw) => {
      const many = structuredClone(valid) as {
        walls: { form: number[] }[]
        reducers: { step: number[] }[]
      }
      const count = [100, 3000, 100_000][draw(3)]!
      const n = many.walls[0]!.form.length
      const wall = { form: new Array<number>(n).fill(0), thresholds: [] }
      many.walls.push(...Array.from({ length: count }, () => wall))
      many.reducers.push(
        ...Array.from({ length: count }, (_, i) => many.reducers[i % many.reducers.length]!),
      )
      return JSON.stringify(many)
    },
  ],
  [
    'another formula',
    (valid, draw) => saying(valid, SAYS[draw(SAYS.length)]!([1, 10, 60, 600, 6000][draw(5)]!)),
  ],
  [
    'a term for another value',
    (valid, draw) => {
      const says = SAYS[draw(9)]!([3, 10, 60, 600][draw(4)]!).replace(/ >= 0$/, '')
      const value = ['remoteness', 'grundy', 'outcome', 'statement'][draw(4)]
      return saying(valid, says, {
        value,
        ruleset: value === 'statement' ? null : 'NIM(2,1)',
        variables: ['x1', 'x2'],
      })
    },
  ],
  [
    'another game',
    (valid, draw) => {
      const game = GAMES[draw(GAMES.length)]!
      const piles = [2, 3, 12, 13, 1000][draw(5)]!
      const variables = Array.from({ length: piles }, (_, i) => `x${i + 1}`)
      return saying(valid, SAYS[draw(SAYS.length)]!(10), { ruleset: game, variables })
    },
  ],
  [
    'many piles and their moves',
    (_, draw) => {
      const value = ['outcome', 'remoteness', 'grundy'][draw(3)]!
      const game = [
        ['NIM(12,6)', true],
        ['SN(12,1..12)', true],
        [`HNIM(12;${edges(12)})`, false],
      ][draw(3)]!
      const base = manyPoints(12, [1, 2, 3][draw(3)]!, 1)
      const says =
        value === 'outcome'
          ? 'x1 mod 2 = 0 and x12 >= 3'
          : `max(${repeated(12, (i) => `x${i + 1}`, ', ')}) mod 2`
      return saying(base, says, { value, ruleset: game[0], play: 'normal', sorted: game[1] })
    },
  ],
]

/** A rule for the pile x1 that applies from `least` stones on. */
const onePile = (z: number, least: number): object => ({ z: [z], add: 0, where: [[[1], least]] })

const OF_SHIFTS: readonly Attack[] = [
  [
    'another game',
    (valid, draw) =>
      JSON.stringify({
        ...valid,
        ruleset: GAMES[draw(GAMES.length)],
        value: ['outcome', 'remoteness', 'grundy'][draw(3)],
      }),
  ],
  [
    'far inequalities',
    (valid, draw) => {
      const far = structuredClone(valid) as {
        box: number
        rules: { where: [number[], number][] }[]
      }
      const by = 2 ** (4 + draw(48))
      for (const { where } of far.rules) for (const each of where) each[1] += draw(2) * by
      far.box = [0, 12, 1000, 2 ** 40][draw(4)]!
      return JSON.stringify(far)
    },
  ],
  [
    'far steps',
    (valid, draw) => {
      const far = structuredClone(valid) as {
        box: number
        rules: { z: number[]; where: [number[], number][] }[]
      }
      const by = [3, 50, 1000, 2 ** 20, 2 ** 45][draw(5)]!
      for (const rule of far.rules) {
        rule.z = rule.z.map((stones) => stones * by)
        for (const each of rule.where) each[1] *= by
      }
      far.box = [12, 5000, 2 ** 50][draw(3)]!
      return JSON.stringify(far)
    },
  ],
  [
    'very many rules',
    (valid, draw) => {
      const { rules } = valid as { rules: { where: [number[], number][] }[] }
      const many = Array.from({ length: [30, 300, 3000, 50_000][draw(4)]! }, (_, i) => {
        const rule = structuredClone(rules[i % rules.length]!)
        for (const each of rule.where) each[1] += Math.floor(i / rules.length)
        return rule
      })
      return JSON.stringify({ ...valid, rules: many })
    },
  ],
  [
    'very many inequalities',
    (valid, draw) => {
      const many = structuredClone(valid) as { rules: { where: [number[], number][] }[] }
      const n = many.rules[0]!.where[0]![0].length
      const most = [2, 20, 1e6, 2 ** 40][draw(4)]!
      for (const { where } of many.rules) {
        const more = [5, 40, 400, 5000][draw(4)]!
        for (let i = 0; i < more; i++) {
          where.push([Array.from({ length: n }, () => draw(2 * most + 1) - most), draw(most)])
        }
      }
      return JSON.stringify(many)
    },
  ],
  [
    'many piles in general position',
    (valid, draw) => {
      const n = 7 + draw(6)
      const rules = Array.from({ length: 1 + draw(20) }, () => ({
        z: Array.from({ length: n }, (_, i) => (i === n - 1 ? 2 : 0)),
        add: 0,
        where: [
          [Array.from({ length: n }, (_, i) => (i === n - 1 ? 1 : i === n - 2 ? -1 : 0)), 3],
          ...Array.from({ length: 3 + draw(20) }, () => [
            Array.from({ length: n }, () => draw(7) - 3),
            draw(9),
          ]),
        ],
      }))
      return JSON.stringify({
        ...valid,
        ruleset: [`NIM(${n},2)`, `SN(${n},{1})`, `SUB(${n};1)`][draw(3)],
        rules,
      })
    },
  ],
  [
    'one pile, far away',
    (valid, draw) => {
      const far = [100, 1e5, 1e7, 1e9, 2 ** 50][draw(5)]!
      const rules = [onePile([3, 1, 999][draw(3)]!, far), ...(draw(2) === 0 ? [] : [onePile(1, 5)])]
      return JSON.stringify({
        ...valid,
        ruleset: 'SUB(1;1,2)',
        box: [0, 12, 2 ** 50][draw(3)],
        rules,
      })
    },
  ],
  [
    'two piles that go down one by one',
    (valid, draw) => {
      const far = [100, 1e4, 1e6, 1e12][draw(4)]!
      const rules = [
        {
          z: [0, 1],
          add: 0,
          where: [
            [[0, 1], 3],
            [[1, -1], -far],
            [[-1, 1], 2],
          ],
        },
        {
          z: [1, 1],
          add: 0,
          where: [
            [[1, 0], 3],
            [[0, 1], 3],
          ],
        },
        { z: [0, 2], add: 0, where: [[[-1, 1], far]] },
      ]
      return JSON.stringify({
        ...valid,
        ruleset: ['SN(2,{1,2})', 'SUB(2;1,2)'][draw(2)],
        box: [0, 12, 1e9][draw(3)],
        rules,
      })
    },
  ],
]

/** Each part consists of every 50th certificate. Each part contains half of the attacks. */
const PARTS = 50

/** The i-th hostile certificate. Every call returns the same object. */
export function hostileCertificate(i: number): HostileCertificate {
  const draw = drawing(i)
  const [place, part] = [Math.floor(i / PARTS), i % PARTS]
  const kind = place % 2 === 0 ? 'points' : 'shifts'
  const attacks = kind === 'points' ? [...BOTH, ...OF_POINTS] : [...BOTH, ...OF_SHIFTS]
  const [name, text] = attacks[(Math.floor(place / 2) + 10 * part) % attacks.length]!
  const all = kind === 'points' ? POINTS : SHIFTS
  const valid = JSON.parse(all[draw(all.length)]!) as Json
  return { kind, name: `${i}: ${kind}, ${name}`, text: text(valid, draw) }
}

/** A linear congruential generator with a seed that depends only on i. */
function drawing(i: number): Draw {
  let state = (i * 2_654_435_761 + 12_345) >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/**
 * Returns true if the statement of an accepted certificate is known to be true. Either the
 * statement is that of a correct certificate, or it is true wherever the test evaluates it.
 */
export function isKnownTrue(kind: HostileCertificate['kind'], json: unknown): boolean {
  const about = (valid: unknown): string => {
    const { question, ruleset, play, value } = valid as Json
    return JSON.stringify(kind === 'points' ? question : [ruleset, play, value])
  }
  const right = kind === 'points' ? POINTS : SHIFTS
  if (right.some((text) => about(JSON.parse(text)) === about(json))) return true
  if (kind === 'shifts') return isOfPeriodThree(json as OnePile)
  const { question } = json as { question?: { value: string; variables: string[]; says: string } }
  if (question?.value !== 'statement') return false
  const { variables, says } = question
  const max = Math.floor(5000 ** (1 / variables.length)) - 1
  const statement = parse(says)
  let isTrue = true
  denseBox(variables.length, max).forEach((x) => {
    isTrue &&= evaluate(statement, assign(variables, x))
  })
  return isTrue
}

interface OnePile {
  readonly ruleset: string
  readonly play: string
  readonly value: string
  readonly rules: readonly { readonly z: readonly number[]; readonly add: number }[]
}

/**
 * Checks that a rule shifts by a multiple of 3. In SUB(1;1,2), the outcome and the Grundy value
 * depend only on x1 mod 3, so every such rule is correct.
 */
function isOfPeriodThree({ ruleset, play, value, rules }: OnePile): boolean {
  const isGame = ruleset === 'SUB(1;1,2)' && play === 'normal' && value !== 'remoteness'
  return isGame && rules.every(({ z, add }) => z[0]! % 3 === 0 && add === 0)
}

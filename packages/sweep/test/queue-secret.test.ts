import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { queueAccess, runShard, unfold } from '../src/index.ts'
import { printable } from '../src/queue/printable.ts'
import { readResult } from '../src/queue/read-result.ts'
import { sealed, type Subject, unsealed, UntrustedEntry } from '../src/queue/sealed.ts'
import { temporary } from './sweep-fixture.ts'

const folder = temporary()
afterAll(() => folder.remove())

const url = 'redis://127.0.0.1:6379'

function accessOf(sources: {
  readonly url?: string
  readonly file?: string
  readonly variable?: string
}): {
  readonly secret: string | null
  readonly notes: readonly string[]
} {
  const notes: string[] = []
  const { secret } = queueAccess({ url, ...sources, note: (line) => notes.push(line) })
  return { secret, notes }
}

function written(name: string, content: string, mode = 0o600): string {
  const file = folder.at(name)
  writeFileSync(file, content)
  chmodSync(file, mode)
  return file
}

describe('the secret of a queue', () => {
  it('comes from the file or else the variable, and is never the password of the server', () => {
    const file = written('secret', 'of the file\n')
    const withPassword = 'redis://:of%20the%20address@10.0.0.5'
    expect(accessOf({ url: withPassword, file, variable: 'of the variable' }).secret).toBe(
      'of the file',
    )
    expect(accessOf({ url: withPassword, variable: 'of the variable' }).secret).toBe(
      'of the variable',
    )
    expect(accessOf({ url: withPassword }).secret).toBe(null)
    expect(accessOf({}).secret).toBe(null)
  })

  it('loses only one line break at its end', () => {
    expect(accessOf({ file: written('crlf', ' a \r\n') }).secret).toBe(' a ')
    expect(accessOf({ file: written('two', 'a\n\n') }).secret).toBe('a\n')
  })

  it.each([
    ['absent', /'.*absent' does not exist/],
    ['folder', /'.*folder' is a folder/],
    ['empty', /'.*empty': the file is empty/],
    ['line-break', /'.*line-break': the file is empty/],
    ['long', /'.*long' has more than 65536 bytes/],
  ])('cannot come from a file that is %s', (name, message) => {
    if (name === 'folder') mkdirSync(folder.at(name))
    const contents: Record<string, string> = {
      empty: '',
      'line-break': '\n',
      long: 'x'.repeat(70_000),
    }
    if (contents[name] !== undefined) written(name, contents[name])
    expect(() => accessOf({ file: folder.at(name) })).toThrow(message)
  })

  it('cannot be an empty variable', () => {
    expect(() => accessOf({ variable: '' })).toThrow('NIMLAB_QUEUE_SECRET is empty')
  })

  it.skipIf(process.platform === 'win32')(
    'causes a warning if other users may read its file',
    () => {
      const file = written('open', 'secret', 0o644)
      expect(accessOf({ file }).notes).toEqual([
        `queue secret '${file}': others may read it; chmod 600`,
      ])
      expect(accessOf({ file: written('closed', 'secret') }).notes).toEqual([])
    },
  )

  it.each([
    ['redis://:hush@ho st', 'expected an address such as'],
    ['http://:hush@host', 'expected redis:// or rediss://'],
    ['redis://:hush%ZZ@host', 'is not percent-encoded'],
    ['redis:///0', 'has no host'],
    ['redis://:hush@host/x', 'expected the number of a database'],
  ])('does not occur in the message about an invalid address: %s', (wrong, message) => {
    expect(() => accessOf({ url: wrong })).toThrow(message)
    expect(() => accessOf({ url: wrong })).not.toThrow('hush')
  })
})

const subject: Subject = { what: 'result', plan: `sha256:${'1'.repeat(64)}`, shard: 3 }

describe('a sealed entry', () => {
  it('can be opened with the secret, and only for its own subject', () => {
    const text = sealed('s', subject, 'body')
    expect(unsealed('s', subject, text)).toBe('body')
    const others: Subject[] = [
      { ...subject, shard: 4 },
      { ...subject, shard: null },
      { ...subject, plan: `sha256:${'2'.repeat(64)}` },
      { ...subject, what: 'digest' },
    ]
    for (const other of others)
      expect(() => unsealed('s', other, text)).toThrow('it is not signed with')
    expect(() => unsealed('t', subject, text)).toThrow('it is not signed with')
    expect(() => unsealed(null, subject, text)).toThrow('it is signed, but no secret is set here')
    expect(text).not.toContain('"s"')
  })

  it('is rejected after a change of any single character', () => {
    const text = sealed('s', subject, 'body 12')
    for (let i = 0; i < text.length; i++) {
      const other = text[i] === '0' ? '1' : '0'
      const damaged = text.slice(0, i) + other + text.slice(i + 1)
      expect(() => unsealed('s', subject, damaged)).toThrow(UntrustedEntry)
    }
  })

  it.each([
    ['', 'not valid JSON'],
    ['{', 'not valid JSON'],
    ['null', 'no body'],
    ['[]', 'no body'],
    ['{"body":1}', 'no body'],
    ['{"body":"x"}', 'not signed'],
    ['{"body":"x","mac":null}', 'malformed'],
    ['{"body":"x","mac":""}', 'malformed'],
    [`{"body":"x","mac":"${'0'.repeat(64)}"}`, 'not signed with'],
    [`{"body":"x","mac":["${'0'.repeat(64)}"]}`, 'malformed'],
    [`{"body":"x","mac":"${'0'.repeat(64)}","shard":3}`, 'fields of another kind'],
    [`{"body":"y","body":"x","mac":"${'0'.repeat(64)}"}`, 'a field occurs twice'],
    [`{"body":"x", "mac":"${'0'.repeat(64)}"}`, 'or there are extra spaces'],
  ])('cannot have the text %s', (text, message) => {
    expect(() => unsealed('s', subject, text)).toThrow(message)
  })
})

describe('the result of a worker', () => {
  it('is accepted only if it belongs to its shard', async () => {
    const plan = {
      format: 1,
      claims: [{ claim: 'GMMV-App-case2', ranges: {}, max: [4, 5] }],
      shard: { cases: 1 },
    } as const
    const sweep = await unfold(plan)
    const result = await runShard(sweep.shards[0]!)
    const wanted = { sweep, isDouble: false, secret: null }
    const read = (body: unknown, shard = 0): unknown =>
      readResult(wanted, shard, JSON.stringify({ body: JSON.stringify(body) }))
    expect(read(result)).toEqual(result)
    expect(() => read(result, 1)).toThrow('it is of shard 1')
    expect(() => read({ ...result, shard: 1 }, 1)).toThrow('record 1 is not of GMMV-App-case2')
    const [record] = result.records
    for (const records of [undefined, {}, [null], [1], 'x']) {
      expect(() => read({ ...result, records })).toThrow(UntrustedEntry)
    }
    expect(() => read({ ...result, records: [] })).toThrow('0 records, the plan has 1 cases')
    expect(() => read({ ...result, records: [{ ...record, checked: 9999 }] })).toThrow(
      'do not have the digest',
    )
    for (const seconds of [-1, '1', null]) {
      expect(() => read({ ...result, seconds })).toThrow(UntrustedEntry)
    }
    for (const body of [null, 1, [], {}]) expect(() => read(body)).toThrow(UntrustedEntry)
    const second = { independent: 1, partly: 0, repeated: 0 }
    expect(() => read({ ...result, second })).toThrow('it was run by two algorithms')
    const double = { ...wanted, isDouble: true }
    const text = JSON.stringify({ body: JSON.stringify(result) })
    expect(() => readResult(double, 0, text)).toThrow('it was run by one algorithm')
  })
})

it('a text from another machine is printed without control characters', () => {
  const shown = String.raw`a\u001b[2J\u009bb\u000a\u202e\u2028c ≤ ä`
  expect(printable('a\u001B[2J\u009Bb\n\u202E\u2028c ≤ ä')).toBe(shown)
  expect(printable('x'.repeat(2000))).toBe(`${'x'.repeat(1000)}…`)
})

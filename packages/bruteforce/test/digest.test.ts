import { createHash } from 'node:crypto'
import { exactSlowNim, hypergraphNim, type Ruleset, slowSetNim } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { solve } from '../src/index.ts'

function sha256(header: string, bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(`${header}\n`).update(bytes).digest('hex')}`
}

describe('digest', () => {
  it('is the SHA-256 of a header and of the outcomes as bits, with the first position in the lowest bit', () => {
    const table = solve(exactSlowNim(2, 1), { max: 3 }, { value: 'outcome' })
    // The positions are 00 01 11 02 12 22 03 13 23 33, and a position is N if its sum is odd.
    expect(Array.from(table.values)).toEqual([0, 1, 0, 0, 1, 0, 1, 0, 1, 0])
    expect(table.digest()).toBe(
      sha256(
        'nimlab-table/1 ruleset=NIM(2,1) play=normal value=outcome max=3',
        Uint8Array.of(0b01010010, 0b01),
      ),
    )
  })

  it('covers bytes if the bound fits into a byte, and wider integers otherwise', () => {
    const header = (max: number, play: string): string =>
      `nimlab-table/1 ruleset=NIM(1,1) play=${play} value=remoteness max=${max}`
    for (const play of ['normal', 'misere'] as const) {
      for (const [max, bytesOf] of [
        [255, (r: number[]) => Buffer.from(r)],
        [256, (r: number[]) => Buffer.from(Uint16Array.from(r).buffer)],
        [65535, (r: number[]) => Buffer.from(Uint16Array.from(r).buffer)],
        [65536, (r: number[]) => Buffer.from(Uint32Array.from(r).buffer)],
      ] as const) {
        const table = solve(exactSlowNim(1, 1), { max }, { value: 'remoteness', play })
        const remoteness = Array.from({ length: max + 1 }, (_, x) => x)
        expect(table.digest()).toBe(sha256(header(max, play), bytesOf(remoteness)))
      }
    }
  })

  it('is the same in every run', () => {
    const digest = (ruleset: Ruleset, max: number): string =>
      solve(ruleset, { max }, { value: 'grundy', play: 'misere' }).digest()
    expect(digest(slowSetNim(4, [2, 3]), 12)).toBe(
      'sha256:e908bdfde8de523c1cbb30b6dd4641e35c3f6938ba8a52f2ce208877f8731564',
    )
    expect(
      digest(
        hypergraphNim(3, [
          [1, 2],
          [2, 3],
        ]),
        7,
      ),
    ).toBe('sha256:9efae3896ff52dd69aa04713d5e7479f4b7b6b38f9980024f9fd1c074bf7c38f')
  })

  it('distinguishes the ruleset, play convention, value and max', () => {
    const digests = [
      solve(exactSlowNim(3, 2), { max: 4 }, { value: 'outcome' }),
      solve(slowSetNim(3, [2]), { max: 4 }, { value: 'outcome' }),
      solve(exactSlowNim(3, 2), { max: 5 }, { value: 'outcome' }),
      solve(exactSlowNim(3, 2), { max: 4 }, { value: 'outcome', play: 'misere' }),
      solve(exactSlowNim(3, 2), { max: 4 }, { value: 'grundy' }),
    ].map((table) => table.digest())
    expect(new Set(digests).size).toBe(digests.length)
  })
})

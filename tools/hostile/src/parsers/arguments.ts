import { InvalidArgumentError } from 'commander'
import { parsePart } from '@nim/sweep'
import { memory } from '../../../../apps/experiments/src/arguments/memory.ts'
import { range } from '../../../../apps/experiments/src/arguments/range.ts'
import { restrictionsFor } from '../../../../apps/experiments/src/arguments/restrictions.ts'
import { selectCards } from '../../../../apps/experiments/src/arguments/select-claims.ts'
import { wholeNumber } from '../../../../apps/experiments/src/arguments/whole-number.ts'
import { UsageError } from '../../../../apps/experiments/src/usage-error.ts'
import { parsedAddress } from '../../../../packages/sweep/src/queue/queue-secret.ts'
import { mutatedText } from '../mutate-text.ts'
import type { Parser } from '../parser.ts'

const CLAIMS = [
  'GMMV-C1',
  'nim-4-3',
  'GMMV-*',
  'D?-[CT]*',
  '{NT,GN}-T*',
  'formula: o == 0',
  '!(GMMV*)',
  '+(a|b)*(c|d)',
]

const ADDRESSES = [
  'redis://127.0.0.1:6379',
  'rediss://user:pass%20word@queue.example:6380/12',
  'redis://[::1]:6379/0',
]

/** Texts that are the values of options. */
export const ARGUMENTS: readonly Parser[] = [
  {
    name: 'range (--n)',
    mutant: (random) => mutatedText(['3..6', '4', '1..999999999'], random),
    readAgain: (text) => range(text).join('..'),
    refusals: [InvalidArgumentError],
  },
  {
    name: 'whole number (--max)',
    mutant: (random) => mutatedText(['3', '60', '2147483647'], random),
    readAgain: (text) => String(wholeNumber(0, 2 ** 31 - 1)(text)),
    refusals: [InvalidArgumentError],
  },
  {
    name: 'memory (--memory)',
    mutant: (random) => mutatedText(['512MiB', '2G', '1000000', '4gib'], random),
    readAgain: (text) => String(memory(text)),
    refusals: [InvalidArgumentError],
  },
  {
    name: 'part of a sweep (--shard)',
    mutant: (random) => mutatedText(['3/64', '1/1', '10/1000'], random),
    readAgain: (text) => {
      const { residue, modulus } = parsePart(text)
      return `${residue + 1}/${modulus}`
    },
    refusals: [RangeError],
  },
  {
    name: 'choice (--where)',
    mutant: (random) => mutatedText(['branch=case0.4', 'A={1,2}', 'reading=printed'], random),
    readAgain: (text) => {
      const claims = [
        { id: 'GMMV-X', parameters: [{ kind: 'choice', name: 'branch' }] },
      ] as unknown as Parameters<typeof restrictionsFor>[0]
      const [asked] = restrictionsFor(claims, { where: [text] })
      return `branch=${String(asked!['branch']![0])}`
    },
    refusals: [UsageError],
  },
  {
    name: 'names and globs of claims',
    mutant: (random) => mutatedText(CLAIMS, random),
    readAgain: (text) =>
      selectCards([text])
        .map(({ id }) => id)
        .slice(0, 1)
        .join(),
    refusals: [UsageError],
  },
  {
    name: 'address of a queue (--queue)',
    mutant: (random) => mutatedText(ADDRESSES, random),
    readAgain: (text) => parsedAddress(text).href,
    refusals: [RangeError],
  },
]

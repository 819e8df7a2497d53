import { basename } from 'node:path'
import type { Rule } from '../rule.ts'

const FOLDER = 'docs/decisions/'

/** Texts cite a decision by its number, so each number must belong to a single decision. */
export const numberedDecisions: Rule = {
  says: `the files of ${FOLDER} are numbered 001, 002, … without a gap and without a number used twice`,
  complaints: ({ tracked }) =>
    tracked
      .map(({ path }) => path)
      .filter((path) => path.startsWith(FOLDER))
      .toSorted()
      .map((path, i) => ({ path, number: String(i + 1).padStart(3, '0') }))
      .filter(({ path, number }) => !basename(path).startsWith(`${number}-`))
      .map(({ path, number }) => ({ at: path, says: `the next number is ${number}` })),
}

import type { Rule } from '../rule.ts'

const MOST_BYTES = 200_000

/** Files that programs read as data, and the lockfile, which a program writes. */
const MAY_BE_LONGER = /^pnpm-lock\.yaml$|\.jsonl(?:\.gz)?$/

/** Review tools, repository hosts and editors do not show files of this size. */
export const smallFiles: Rule = {
  says: `no tracked file has more than ${MOST_BYTES / 1000} kB, except the lockfile, .jsonl and .jsonl.gz`,
  complaints: ({ tracked }) =>
    tracked
      .filter(({ path, bytes }) => bytes > MOST_BYTES && !MAY_BE_LONGER.test(path))
      .map(({ path, bytes }) => ({ at: path, says: `${bytes} bytes` })),
}

/** The current spelling of each old option, grouped by verb. */
const INSTEAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  atlas: { '--piles': '--n <range>' },
  claims: { '--by': '--from <whom>' },
  discover: {
    '--formula': '--out <target>, a file such as formula.txt',
    '--smt': '--by any --certificate <directory>',
  },
  grid: { '--mod': '--modulus <m>', '--positions': '--all, or neither for the reduced positions' },
  list: { '--csv': '--format csv', '--md': '--format md', '--tex': '--format tex' },
  position: { '--limit': '--positions <N>' },
  prove: {
    '--formula': '--says <formula>, after the ruleset',
    '--game': 'the ruleset as the first argument, before --says <formula>',
    '--memory': '--query-memory <bytes>',
    '--merge': '--by parts',
  },
  sequence: { '--by': '--count-by <number>' },
}

/** The current spelling of a former option of a verb; null if the verb never had this option. */
export function newSpelling(verb: string, option: string): string | null {
  return INSTEAD[verb]?.[option] ?? null
}

/** Every pair of a verb and one of its former options. The tests use this list. */
export const OLD_SPELLINGS: readonly (readonly [verb: string, option: string])[] = Object.entries(
  INSTEAD,
).flatMap(([verb, options]) => Object.keys(options).map((option) => [verb, option] as const))

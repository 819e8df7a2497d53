import { upTo } from '@nim/discovery/atlas'

/** A set A that is defined for every n ≥ 3, in the notation of the papers. */
export interface FamilySet {
  readonly name: string
  readonly sizesOf: (n: number) => readonly number[]
}

/** The sets A whose P-sets P(n,A) are compared for all n. */
export function familySets(): FamilySet[] {
  return FAMILIES.map(([name, sizesOf]) => ({ name, sizesOf }))
}

const FAMILIES: readonly (readonly [name: string, sizesOf: FamilySet['sizesOf']])[] = [
  ['\\{1\\}', () => [1]],
  ['\\{2\\}', () => [2]],
  ['\\{n-1\\}', (n) => [n - 1]],
  ['\\{n\\}', (n) => [n]],
  ['\\{1,2\\}', () => [1, 2]],
  ['\\{1,n-1\\}', (n) => [1, n - 1]],
  ['\\{1,n\\}', (n) => [1, n]],
  ['\\{2,n\\}', (n) => [2, n]],
  ['\\{n-1,n\\}', (n) => [n - 1, n]],
  ['\\{1,2,n\\}', (n) => [1, 2, n]],
  ['\\{1,n-1,n\\}', (n) => [1, n - 1, n]],
  ['\\{1,\\dots,n-1\\}', (n) => upTo(1, n - 1)],
  ['\\{2,\\dots,n-1\\}', (n) => upTo(2, n - 1)],
  ['\\{2,\\dots,n\\}', (n) => upTo(2, n)],
  ['\\{1,\\dots,n\\}', (n) => upTo(1, n)],
  ['\\{1,3,5,\\dots\\}', (n) => upTo(1, n).filter((a) => a % 2 === 1)],
  ['\\{1,3,5,\\dots\\}\\cup\\{n\\}', (n) => upTo(1, n).filter((a) => a % 2 === 1 || a === n)],
]

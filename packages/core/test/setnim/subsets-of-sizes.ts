/** Every nonempty A ⊆ {1,…,n}. */
export function subsetsOfSizes(n: number): number[][] {
  const sizes = Array.from({ length: n }, (_, i) => i + 1)
  return Array.from({ length: 2 ** n - 1 }, (_, i) =>
    sizes.filter((size) => ((i + 1) >> (size - 1)) & 1),
  )
}

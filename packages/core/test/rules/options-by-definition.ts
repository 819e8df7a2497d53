import {
  denseBox,
  isSymmetric,
  type Position,
  type Ruleset,
  sorted,
} from '../../src/rules/index.ts'

/** The set of options as strings, found by trying every set of piles, or every vector. */
export function optionsByDefinition(ruleset: Ruleset, position: Position): Set<string> {
  const found = new Set<string>()
  const add = (piles: number[]): void => {
    found.add((isSymmetric(ruleset) ? sorted(piles) : piles).join())
  }
  if (ruleset.kind === 'WYTHOFF') {
    const [x, y] = position as [number, number]
    for (let taken = 1; taken <= x; taken++) add([x - taken, y])
    for (let taken = 1; taken <= y; taken++) add([x, y - taken])
    for (let taken = 1; taken <= Math.min(x, y); taken++) add([x - taken, y - taken])
    return found
  }
  if (ruleset.kind === 'MOORE' || ruleset.kind === 'SUB') {
    denseBox(ruleset.piles, Math.max(1, ...position)).forEach((y) => {
      const taken = position.map((pile, i) => pile - y[i]!).filter((stones) => stones !== 0)
      const isMove =
        ruleset.kind === 'MOORE'
          ? taken.length > 0 && taken.length <= ruleset.k && taken.every((stones) => stones > 0)
          : taken.length === 1 && ruleset.stones.includes(taken[0]!)
      if (isMove) add([...y])
    })
    return found
  }
  const name: string = ruleset.kind
  const isLegal = (piles: number[]): boolean => {
    if (ruleset.kind === 'NIM') return piles.length === ruleset.k
    if (ruleset.kind === 'GM') return piles.length === ruleset.piles - 1
    if (ruleset.kind === 'SN') return ruleset.sizes.includes(piles.length)
    if (ruleset.kind !== 'HNIM') throw new Error(`${name}: no second spelling of its moves`)
    return ruleset.edges.some((edge) => edge.join() === piles.join())
  }
  for (let set = 1; set < 2 ** ruleset.piles; set++) {
    const piles = position.flatMap((_, i) => ((set >> i) & 1 ? [i + 1] : []))
    if (!isLegal(piles) || piles.some((pile) => position[pile - 1] === 0)) continue
    add(position.map((pile, i) => (piles.includes(i + 1) ? pile - 1 : pile)))
  }
  return found
}

import type { AtomCells } from './atom-cells.ts'
import { type Atom, inPostOrder, type Part, partsOf, withTruth } from './occurrences.ts'

/** An atom, and the truth value that replaces it. */
interface Replacement {
  readonly place: Atom
  readonly truth: boolean
}

/**
 * The description without the atoms that it needs at no cell. If any remaining atom were replaced
 * by true or by false, the result would change at some cell. The new description has the same
 * result at every cell.
 *
 * @complexity for each removed atom, the number of cells times the number of positions in the
 *   description
 */
export function withoutNeedlessAtoms(root: Part, cells: AtomCells): Part {
  let shortest = root
  while (!isTruth(shortest)) {
    const needless = needlessIn(shortest, cells)
    if (needless.length === 0) return shortest
    const tried = needless.map(({ place, truth }) => withTruth(shortest, place, truth))
    shortest = tried.reduce((a, b) => (inPostOrder(b).length < inPostOrder(a).length ? b : a))
  }
  return shortest
}

/** True if no atom remains. */
function isTruth(part: Part): boolean {
  return part.kind === 'atom' && (part.formula.kind === 'true' || part.formula.kind === 'false')
}

/** The replacements that do not change the result at any cell. */
function needlessIn(root: Part, cells: AtomCells): Replacement[] {
  const places = inPostOrder(root)
  const index = new Map(places.map((part, i) => [part, i]))
  const below = places.map((part) => partsOf(part).map((each) => index.get(each)!))
  const numbers = places.map((part) =>
    part.kind === 'atom' || part.kind === 'value' ? cells.numberOf(part) : 0,
  )
  const atoms = places.flatMap((part, i) => (part.kind === 'atom' ? [i] : []))
  const isNeeded = { true: new Set<number>(), false: new Set<number>() }
  const values = places.map(() => 0)
  for (const { truths, equals } of cells.all) {
    places.forEach((part, i) => {
      if (part.kind === 'atom') values[i] = truths[numbers[i]!]!
      else if (part.kind === 'value') values[i] = equals[numbers[i]!]!
      else if (part.kind === 'and') values[i] = Number(below[i]!.every((k) => values[k] === 1))
      else if (part.kind === 'or') values[i] = Number(below[i]!.some((k) => values[k] === 1))
      else values[i] = values[below[i]![values[below[i]![0]!] === 1 ? 1 : 2]!]!
    })
    for (const i of decisive(places, below, values)) {
      // A decisive atom that is false at this cell cannot be replaced by true, and one that is true
      // cannot be replaced by false.
      isNeeded[values[i] === 0 ? 'true' : 'false'].add(i)
    }
    if (isNeeded.true.size + isNeeded.false.size === 2 * atoms.length) return []
  }
  return atoms.flatMap((i) =>
    [true, false]
      .filter((truth) => !isNeeded[`${truth}`].has(i))
      .map((truth) => ({ place: places[i] as Atom, truth })),
  )
}

/** The atoms whose opposite truth value would change the value of the whole description. */
function decisive(
  places: readonly Part[],
  below: readonly (readonly number[])[],
  values: readonly number[],
): number[] {
  const decisiveAtoms: number[] = []
  const open = [places.length - 1]
  while (open.length > 0) {
    const i = open.pop()!
    const children = below[i]!
    const { kind } = places[i]!
    if (kind === 'atom') decisiveAtoms.push(i)
    else if (kind === 'if') {
      const [when, yes, no] = children as [number, number, number]
      open.push(values[when] === 1 ? yes : no)
      if (values[yes] !== values[no]) open.push(when)
    } else if (kind !== 'value') {
      const decides = kind === 'and' ? 0 : 1
      const deciding = children.filter((k) => values[k] === decides)
      if (deciding.length === 0) open.push(...children)
      else if (deciding.length === 1) open.push(deciding[0]!)
    }
  }
  return decisiveAtoms
}

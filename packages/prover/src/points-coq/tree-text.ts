import type { PointCertificate } from '../points/certificate.ts'
import { nonnegativeCombinations } from '../points/cone.ts'
import { dot, exactly, lcmOf } from '../points/exact.ts'
import { combinationOf } from '../points/linear.ts'
import { crossingValues } from '../points/windows.ts'
import { listText } from './text.ts'

type Form = readonly number[]
type Leaf = Extract<PointCertificate['nodes'][number], { multipliers: unknown }>

/** Definitions of nodes, each after the nodes that it uses, and the name of the root. */
interface TreeText {
  readonly definitions: readonly string[]
  readonly root: string
}

/**
 * The pinning tree as Coq definitions. Each node is preceded by those combinations of its pinned
 * forms that are never negative. A leaf enumerates the coordinates that the pinned forms do not
 * determine, and then solves for all coordinates.
 */
export function treeText({ walls, reducers, nodes }: PointCertificate): TreeText {
  const n = walls[0]!.form.length
  const formOf = (wall: number): Form => walls[wall]!.form
  const names = new Map<string, string>()
  const definitions: string[] = []
  const define = (key: string, pinned: readonly number[], write: () => string): string => {
    const earlier = names.get(key)
    if (earlier !== undefined) return earlier
    const text = pruned(pinned.map(formOf), write())
    const name = `node${names.size + 1}`
    names.set(key, name)
    definitions.push(`Definition ${name} : node := ${text}.`)
    return name
  }
  const nodeOf = (index: number, pinned: readonly number[]): string =>
    define(`${index} ${pinned.join()}`, pinned, () => {
      const node = nodes[index]!
      return 'multipliers' in node
        ? leafText(node, pinned)
        : stepText(node.reducer, node.children, pinned)
    })

  const stepText = (z: number, children: readonly number[], pinned: readonly number[]): string => {
    const { step, windows } = reducers[z]!
    const all = windows.map(([wall], j) => {
      const wider = withForm(pinned, wall)
      const isCoordinate = wall < n
      const size = dot(formOf(wall), step)
      const runs = runsText(crossingValues(walls[wall]!.thresholds, isCoordinate, size))
      const node = nodeOf(children[j]!, wider)
      return `(child ${listText(formOf(wall))} ${runs} ${wider.indexOf(wall)} ${node}`
    })
    return `Step ${listText(step)} ${all.join(' ')} none${')'.repeat(all.length)}`
  }

  /** The text of a leaf. A leaf may pin coordinates in addition to its own forms. */
  const leafText = (leaf: Leaf, pinned: readonly number[]): string => {
    const forms = pinned.map(formOf)
    const open = walls.findIndex(({ form }) => combinationOf(forms, form) === null)
    if (open < 0) return solveText(forms)
    const wider = withForm(pinned, open)
    const factors = new Map(leaf.multipliers)
    const bound = pinned.map((wall) => factors.get(wall) ?? -leaf.denominator)
    const key = `${leaf.multipliers.join()} ${wider.join()}`
    const node = define(key, wider, () => leafText(leaf, wider))
    const place = wider.indexOf(open)
    return `Bounded ${listText(formOf(open))} ${listText(bound)} ${leaf.denominator} ${place} ${node}`
  }
  return { root: nodeOf(0, []), definitions }
}

function withForm(pinned: readonly number[], wall: number): number[] {
  return [...pinned, wall].sort((a, b) => a - b)
}

function pruned(forms: readonly Form[], text: string): string {
  if (forms.length === 0 || forms.length === forms[0]!.length) return text
  return nonnegativeCombinations(forms).reduce(
    (inner, { factors }) => `Prune ${listText(factors)} (${inner})`,
    text,
  )
}

/** Ascending numbers, written as intervals. */
function runsText(values: readonly number[]): string {
  const runs: [low: number, high: number][] = []
  for (const value of values) {
    const last = runs.at(-1)
    if (last !== undefined && last[1] === value - 1) last[1] = value
    else runs.push([value, value])
  }
  return listText(runs.map(([low, high]) => `(${low}, ${high})`))
}

/** The coordinates, computed from the values of n independent forms. */
function solveText(forms: readonly Form[]): string {
  const solutions = forms.map((_, i) => {
    const unit = forms.map((__, j) => (i === j ? 1 : 0))
    return combinationOf(forms, unit)!
  })
  const common = lcmOf(...solutions.map(({ denominator }) => denominator))
  const rows = solutions.map(({ numerators, denominator }) =>
    listText(numerators.map((value) => exactly(value * (common / denominator)))),
  )
  return `Solve ${common} ${listText(rows)}`
}

import type { Graph } from '../circles.ts'
import type { Complaint, Rule } from '../rule.ts'
import { importGraph } from './import-circles.ts'
import { paperFiles } from './papers.ts'

const CONJECTURES = 'packages/conjectures/src'
const SHARED = ['claim', 'rows', 'facts', 'judge'].map((part) => `${CONJECTURES}/${part}/`)

/**
 * Files that only one claim uses. The list has at most 20 files, which solve games or compute
 * tables. In a paper's file, such code would hide the statement.
 */
export const SINGLE_USE: readonly string[] = [
  'facts/exact-slow/compounds.ts',
  'facts/exact-slow/counted-remoteness.ts',
  'facts/exact-slow/examples.ts',
  'facts/exact-slow/hypergraph-vectors.ts',
  'facts/exact-slow/odd-positions.ts',
  'facts/exact-slow/recognised.ts',
  'facts/gm/level-game.ts',
  'facts/gm/uniform-strategy.ts',
  'facts/setnim/added-play-on-all.ts',
  'facts/wythoff/algorithm-17-pass.ts',
  'facts/wythoff/flip-flop.ts',
].map((path) => `${CONJECTURES}/${path}`)

/** Code that only one claim uses belongs to the claim, unless it is listed here. */
export const singleUse: Rule = {
  says: 'a fact, shape or helper serves more than one file of claims, or is named in SINGLE_USE',
  complaints: (house) => {
    const users = usersIn(importGraph(house))
    const papers = new Set(paperFiles(house).map(({ path }) => path))
    const isShared = (path: string): boolean => SHARED.some((folder) => path.startsWith(folder))
    const complaints: Complaint[] = []
    for (const { path } of house.sources.filter((file) => isShared(file.path))) {
      const all = [...reached(users, path, (user) => papers.has(user))]
      const claims = all.filter((user) => papers.has(user))
      const others = all.filter((user) => !papers.has(user) && !isShared(user))
      const isSingle = claims.length === 1 && others.every((user) => !isSource(user))
      if (isSingle === SINGLE_USE.includes(path)) continue
      const says = isSingle
        ? `serves ${claims[0]} alone`
        : 'is named in SINGLE_USE, and serves more'
      complaints.push({ at: path, says })
    }
    return complaints
  },
}

function isSource(path: string): boolean {
  return path.startsWith(`${CONJECTURES}/`)
}

/** The graph with reversed edges, which lists the importers of each file. */
function usersIn(graph: Graph): Graph {
  const users = new Map<string, string[]>()
  for (const [path, targets] of graph) {
    for (const target of targets) {
      const importers = users.get(target)
      if (importers === undefined) users.set(target, [path])
      else importers.push(path)
    }
  }
  return users
}

/**
 * All nodes that can be reached from a node without passing through a node for which `isEnd` is
 * true.
 */
export function reached(graph: Graph, from: string, isEnd: (node: string) => boolean): Set<string> {
  const nodes = new Set<string>()
  const waiting = [from]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (nodes.has(next)) continue
      nodes.add(next)
      if (!isEnd(next)) waiting.push(next)
    }
  }
  return nodes
}

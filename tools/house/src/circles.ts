/** A graph, stored as a map from each node to the nodes to which the edges from it lead. */
export type Graph = ReadonlyMap<string, readonly string[]>

/**
 * The circles of a graph: every set of two or more nodes that can all be reached from each other
 * (Tarjan), and every node with an edge to itself.
 *
 * @complexity O(nodes + edges)
 */
export function circlesOf(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const circles: string[][] = []

  const enter = (node: string): void => {
    order.set(node, order.size)
    lowest.set(node, order.get(node)!)
    open.push(node)
    isOpen.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) {
        enter(next)
        lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!))
      } else if (isOpen.has(next)) {
        lowest.set(node, Math.min(lowest.get(node)!, order.get(next)!))
      }
    }
    if (lowest.get(node) !== order.get(node)) return
    const circle = open.splice(open.indexOf(node))
    for (const one of circle) isOpen.delete(one)
    if (circle.length > 1 || graph.get(node)?.includes(node) === true) circles.push(circle)
  }
  for (const node of graph.keys()) if (!order.has(node)) enter(node)
  return circles
}

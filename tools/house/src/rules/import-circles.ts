import { circlesOf, type Graph } from '../circles.ts'
import type { House } from '../house.ts'
import { importsOf, resolveImport } from '../imports.ts'
import type { Rule } from '../rule.ts'

/** The imports between files of the repository, including imports of types. */
export function importGraph(house: House): Graph {
  return new Map(
    house.sources.map((file) => [
      file.path,
      importsOf(file).flatMap((specifier) => resolveImport(house, file.path, specifier) ?? []),
    ]),
  )
}

/** No module may import itself indirectly, because such a module belongs to no layer. */
export const importCircles: Rule = {
  says: 'no files import each other in a circle, and no packages depend on each other; imports of types and development dependencies count too',
  complaints: (house) => {
    const needs = new Map(
      house.packages.map((one) => [one.name, [...one.dependencies, ...one.devDependencies]]),
    )
    const folderOf = new Map(house.packages.map(({ name, folder }) => [name, folder]))
    return [
      ...sortedCircles(importGraph(house)).map((circle) => ({
        at: circle[0]!,
        says: `a circle of imports: ${circle.join(', ')}`,
      })),
      ...sortedCircles(needs).map((circle) => ({
        at: `${folderOf.get(circle[0]!)!}/package.json`,
        says: `a circle of packages: ${circle.join(', ')}`,
      })),
    ]
  },
}

function sortedCircles(graph: Graph): string[][] {
  return circlesOf(graph).map((circle) => circle.toSorted())
}

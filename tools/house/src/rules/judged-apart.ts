import type { Rule } from '../rule.ts'
import { importGraph } from './import-circles.ts'
import { paperFiles } from './papers.ts'
import { reached } from './single-use.ts'

const CONJECTURES = 'packages/conjectures/src'
const JUDGING = ['claim', 'facts', 'judge', 'record', 'rows', 'shapes'].map(
  (part) => `${CONJECTURES}/${part}/`,
)

/**
 * The entry point for users, which reads their formulas with the names of quantities. It judges
 * nothing itself.
 */
const ENTRY = `${CONJECTURES}/shapes/index.ts`

/**
 * A quantity contains its definition and its closed form. No import path may lead from a judge to
 * the closed form.
 */
export const judgedApart: Rule = {
  says: 'the code that judges a claim of a paper imports no quantity, not even through other files',
  complaints: (house) => {
    const graph = importGraph(house)
    const papers = new Set(paperFiles(house).map(({ path }) => path))
    return [...graph.keys()]
      .filter((path) => path !== ENTRY)
      .filter((path) => papers.has(path) || JUDGING.some((folder) => path.startsWith(folder)))
      .flatMap((path) => {
        const far = [...reached(graph, path, () => false)]
        const quantity = far.find((one) => one.startsWith(`${CONJECTURES}/quantities/`))
        return quantity === undefined ? [] : [{ at: path, says: `reaches ${quantity}` }]
      })
  },
}

import type { JSX } from 'preact'
import { MathText } from '../../parts/mathml.tsx'
import { type CaseNode, type Cases, caseTree } from './game-data.ts'

/** Longer lists are folded. */
const MOST_LINES = 60

/** Shows cases as nested lists. */
export function CaseList({ cases }: { readonly cases: Cases }): JSX.Element {
  const tree = caseTree(cases)
  const list = (
    <div class="scroll" role="group" aria-label="cases" tabIndex={0}>
      <Branch nodes={tree} />
    </div>
  )
  if (cases.lines.length <= MOST_LINES) return list
  return (
    <details>
      <summary>the cases, in {cases.lines.length} lines</summary>
      {list}
    </details>
  )
}

function Branch({ nodes }: { readonly nodes: readonly CaseNode[] }): JSX.Element {
  return (
    <ul class="cases-of">
      {nodes.map(({ condition, lead, inner }, i) => (
        <li key={i}>
          <MathText html={condition} />
          {lead === null ? null : (
            <>
              : <MathText html={lead} />
            </>
          )}
          {inner.length === 0 ? null : <Branch nodes={inner} />}
        </li>
      ))}
    </ul>
  )
}

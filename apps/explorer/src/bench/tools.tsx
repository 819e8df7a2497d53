import type { JSX } from 'preact'
import type { ViewName } from '../address/address.ts'
import { benchAddress } from '../address/bench.ts'
import { address } from '../address/present.ts'
import { bench } from './present-bench.ts'

/** The tools with their names. Each shows the game on the bench. */
const TOOLS: readonly (readonly [ViewName, string])[] = [
  ['start', 'Bench'],
  ['p', 'Position'],
  ['play', 'Play'],
  ['map', 'Map'],
  ['test', 'Test a formula'],
  ['sequences', 'Sequences'],
  ['atlas', 'What is known'],
]

/** Links to the tools. Each link keeps the game, the play convention and the position. */
export function Tools(): JSX.Element {
  const { view, parts } = address.value
  const isShown = (tool: ViewName): boolean =>
    tool === view && (tool !== 'atlas' || (parts[0] ?? '') !== '')
  return (
    <nav class="tools" aria-label="tools">
      {TOOLS.map(([tool, name]) => (
        <a
          key={tool}
          href={benchAddress(tool, bench.value)}
          aria-current={isShown(tool) ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

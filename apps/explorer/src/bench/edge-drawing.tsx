import { useSignal } from '@preact/signals'
import type { JSX, TargetedPointerEvent } from 'preact'

const [SIZE, RADIUS, PILE] = [180, 66, 17]

/**
 * A drawing of the groups of piles. A drag across piles adds a group. Piles can also be marked by
 * buttons, and another button then adds the marked piles as a group.
 */
export function EdgeDrawing({
  piles,
  edges,
  choose,
}: {
  readonly piles: number
  readonly edges: readonly (readonly number[])[]
  readonly choose: (edges: readonly (readonly number[])[]) => void
}): JSX.Element {
  const marked = useSignal<readonly number[]>([])
  const isDragging = useSignal(false)
  const add = (edge: readonly number[]): void => {
    marked.value = []
    const drawn = edge.toSorted((a, b) => a - b)
    const isNew = !edges.some((each) => each.join() === drawn.join())
    if (drawn.length > 0 && isNew) choose([...edges, drawn])
  }
  const toggle = (pile: number): void => {
    const { value } = marked
    marked.value = value.includes(pile) ? value.filter((each) => each !== pile) : [...value, pile]
  }
  const drag = (event: TargetedPointerEvent<SVGSVGElement>): void => {
    if (!isDragging.value) return
    const box = event.currentTarget.getBoundingClientRect()
    const scale = SIZE / box.width
    const [x, y] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale]
    const pile = pilesAround(piles).findIndex((at) => Math.hypot(at.x - x, at.y - y) <= PILE + 4)
    if (pile >= 0 && !marked.value.includes(pile + 1)) marked.value = [...marked.value, pile + 1]
  }
  return (
    <div class="edge-drawing">
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        class="edges"
        aria-hidden="true"
        onPointerDown={(event) => {
          isDragging.value = true
          marked.value = []
          drag(event)
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          isDragging.value = false
          if (marked.value.length > 1) add(marked.value)
        }}
        onPointerLeave={() => {
          isDragging.value = false
        }}
      >
        {edges.map((edge) => (
          <Edge key={edge.join()} edge={edge} piles={piles} />
        ))}
        <Edge edge={marked.value} piles={piles} isMarked />
        {pilesAround(piles).map(({ x, y }, i) => (
          <g key={i} class={marked.value.includes(i + 1) ? 'pile-dot marked' : 'pile-dot'}>
            <circle cx={x} cy={y} r={PILE} />
            <text x={x} y={y + 5} text-anchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <EdgeChips
        piles={piles}
        edges={edges}
        marked={marked.value}
        toggle={toggle}
        add={() => add(marked.value)}
        choose={choose}
      />
    </div>
  )
}

interface EdgeChipsProps {
  readonly piles: number
  readonly edges: readonly (readonly number[])[]
  readonly marked: readonly number[]
  readonly toggle: (pile: number) => void
  readonly add: () => void
  readonly choose: (edges: readonly (readonly number[])[]) => void
}

/** Buttons for the piles of a new group and for the existing groups. */
function EdgeChips(props: EdgeChipsProps): JSX.Element {
  const { piles, edges, marked, toggle, add, choose } = props
  return (
    <div>
      <p class="hint">Drag from pile to pile, or mark piles here:</p>
      <p class="chips" role="group" aria-label="piles of the new group">
        {Array.from({ length: piles }, (_, i) => i + 1).map((pile) => (
          <button
            type="button"
            key={pile}
            class="chip"
            aria-pressed={marked.includes(pile)}
            aria-label={`pile ${pile} of the new group`}
            onClick={() => toggle(pile)}
          >
            {pile}
          </button>
        ))}
        <button type="button" disabled={marked.length === 0} onClick={add}>
          add the group
        </button>
      </p>
      <p class="chips" role="group" aria-label="groups">
        {edges.map((edge, at) => (
          <button
            type="button"
            key={edge.join()}
            class="chip"
            aria-label={`remove the group ${edge.join()}`}
            disabled={edges.length === 1}
            onClick={() => choose(edges.toSpliced(at, 1))}
          >
            {`{${edge.join()}}`} ×
          </button>
        ))}
      </p>
    </div>
  )
}

/**
 * Draws a group of piles as a ring around one pile, a line between two piles, or a polygon through
 * three or more piles.
 */
function Edge({
  edge,
  piles,
  isMarked = false,
}: {
  readonly edge: readonly number[]
  readonly piles: number
  readonly isMarked?: boolean
}): JSX.Element | null {
  const points = edge.map((pile) => pilesAround(piles)[pile - 1]!)
  const [first] = points
  if (first === undefined) return null
  const name = isMarked ? 'edge marked' : 'edge'
  if (points.length === 1) return <circle class={name} cx={first.x} cy={first.y} r={PILE + 5} />
  return <polygon class={name} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
}

/** The places of the piles on a circle, with the first pile at the top. */
function pilesAround(piles: number): { readonly x: number; readonly y: number }[] {
  return Array.from({ length: piles }, (_, i) => {
    const angle = (2 * Math.PI * i) / piles - Math.PI / 2
    return { x: SIZE / 2 + RADIUS * Math.cos(angle), y: SIZE / 2 + RADIUS * Math.sin(angle) }
  })
}

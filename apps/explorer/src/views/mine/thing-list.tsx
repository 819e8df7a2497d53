import type { JSX } from 'preact'

/** A list of games or conjectures. Names can be changed, and a link opens each item. */
export function ThingList<T extends { readonly name: string }>({
  kind,
  things,
  change,
  addressOf,
  wordsOf,
  noteOf = () => '',
}: {
  readonly kind: string
  readonly things: readonly T[]
  readonly change: (changed: readonly T[]) => void
  readonly addressOf: (thing: T) => string
  readonly wordsOf: (thing: T) => string
  /** The text beside the link. */
  readonly noteOf?: (thing: T) => string
}): JSX.Element | null {
  if (things.length === 0) return null
  return (
    <ul class="things">
      {things.map((thing, at) => (
        <li key={thing.name}>
          <input
            type="text"
            aria-label={`name of the ${kind} ${thing.name}`}
            maxLength={80}
            value={thing.name}
            onChange={({ currentTarget }) => {
              const name = currentTarget.value.trim()
              const isFree = name !== '' && !things.some((each) => each.name === name)
              if (isFree) change(things.with(at, { ...thing, name }))
              else currentTarget.value = thing.name
            }}
          />
          <a href={addressOf(thing)}>
            <code>{wordsOf(thing)}</code>
          </a>
          <span class="hint">{noteOf(thing)}</span>
          <button
            type="button"
            aria-label={`remove the ${kind} ${thing.name}`}
            onClick={() => change(things.toSpliced(at, 1))}
          >
            remove
          </button>
        </li>
      ))}
    </ul>
  )
}

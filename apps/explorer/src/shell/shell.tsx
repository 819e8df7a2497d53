import { useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { formatAddress, type ViewName } from '../address/address.ts'
import { libraryAddress } from '../address/bench.ts'
import { address } from '../address/present.ts'
import { GameBar } from '../bench/game-bar.tsx'
import { bench } from '../bench/present-bench.ts'
import { Problem } from '../parts/problem.tsx'
import { SCREENS } from './views.ts'

/** The pages that are not about a single game. */
const LIBRARY = ['claims', 'atlas', 'settled', 'puzzle', 'mine'] as const

/** The header, the game bar, and the screen that the address names. */
export function Shell(): JSX.Element {
  const { view: screen, parts } = address.value
  const isGame = screen === 'atlas' && (parts[0] ?? '') !== ''
  return (
    <>
      <a class="skip" href="#main" onClick={toMain}>
        to the content
      </a>
      <header>
        <a class="brand" href={formatAddress('start')}>
          nimlab
        </a>
        <nav aria-label="library">
          {LIBRARY.map((name) => (
            <a
              key={name}
              href={libraryAddress(name, bench.value)}
              aria-current={name === screen && !isGame ? 'page' : undefined}
            >
              {SCREENS[name].title}
            </a>
          ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        <GameBar />
        <Present />
      </main>
      <footer>Everything is computed in this page; nothing you type leaves it.</footer>
    </>
  )
}

/**
 * Moves the focus to the main part of the page. The hash already contains the address of a view, so
 * it cannot also name an element.
 */
function toMain(event: Event): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#main')?.focus()
}

/** The component of a screen, or a message if the screen could not be loaded. */
type Shown = { readonly View: ComponentType } | { readonly problem: string } | null

/** Shows the screen that the address names. A screen is loaded when it is first needed. */
function Present(): JSX.Element | null {
  const shown = useSignal<Shown>(null)
  const wanted = useRef<ViewName | null | undefined>(undefined)
  useSignalEffect(() => {
    const { view } = address.value
    if (view === wanted.current) return
    wanted.current = view
    void screenOf(view).then((screen) => {
      if (wanted.current === view) shown.value = screen
      return screen
    })
  })
  if (shown.value === null) return <p aria-busy="true">loading …</p>
  if ('problem' in shown.value) return <Problem>{shown.value.problem}</Problem>
  const { View } = shown.value
  return <View />
}

async function screenOf(view: ViewName | null): Promise<Exclude<Shown, null>> {
  const screen = view === null ? undefined : SCREENS[view]
  document.title = screen === undefined ? 'nimlab explorer' : `${screen.title} · nimlab explorer`
  if (screen === undefined) {
    return { problem: `no screen has this address: ${location.hash.slice(0, LONGEST_SHOWN)}` }
  }
  try {
    return { View: await screen.load() }
  } catch (error) {
    return { problem: `this screen could not be loaded: ${(error as Error).message}` }
  }
}

/** Longer addresses are truncated to this number of characters before they are shown. */
const LONGEST_SHOWN = 200

import { type ReadonlySignal, signal } from '@preact/signals'
import { NOTHING, readThings, type Things, thingsText } from './my-things.ts'

/**
 * The key under which the reader's games and conjectures are stored, and the key for data that
 * could not be read.
 */
const [KEY, DAMAGED] = ['nimlab-my-things', 'nimlab-my-things-damaged']

const kept = signal<Things>(NOTHING)
const wrong = signal<string | null>(null)

/** The games and conjectures that the browser stores for the reader. */
export const things: ReadonlySignal<Things> = kept

/**
 * The reason why the games and conjectures could not be read or stored. Null if there was no
 * problem.
 */
export const thingsProblem: ReadonlySignal<string | null> = wrong

/**
 * Stores the given games and conjectures. They replace all games and conjectures that were stored
 * before.
 */
export function keepThings(next: Things): void {
  kept.value = next
  try {
    localStorage.setItem(KEY, thingsText(next))
    wrong.value = null
  } catch (error) {
    wrong.value = `the browser could not store your games and conjectures: ${(error as Error).message}`
  }
}

function load(): void {
  try {
    const text = localStorage.getItem(KEY)
    if (text === null) return
    const read = readThings(text)
    if ('is' in read) {
      kept.value = read.is
      return
    }
    localStorage.setItem(DAMAGED, text)
    wrong.value = `your stored games and conjectures could not be read (${read.problem}); a copy of the damaged text is stored under the name ${DAMAGED}`
  } catch (error) {
    wrong.value = `the browser does not give this page any storage: ${(error as Error).message}`
  }
}

load()
// this event means that another window of this page has changed the games or conjectures
addEventListener('storage', ({ key }) => {
  if (key === KEY) load()
})

import { type ReadonlySignal, signal } from '@preact/signals'
import { NOTHING, readThings, type Things, thingsText } from './my-things.ts'

/** Where the browser keeps them, and where it puts what could not be read. */
const [KEY, DAMAGED] = ['nimlab-my-things', 'nimlab-my-things-damaged']

const kept = signal<Things>(NOTHING)
const wrong = signal<string | null>(null)

/** The games and conjectures that this browser keeps. */
export const things: ReadonlySignal<Things> = kept

/** Why they could not be read or written; null if they could. */
export const thingsProblem: ReadonlySignal<string | null> = wrong

/** Keeps these in place of what was kept. */
export function keepThings(next: Things): void {
  kept.value = next
  try {
    localStorage.setItem(KEY, thingsText(next))
    wrong.value = null
  } catch (error) {
    wrong.value = `this browser did not keep it: ${(error as Error).message}`
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
    wrong.value = `what this browser kept could not be read (${read.problem}); it is put aside under the name ${DAMAGED}`
  } catch (error) {
    wrong.value = `this browser keeps nothing: ${(error as Error).message}`
  }
}

load()
// another window of this page has changed them
addEventListener('storage', ({ key }) => {
  if (key === KEY) load()
})

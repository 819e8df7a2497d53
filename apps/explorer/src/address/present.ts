import { type ReadonlySignal, signal } from '@preact/signals'
import { type Address, parseAddress } from './address.ts'

const present = signal(parseAddress(location.hash))

addEventListener('hashchange', () => {
  present.value = parseAddress(location.hash)
})

/** The current address. */
export const address: ReadonlySignal<Address> = present

/**
 * Navigates to an address and adds an entry to the browser's history.
 * @param hash an address in the form that `formatAddress` returns
 */
export function go(hash: string): void {
  location.hash = hash
}

/** Replaces the current address without adding an entry to the browser's history. */
export function replaceAddress(hash: string): void {
  if (hash === location.hash) return
  history.replaceState(null, '', hash)
  present.value = parseAddress(hash)
}

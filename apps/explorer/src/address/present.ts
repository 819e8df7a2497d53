import { type ReadonlySignal, signal } from '@preact/signals'
import { type Address, parseAddress } from './address.ts'

const present = signal(parseAddress(location.hash))

addEventListener('hashchange', () => {
  present.value = parseAddress(location.hash)
})

/** The address that is shown. */
export const address: ReadonlySignal<Address> = present

/**
 * Shows an address, as a step to which one can come back.
 * @param hash as `formatAddress` makes it
 */
export function go(hash: string): void {
  location.hash = hash
}

/** Says in the address bar what is shown now, in place of what stood there. */
export function replaceAddress(hash: string): void {
  if (hash === location.hash) return
  history.replaceState(null, '', hash)
  present.value = parseAddress(hash)
}

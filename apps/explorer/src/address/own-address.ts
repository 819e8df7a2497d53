import { useRef } from 'preact/hooks'
import type { Address, ViewName } from './address.ts'
import { address } from './present.ts'

/**
 * The current address if it belongs to this screen; otherwise the last address that belonged to
 * this screen. A screen stays visible until the next screen is loaded, and must not interpret the
 * address of the next screen.
 */
export function useOwnAddress(view: ViewName): Address {
  const own = useRef(address.peek())
  if (address.value.view === view) own.current = address.value
  return own.current
}

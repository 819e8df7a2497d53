import { useRef } from 'preact/hooks'
import type { Address, ViewName } from './address.ts'
import { address } from './present.ts'

/**
 * The address that is shown if it is one of this screen, else the last that was: a screen stays until the
 * next one is loaded, and must not read what is meant for that.
 */
export function useOwnAddress(view: ViewName): Address {
  const own = useRef(address.peek())
  if (address.value.view === view) own.current = address.value
  return own.current
}

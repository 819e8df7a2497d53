import type { JSX } from 'preact'
import { useOwnAddress } from '../../address/own-address.ts'
import { ClaimList } from './claim-list.tsx'
import { ClaimScreen } from './claim-screen.tsx'
import './claims.css'

/** The list of claims, or the page of the claim that the address names. */
export function ClaimsView(): JSX.Element {
  const [name] = useOwnAddress('claims').parts
  return name === undefined || name === '' ? <ClaimList /> : <ClaimScreen name={name} />
}

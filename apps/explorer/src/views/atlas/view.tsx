import type { JSX } from 'preact'
import { useOwnAddress } from '../../address/own-address.ts'
import { AtlasList } from './atlas-list.tsx'
import { GameScreen } from './game-screen.tsx'
import './atlas.css'
import '../claims/claims.css'

/** The atlas, or the page of the game that the address names. */
export function AtlasView(): JSX.Element {
  const [name] = useOwnAddress('atlas').parts
  return name === undefined || name === '' ? <AtlasList /> : <GameScreen name={name} />
}

import type { JSX } from 'preact'
import { address } from '../../address/present.ts'
import { Examples } from '../../parts/examples.tsx'
import { Problem } from '../../parts/problem.tsx'
import { GameTable } from './game-table.tsx'
import './play.css'
import { readRecord } from './record.ts'
import { SettingFields } from './setting-fields.tsx'

/** A game against the computer. */
export function PlayView(): JSX.Element {
  const read = readRecord(address.value)
  return (
    <>
      <h1>Play</h1>
      <Examples view="play" />
      {'problem' in read ? (
        <Problem>{read.problem}</Problem>
      ) : (
        <>
          <SettingFields record={read.is} />
          <GameTable record={read.is} />
        </>
      )}
    </>
  )
}

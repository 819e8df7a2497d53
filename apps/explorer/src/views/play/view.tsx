import type { JSX } from 'preact'
import { placedOnBench } from './bench-record.ts'
import { Examples } from '../../parts/examples.tsx'
import { Problem } from '../../parts/problem.tsx'
import { GameTable } from './game-table.tsx'
import './play.css'
import { SettingFields } from './setting-fields.tsx'

/** A game against the computer or another person. */
export function PlayView(): JSX.Element {
  const { read, isSaid } = placedOnBench()
  if ('problem' in read) {
    return (
      <>
        <h1 class="unseen">Play</h1>
        {isSaid ? null : <Problem>{read.problem}</Problem>}
        <Examples view="play" />
      </>
    )
  }
  return (
    <>
      <h1 class="unseen">Play</h1>
      <GameTable record={read.is} />
      <SettingFields record={read.is} />
    </>
  )
}

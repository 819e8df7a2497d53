import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { readOwnText } from '@nim/core/files'
import { SweepAlarm } from './sweep-error.ts'

const ALARM_FILE = 'alarms.txt'

/** Stores an alarm in the directory. The alarm blocks every merge. */
export function recordAlarm(directory: string, { message }: SweepAlarm): void {
  appendFileSync(join(directory, ALARM_FILE), `${message}\n`, { flush: true })
}

/** @throws SweepAlarm if the directory contains an alarm */
export function requireNoAlarm(directory: string): void {
  const path = join(directory, ALARM_FILE)
  if (!existsSync(path)) return
  throw new SweepAlarm(`${readOwnText(path).split('\n')[0]}; find the cause, then remove ${path}`)
}

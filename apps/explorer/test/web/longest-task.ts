import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@nim/chromium'

/**
 * The duration of the longest task of a main thread, in milliseconds, as processor time and as
 * wall-clock time.
 */
export interface LongestTask {
  readonly work: number
  readonly clock: number
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ph: string
  readonly dur?: number
  readonly tdur?: number
}

/**
 * Traces the main thread of a page during an action. Other programs on the machine do not affect
 * the processor time.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<LongestTask> {
  const directory = mkdtempSync(join(tmpdir(), 'explorer-trace-'))
  const path = join(directory, 'trace.json')
  try {
    await browser.startTracing(undefined, { path, categories: ['toplevel', 'blink.user_timing'] })
    await page.evaluate(() => void performance.mark('main thread'))
    await act()
    await browser.stopTracing()
    const { traceEvents } = JSON.parse(readFileSync(path, 'utf8')) as {
      readonly traceEvents: readonly TraceEvent[]
    }
    const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
    const main = thread(traceEvents.find(({ name }) => name === 'main thread')!)
    const tasks = traceEvents.filter((event) => event.ph === 'X' && thread(event) === main)
    const longest = (times: readonly (number | undefined)[]): number =>
      times.reduce<number>((a, b) => Math.max(a, b ?? 0), 0) / 1000
    return {
      work: longest(tasks.map(({ tdur }) => tdur)),
      clock: longest(tasks.map(({ dur }) => dur)),
    }
  } finally {
    rmSync(directory, { recursive: true })
  }
}

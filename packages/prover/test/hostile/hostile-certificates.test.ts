import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { IS_LONG, SAMPLE } from '../../../../vitest.sample.ts'
import type { Checked } from './check-hostile.ts'

/**
 * The number of certificates that hostile-certificates.ts makes. That module also proves the valid
 * certificates that it starts from.
 */
const HOSTILE = 1000
/** The number of parts. The quick run checks one part, and the long run checks all parts. */
const PARTS = 50

const SCRIPT = fileURLToPath(new URL('check-hostile.ts', import.meta.url))
/**
 * The limit on points in the quick run. The limit is low, so that the checker rejects large
 * certificates sooner.
 */
const FEW_POINTS = 500

/**
 * The processor time that no certificate may reach. A checker that needs more processor time counts
 * as hanging. docs/hostile-input.log records the time of each kind.
 */
const HANGS_SECONDS = 600
const MOST_MEBIBYTES = 1024
/** The system ends a process after this many processor seconds. */
const MOST_OF_PROCESS = (HOSTILE / PARTS) * HANGS_SECONDS
const TIMEOUT = 3_600_000

// oxlint-disable-next-line no-control-regex -- terminals obey these characters
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E]/
const OF_THE_ENGINE = /call stack|array|allocation|undefined is|not a function|not iterable/

const parts = Array.from({ length: PARTS }, (_, i) => i)

it.for(IS_LONG ? parts : [SAMPLE % PARTS])(
  'a checker ends with one word within a gibibyte: hostile certificates %i, and every 50th one after it',
  { timeout: TIMEOUT },
  async (part, { task }) => {
    const node = `exec '${process.execPath}' --max-old-space-size=700 --conditions=@nim/source --import tsx`
    const numbers = `${part} ${HOSTILE} ${PARTS} ${IS_LONG ? 0 : FEW_POINTS}`
    const { stdout } = await promisify(execFile)(
      'bash',
      ['-c', `ulimit -t ${MOST_OF_PROCESS}; ${node} '${SCRIPT}' ${numbers}`],
      { maxBuffer: 2 ** 26 },
    )
    const found = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Checked)
    Object.assign(task.meta, { families: found.map(ofLog) })
    expect(found).toHaveLength(HOSTILE / PARTS)
    for (const { name, word, why, seconds, mebibytes } of found) {
      const about = `${name}: ${word} ${why}`
      expect(seconds, about).toBeLessThan(HANGS_SECONDS)
      expect(mebibytes, about).toBeLessThan(MOST_MEBIBYTES)
      expect(why, about).not.toMatch(CONTROL)
      expect(why, about).not.toMatch(OF_THE_ENGINE)
      if (word === 'VERIFIED') expect(why, about).toBe('')
      else expect(why.trim(), about).not.toBe('')
    }
  },
)

/** The line in docs/hostile-input.log about a certificate. */
function ofLog({ name, word, seconds, mebibytes }: Checked): object {
  return { family: name.replace(/^\d+: /, 'hostile certificates of '), word, seconds, mebibytes }
}

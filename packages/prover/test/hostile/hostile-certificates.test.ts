import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { IS_LONG, SAMPLE } from '../../../../vitest.sample.ts'
import type { Checked } from './check-hostile.ts'

/**
 * The same certificates as in hostile-certificates.ts, which proves the ones that it starts from.
 */
const HOSTILE = 1000
/** The quick run uses one part, the long run all of them. */
const PARTS = 50

const SCRIPT = fileURLToPath(new URL('check-hostile.ts', import.meta.url))
/** The quick run allows fewer points, so that oversized certificates are rejected sooner. */
const FEW_POINTS = 500

/**
 * A certificate that takes this much processor time counts as hanging. docs/hostile-input.log lists
 * how long each kind took.
 */
const HANGS_SECONDS = 600
const MOST_MEBIBYTES = 1024
/** The processor seconds after which the system ends a process. */
const MOST_OF_PROCESS = (HOSTILE / PARTS) * HANGS_SECONDS
const TIMEOUT = 3_600_000

// oxlint-disable-next-line no-control-regex -- terminals obey these characters
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E]/
const OF_THE_ENGINE = /call stack|array|allocation|undefined is|not a function|not iterable/

const parts = Array.from({ length: PARTS }, (_, i) => i)

it.for(IS_LONG ? parts : [SAMPLE % PARTS])(
  'a checker ends with one word within a gibibyte: hostile certificates %i, and each 50th one after',
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

/** The line about a certificate in docs/hostile-input.log. */
function ofLog({ name, word, seconds, mebibytes }: Checked): object {
  return { family: name.replace(/^\d+: /, 'hostile certificates of '), word, seconds, mebibytes }
}

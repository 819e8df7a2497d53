import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { VERBS } from '../../src/verbs.ts'
import { inProcessOfItsOwn } from '../run-command.ts'
import { ODD, READING, READING_NOTHING, withOddFile } from './odd-files.ts'

/**
 * A call that takes this much processor time counts as hung. docs/hostile-input.log lists the
 * measured times.
 */
const HANGS_SECONDS = 20
const MOST_MEBIBYTES = 500

/** Makes a process print, at its end, its memory in MiB and its processor time in seconds. */
const TELLING = `data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => { const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  process._rawDebug('TOOK ' + maxRSS / 1024 + ' ' + (userCPUTime + systemCPUTime) / 1e6) })`,
)}`

const root = mkdtempSync(join(tmpdir(), 'nimlab-odd-'))
afterAll(() => rmSync(root, { recursive: true }))

const calls = Object.values(READING)
  .flat()
  .flatMap((words) => Object.keys(ODD).map((kind) => [kind, words.join(' '), words] as const))

describe('a path that is not a regular file', () => {
  it('is tested with every verb that reads files', () => {
    expect([...Object.keys(READING), ...READING_NOTHING].sort()).toEqual([...VERBS.keys()].sort())
  })

  it.for(sampled(calls, 200))(
    'leads to one line and exit code 2, with little memory: a %s in %s',
    async ([kind, , words], { task }) => {
      const folder = mkdtempSync(join(root, 'call-'))
      const { args, odd } = withOddFile(words, folder)
      mkdirSync(dirname(odd), { recursive: true })
      await ODD[kind]!(odd)
      process.env['NODE_OPTIONS'] = `--import=${TELLING}`
      const { code, stdout, stderr } = await inProcessOfItsOwn(...args)
      delete process.env['NODE_OPTIONS']
      const took = [...stderr.matchAll(/^TOOK (\S+) (\S+)\n/gm)]
      const families = took.map(([, mebibytes, seconds]) => ({
        family: `a ${kind} in place of a file`,
        word: `exit code ${code}`,
        seconds: Number(seconds),
        mebibytes: Number(mebibytes),
      }))
      Object.assign(task.meta, { families })
      expect(stderr.replaceAll(/^TOOK .*\n/gm, '')).toMatch(/^nimlab: [^\n]+\n$/)
      expect(stdout).toBe('')
      // If the file is in a folder of nimlab, nimlab may call the folder damaged.
      expect(words.some((word) => word.includes('|')) ? [2, 4] : [2]).toContain(code)
      for (const [, mebibytes, seconds] of took) {
        expect(Number(mebibytes)).toBeLessThan(MOST_MEBIBYTES)
        expect(Number(seconds)).toBeLessThan(HANGS_SECONDS)
      }
      expect(took.length).toBeGreaterThan(0)
    },
  )
})

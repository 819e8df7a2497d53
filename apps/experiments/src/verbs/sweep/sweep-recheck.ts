import { randomInt } from 'node:crypto'
import type { Command } from '@commander-js/extra-typings'
import type { Verdict } from '@nim/conjectures'
import { type Recheck, recheckSweep, threadPool } from '@nim/sweep'
import { DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS } from '../../arguments/memory.ts'
import { OPTIONS } from '../../arguments/options.ts'
import { EXIT, exitCodeOf, type ExitCode } from '../../exit-code.ts'
import { interruptSignal } from '../../terminal/interrupt.ts'
import { note, print } from '../../terminal/output.ts'
import { startProgress } from '../../terminal/progress.ts'
import { noteDamage, noteMerged, onSweepDirectory } from './sweep-errors.ts'

const ABOUT = `
Every digest is compared, and the joined results with the shards. What counterexamples state of outcomes, remoteness, options and reductions is
derived from the rules alone, and the claim judges each of them again. A sample of the shards is run
again by the second algorithm: typed arrays where the sweep generated kernels; generated kernels or the
definitions where it used typed arrays. The report says how many checks have no second algorithm.
Every run draws a new sample; --seed with the number that a recheck printed repeats that one. A sample can miss a forged shard, with the
probability that is printed: only --sample 100 shows that all stored results are honest.`

const MOST_SEED = 2 ** 31 - 1

/** `nimlab sweep recheck`: an independent look at stored results. */
export function addSweepRecheck(sweep: Command, finish: (code: ExitCode) => void): void {
  sweep
    .command('recheck')
    .description('verify a sweep directory independently of the run that made it')
    .argument('<directory>', 'a sweep directory')
    .addOption(OPTIONS.sample().default(0.05))
    .addOption(OPTIONS.runModules())
    .addOption(OPTIONS.seed().default(undefined, 'a new one each time'))
    .addOption(OPTIONS.threads().default(1))
    .addOption(OPTIONS.memory().default(DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS))
    .addOption(OPTIONS.json())
    .addHelpText(
      'after',
      `${ABOUT}\n\nExamples:\n  nimlab sweep recheck results\n  nimlab sweep recheck results --sample 100 --threads 2`,
    )
    .action(
      (
        directory,
        { json, sample, seed = randomInt(MOST_SEED), threads, memory: bytes, runModules },
      ) =>
        onSweepDirectory(finish, async () => {
          const pool = threadPool(threads)
          const interrupt = interruptSignal()
          let progress: ReturnType<typeof startProgress> | null = null
          try {
            const found = await recheckSweep(directory, {
              pool,
              sample,
              seed,
              memory: bytes,
              runModules: runModules === true,
              signal: interrupt.signal,
              advanced: (_, total, label) => {
                progress ??= startProgress('re-checking', total, json === true)
                progress.advance(label)
              },
            })
            const { stored, isRight, ...numbers } = found
            const { failures, unchecked, merged } = numbers
            noteDamage(directory, stored.damage, 'not trusted')
            noteMerged(directory, merged)
            for (const line of unchecked) note(`not checked: ${line}`)
            for (const failure of failures) note(`ALARM: ${failure}`)
            const { damage, done, sweep: plan, verdicts } = stored
            const shards = plan.shards.length
            if (json === true) {
              const record = { plan: plan.digest, isRight, shards, done, seed, damage, ...numbers }
              print(JSON.stringify(record))
            } else {
              print(`${done} of ${shards} shards stored and trusted`)
              for (const line of recheckLines(found, seed)) print(line)
            }
            const code = exitCodeOf(Object.keys(verdicts) as Verdict[])
            if (!isRight) return finish(EXIT.internal)
            const isAll = done === shards && unchecked.length === 0
            finish(!isAll && code === EXIT.ok ? EXIT.incomplete : code)
          } finally {
            ;(progress as ReturnType<typeof startProgress> | null)?.end()
            interrupt.release()
            await pool.close()
          }
        }),
    )
}

/** What was found, for people. */
function recheckLines(found: Recheck, seed: number): string[] {
  const { counterexamples, byRules, partlyByRules, sampled, second, repeated } = found
  const { failures, unchecked, merged, stored } = found
  const byJudge = counterexamples - byRules - partlyByRules
  const checks = second.independent + second.partly + second.repeated
  const lines = [
    `${counterexamples} counterexamples judged again: ${byRules} derived from the rules alone, ${partlyByRules} in part, ${byJudge} only through the judge of their claim`,
    `${sampled.length} shards run again (seed ${seed}): of ${checks} checks ${second.independent} wholly by a second algorithm`,
  ]
  if (found.chance < 1) {
    const missed = `one forged shard among the ${stored.done} is met with probability ${(100 * found.chance).toFixed(1)} %`
    lines.push(`${missed}; --sample 100 meets every one`)
  }
  if (repeated.length > 0) {
    lines.push(
      `${second.partly} checks in part, and ${second.repeated} only repeated, since there is no second algorithm; they are in ${repeated.length} shards`,
    )
  }
  if (unchecked.length > 0) lines.push(`${unchecked.length} could not be checked`)
  const differ = failures.length + (merged.difference === null ? 0 : 1)
  const isAllRead = stored.damage.length === 0 && unchecked.length === 0
  if (differ > 0) lines.push(`${differ} differ`)
  else lines.push(isAllRead ? 'all the same' : 'all that was compared is the same')
  return lines
}

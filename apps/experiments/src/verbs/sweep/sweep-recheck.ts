import { randomInt } from 'node:crypto'
import type { Command } from '@commander-js/extra-typings'
import type { Verdict } from '@nim/conjectures'
import { type Recheck, recheckSweep, threadPool } from '@nim/sweep'
import { numberOf } from '@nim/presburger/text'
import { DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS } from '../../arguments/memory.ts'
import { OPTIONS } from '../../arguments/options.ts'
import { EXIT, exitCodeOf, type ExitCode } from '../../exit-code.ts'
import { advancedHelp } from '../../help/advanced.ts'
import { interruptSignal } from '../../terminal/interrupt.ts'
import { note, print } from '../../terminal/output.ts'
import { startProgress } from '../../terminal/progress.ts'
import { noteDamage, noteMerged, onSweepDirectory } from './sweep-errors.ts'

const MOST_SEED = 2 ** 31 - 1

/** Adds `nimlab sweep recheck`: checks stored results independently. */
export function addSweepRecheck(sweep: Command, finish: (code: ExitCode) => void): void {
  sweep
    .command('recheck')
    .description('verify a sweep directory independently of the run that made it')
    .argument('<directory>', 'a sweep directory')
    .addOption(OPTIONS.sample().default(0.05, '5%'))
    .addOption(OPTIONS.runModules())
    .addOption(OPTIONS.seed().default(undefined, 'a new seed for each run'))
    .addOption(OPTIONS.threads().default(1))
    .addOption(OPTIONS.memory().default(DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS))
    .addOption(OPTIONS.json())
    .addHelpText(
      'after',
      advancedHelp(`nimlab checks every digest, and compares the joined results with the shards. From the rules
alone, nimlab rederives everything that a counterexample states about outcomes, remoteness, options and reductions.
The claim then judges each counterexample again.

nimlab also reruns a sample of the shards with the second algorithm. If the sweep used generated kernels, the second
algorithm uses typed arrays. If the sweep used typed arrays, the second algorithm uses generated kernels or the
definitions. The output shows the number of checks that have no second algorithm.

Every run draws a new sample. To repeat a sample, pass the printed number to --seed. A sample can miss a forged
shard; nimlab prints the probability that the sample contains it. Only --sample 100 checks all stored results.

More examples:
  nimlab sweep recheck results --sample 100 --threads 2`),
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
            const result = await recheckSweep(directory, {
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
            const { stored, isRight, ...numbers } = result
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
              print(`${done} of ${numberOf(shards, 'shard')} stored and trusted`)
              for (const line of recheckLines(result, seed)) print(line)
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

/** The results in words. */
function recheckLines(result: Recheck, seed: number): string[] {
  const { counterexamples, byRules, partlyByRules, sampled, second, repeated } = result
  const { failures, unchecked, merged, stored } = result
  const byJudge = counterexamples - byRules - partlyByRules
  const checks = second.independent + second.partly + second.repeated
  const lines = [
    `${numberOf(counterexamples, 'counterexample')} judged again: ${byRules} derived from the rules alone, ${partlyByRules} partly, ${byJudge} only through the judge of their claim`,
    `${numberOf(sampled.length, 'shard')} run again (seed ${seed}): ${second.independent} of ${numberOf(checks, 'check')} entirely with a second algorithm`,
  ]
  if (result.chance < 1) {
    const missed = `a single forged shard among the ${stored.done} is found with probability ${(100 * result.chance).toFixed(1)} %`
    lines.push(`${missed}; --sample 100 finds every forged shard`)
  }
  if (repeated.length > 0) {
    lines.push(
      `${numberOf(second.partly, 'check')} only partly, and ${second.repeated} repeated with the same algorithm, because no second algorithm exists; they are in ${numberOf(repeated.length, 'shard')}`,
    )
  }
  if (unchecked.length > 0) lines.push(`${unchecked.length} could not be checked`)
  const differ = failures.length + (merged.difference === null ? 0 : 1)
  const isAllRead = stored.damage.length === 0 && unchecked.length === 0
  if (differ > 0) lines.push(`${differ} differ`)
  else lines.push(isAllRead ? 'all the same' : 'everything that could be compared is the same')
  return lines
}

import type { Command } from '@commander-js/extra-typings'
import { numberOf } from '@nim/core/rules'
import { threadPool } from '@nim/sweep'
import { DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS } from '../../arguments/memory.ts'
import { OPTIONS } from '../../arguments/options.ts'
import { wholeNumber } from '../../arguments/whole-number.ts'
import { EXIT, type ExitCode } from '../../exit-code.ts'
import { advancedHelp } from '../../help/advanced.ts'
import { interruptSignal } from '../../terminal/interrupt.ts'
import { note } from '../../terminal/output.ts'
import { required } from '../../usage-error.ts'
import { onSweepDirectory } from './sweep-errors.ts'
import { queueFrom } from './sweep-queue.ts'

/** Adds `nimlab sweep worker`: computes shards that other machines put into a queue. */
export function addSweepWorker(sweep: Command, finish: (code: ExitCode) => void): void {
  sweep
    .command('worker')
    .description(
      'compute the shards that nimlab sweep run --queue distributes, until you press Ctrl-C',
    )
    .addOption(OPTIONS.queue().default(undefined, 'required'))
    .addOption(OPTIONS.queueSecretFile())
    .option(
      '--module <path...>',
      'modules whose claims the worker runs; it refuses the claims of all other modules',
    )
    .addOption(OPTIONS.threads().default(1))
    .addOption(OPTIONS.memory().default(DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS))
    .option(
      '--lock <S>',
      'number of seconds after which other workers get the shards of a worker that stopped responding',
      wholeNumber(1, 86_400),
      60,
    )
    .addHelpText(
      'after',
      advancedHelp(`The worker computes T shards at the same time if they fit into memory. If fewer than T fit, the idle threads
help with the large shards. Configure Redis to keep its data: appendonly yes, maxmemory-policy noeviction. The
worker signs its results, and accepts only plans that were signed with the same secret (docs/sweeps.md).

More examples:
  nimlab sweep worker --queue redis://10.0.0.5:6379 --queue-secret-file queue.secret --threads 8`),
    )
    .action(({ threads, memory: bytes, lock, module: modules = [], ...flags }) =>
      onSweepDirectory(finish, async () => {
        const queue = required(queueFrom(flags), '--queue <url>')
        const { runQueueWorker } = await import('@nim/sweep/queue')
        const pool = threadPool(threads)
        const interrupt = interruptSignal()
        try {
          const { givenUp } = await runQueueWorker({
            ...queue,
            pool,
            memory: bytes,
            lockSeconds: lock,
            modules,
            signal: interrupt.signal,
            note,
          })
          if (givenUp > 0) note(`interrupted: ${numberOf(givenUp, 'shard')} left for other workers`)
          finish(givenUp > 0 ? EXIT.incomplete : EXIT.ok)
        } finally {
          interrupt.release()
          await pool.close()
        }
      }),
    )
}

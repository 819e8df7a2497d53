import { queueAccess, type QueueAccess } from '@nim/sweep'
import { note } from '../../terminal/output.ts'
import { UsageError } from '../../usage-error.ts'

/**
 * The queue that the options name; undefined if no option names a queue.
 * @throws UsageError if there is a secret but no queue; RangeError as in `queueAccess`
 */
export function queueFrom(flags: {
  readonly queue?: string | undefined
  readonly queueSecretFile?: string | undefined
}): QueueAccess | undefined {
  const { queue: url, queueSecretFile: file } = flags
  if (url === undefined) {
    if (file === undefined) return undefined
    throw new UsageError('--queue-secret-file needs --queue')
  }
  return queueAccess({ url, file, variable: process.env['NIMLAB_QUEUE_SECRET'], note })
}

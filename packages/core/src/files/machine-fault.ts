/**
 * The error codes for faults of the machine itself, which do not depend on the command or its
 * input.
 */
const FAULTS: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'EFBIG',
])

/**
 * The system's message about a fault of the machine, such as a full disk. The result is null if the
 * error has another cause. The function also searches the chain of causes of the error.
 */
export function machineFault(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (FAULTS.has((at as NodeJS.ErrnoException).code)) return at.message
  }
  return null
}

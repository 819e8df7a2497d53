/** The error codes for faults of the machine itself, whatever the command and its input are. */
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
 * The system's message about a fault of the machine, such as a full disk; null if an error has
 * another cause. The function also searches the causes of the error.
 */
export function machineFault(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (FAULTS.has((at as NodeJS.ErrnoException).code)) return at.message
  }
  return null
}

/**
 * A sweep directory that must not be mixed with the current sweep. The message names the
 * difference.
 */
export class ForeignSweep extends Error {
  override readonly name = 'ForeignSweep'
}

/**
 * Stored data that differs from the data that was written. The message names the file and the
 * evidence.
 */
export class SweepDamage extends Error {
  override readonly name = 'SweepDamage'
}

/**
 * Two runs of the same work with different results, which means that a program or a machine is
 * wrong.
 */
export class SweepAlarm extends Error {
  override readonly name = 'SweepAlarm'
}

/** A sweep directory that must not be mixed with the sweep at hand: what differs, in words. */
export class ForeignSweep extends Error {
  override readonly name = 'ForeignSweep'
}

/** Stored data that is not what was written: which file, and how it shows. */
export class SweepDamage extends Error {
  override readonly name = 'SweepDamage'
}

/** Two runs of the same work that gave different results: somewhere a program or a machine is wrong. */
export class SweepAlarm extends Error {
  override readonly name = 'SweepAlarm'
}

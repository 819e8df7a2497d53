/**
 * A test that takes longer than this number of milliseconds fails, because it probably hangs. No
 * test depends on a shorter time.
 */
export const LIMIT = 300_000

/**
 * The time in milliseconds after which a test stops waiting and fails as hung. No test depends on a
 * shorter time.
 */
export const LIMIT = 300_000

/**
 * The time in milliseconds after which a test stops waiting and fails as hung. No test decides
 * anything by a shorter time.
 */
export const LIMIT = 300_000

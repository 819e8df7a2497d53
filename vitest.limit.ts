/**
 * Milliseconds after which anything that a test waits for counts as hung. No verdict uses a shorter
 * time.
 */
export const LIMIT = 300_000

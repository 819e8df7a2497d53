/** Milliseconds after which anything that a test waits for is taken to hang: no verdict is by a shorter time. */
export const LIMIT = 300_000

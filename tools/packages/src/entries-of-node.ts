/**
 * The entries that need Node for threads, files or processes. All other entries also run in
 * browsers.
 */
export const ENTRIES_OF_NODE: readonly string[] = [
  '@nim/core/files',
  '@nim/bruteforce/threads',
  '@nim/bruteforce/files',
  '@nim/prover',
  '@nim/sweep',
  '@nim/sweep/checks',
  '@nim/sweep/modules',
  '@nim/sweep/queue',
  '@nim/sweep/records',
  '@nim/experiments',
]

export function isOfNode(entry: string): boolean {
  return ENTRIES_OF_NODE.includes(entry)
}

/** See built.mjs. */
export function buildState(root?: string): { readonly digest: string; readonly isBuilt: boolean }
export function sourcesDigest(root: string, folder: string, except?: string): string
export function writeStamp(root: string, folder: string, digest: string | null): void

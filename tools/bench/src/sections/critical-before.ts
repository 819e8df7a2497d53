import { readFile, writeFile } from 'node:fs/promises'

const FILE = new URL('../../critical-before.json', import.meta.url)

/** Processor seconds of the call before, by processor. */
type Kept = Readonly<Record<string, number>>

/** Processor seconds that the call took on this processor before; null if that was not measured. */
export async function secondsBefore(slug: string): Promise<number | null> {
  return (await kept())[slug] ?? null
}

/** Keeps them, in the order of the processors' names. */
export async function keepBefore(slug: string, seconds: number): Promise<void> {
  const all = { ...(await kept()), [slug]: Math.round(seconds * 100) / 100 }
  const entries = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

async function kept(): Promise<Kept> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Kept
}

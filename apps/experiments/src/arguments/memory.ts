import { InvalidArgumentError } from '@commander-js/extra-typings'

const UNITS: Readonly<Record<string, number>> = { '': 1, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 }

/** The default of `--memory`, which is 4 GiB. */
export const DEFAULT_MEMORY: number = 4 * 2 ** 30

/** The default limit as text for the help. */
export const DEFAULT_MEMORY_WORDS = '4GiB'

/** Reads a number of bytes such as `512MiB`, `2GiB`, `2G` or `1000000`. */
export function memory(text: string): number {
  const match = /^(\d{1,16})(?:([KMG])(?:i?B)?)?$/i.exec(text)
  const bytes = match === null ? 0 : Number(match[1]) * UNITS[(match[2] ?? '').toUpperCase()]!
  if (!(bytes > 0 && Number.isSafeInteger(bytes))) {
    throw new InvalidArgumentError('Expected a number of bytes such as 512MiB or 4GiB.')
  }
  return bytes
}

/**
 * Formats a number of bytes in the largest unit for which the result is at least 1, such as `1.5
 * MiB`.
 */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB']
  if (!Number.isFinite(bytes)) return 'more than 8 PiB'
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024
    unit++
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`
}

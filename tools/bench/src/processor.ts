import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/**
 * Properties of the processor. Virtual machines often report a name that several types of
 * processors share.
 */
export interface Processor {
  /** The name that the processor reports, with family, model and stepping if they are reported. */
  readonly title: string
  /**
   * Vector extensions and caches, such as `AVX2, AVX-512; L2 2048K, L3 32M`; empty if they are not
   * reported.
   */
  readonly details: string
  /** The title in lower-case letters, digits and hyphens, for file names. */
  readonly slug: string
}

const VECTORS = [
  ['sse4_2', 'SSE4.2'],
  ['avx2', 'AVX2'],
  ['avx512f', 'AVX-512'],
  ['avx512vbmi', 'AVX-512 VBMI'],
  ['asimd', 'NEON'],
  ['sve', 'SVE'],
] as const

const CACHES = '/sys/devices/system/cpu/cpu0/cache'

/**
 * The processor of this machine. On systems other than Linux, only the name of the processor is
 * known.
 */
export function thisProcessor(): Processor {
  const caches = [2, 3].flatMap((level) => {
    const size = textOf(`${CACHES}/index${level}/size`).trim()
    return size === '' ? [] : [`L${level} ${size}`]
  })
  return processorOf(cpus()[0]?.model ?? 'unknown', textOf('/proc/cpuinfo'), caches)
}

/** @param cpuinfo the text of /proc/cpuinfo; empty if this file does not exist */
export function processorOf(name: string, cpuinfo: string, caches: readonly string[]): Processor {
  const field = (key: string): string | undefined =>
    new RegExp(`^${key}\\s*:\\s*(.*)$`, 'm').exec(cpuinfo)?.[1]
  const numbers = ['cpu family', 'model', 'stepping'].map(field)
  const flags = new Set((field('flags') ?? field('Features') ?? '').split(' '))
  const vectors = VECTORS.flatMap(([flag, vector]) => (flags.has(flag) ? [vector] : []))
  const title = numbers.includes(undefined)
    ? name
    : `${name}, family ${numbers[0]}, model ${numbers[1]}, stepping ${numbers[2]}`
  const details = [vectors.join(', '), caches.join(', ')].filter((part) => part !== '').join('; ')
  return { title, details, slug: slugOf(title) }
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/\((r|tm)\)/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The text of a file; empty if the file does not exist. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

import { formatRuleset } from '@nim/core/rules'
import { run } from '../../engine/engine.ts'
import type { Download } from '../../parts/downloads.tsx'
import type { SliceFileInput } from '../../tasks/slice-file.ts'
import type { AnsweredSlice } from './asked-slice.ts'

const TYPES = {
  svg: 'image/svg+xml',
  csv: 'text/csv',
  npy: 'application/octet-stream',
  tex: 'application/x-tex',
} as const

/**
 * The files of a slice. A worker creates the files, except for the PNG of the visible canvas.
 *
 * @param canvas the canvas on which the slice is drawn
 */
export function sliceFiles(
  { table, value, vary, fixed, side, entries }: AnsweredSlice,
  overlay: Uint8Array | null,
  canvas: () => HTMLCanvasElement | null,
): readonly Download[] {
  const game = formatRuleset(table.ruleset)
  const name = fileName(game, value)
  const given = { game, play: table.play, value, vary, fixed, side, entries, overlay }
  const made = (format: SliceFileInput['format']): Download => ({
    name: `${name}.${format}`,
    type: TYPES[format],
    make: () => run('sliceFile', { ...given, format }),
  })
  const png: Download = {
    name: `${name}.png`,
    type: 'image/png',
    make: () =>
      new Promise((resolve, reject) => {
        canvas()!.toBlob((blob) => {
          if (blob === null) reject(new Error('the picture is too large'))
          else resolve(blob)
        })
      }),
  }
  return [made('svg'), png, made('csv'), made('npy'), made('tex')]
}

/** A file name such as `nim-4-3-outcome`. */
export function fileName(game: string, what: string): string {
  return `${game
    .toLowerCase()
    .match(/[\da-z]+/g)!
    .join('-')}-${what}`
}

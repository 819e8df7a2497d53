import type { Table } from '@nim/bruteforce'
import { formatRuleset } from '@nim/core/rules'
import type { SolvedTable } from '../solved-table.ts'
import { denseNpy } from './dense-npy.ts'
import { npy, npyOfNumber, npyOfText } from './npy.ts'
import { zip } from './zip.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * A solved table as an archive for NumPy. `numpy.load(file)` returns `values`, the array of `npy`,
 * and a description of the table: `ruleset`, `value`, `play` and `max`. The texts `ruleset`,
 * `value` and `play` are arrays without axes.
 *
 * @param write receives the pieces of the file in order
 * @throws RangeError in the same cases as `npy`, and for 4 GiB or more
 * @complexity the same as for `npy`
 * @see https://numpy.org/doc/stable/reference/generated/numpy.savez.html
 */
export function npz(table: SolvedTable, write: (piece: Bytes) => void): void {
  writeArchive(table, write, (piece) => npy(table, piece))
}

/**
 * {@link npz} with the n-dimensional array of `denseNpy`: the value of x is `values[x_1, …, x_n]`.
 */
export function denseNpz(
  table: SolvedTable & Pick<Table, 'at'>,
  write: (piece: Bytes) => void,
): void {
  writeArchive(table, write, (piece) => denseNpy(table, piece))
}

function writeArchive(
  { ruleset, value, play, box }: Pick<SolvedTable, 'ruleset' | 'value' | 'play' | 'box'>,
  write: (piece: Bytes) => void,
  values: (write: (piece: Bytes) => void) => void,
): void {
  const archive = zip(write)
  archive.file('values.npy', values)
  const texts = { ruleset: formatRuleset(ruleset), value, play }
  for (const [name, text] of Object.entries(texts)) {
    archive.file(`${name}.npy`, (piece) => piece(npyOfText(text)))
  }
  archive.file('max.npy', (piece) => piece(npyOfNumber(box.max)))
  archive.end()
}

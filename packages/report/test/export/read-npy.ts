/** The content of a NumPy file of version 1.0. */
export interface NpyArray {
  readonly headerLength: number
  readonly descr: string
  readonly fortranOrder: boolean
  readonly shape: number[]
  /** The elements in file order. */
  readonly data: number[]
}

const DICTIONARY =
  /^\{'descr': '([|<]u[124])', 'fortran_order': (True|False), 'shape': \(([\d, ]*)\), \} *\n$/

/** Reads a NumPy file of unsigned integers, according to the description of the format. */
export function readNpy(bytes: Uint8Array): NpyArray {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const magic = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (magic !== '\u0093NUMPY\u0001\u0000') throw new Error(`not a NumPy file: ${magic}`)
  const headerLength = 10 + view.getUint16(8, true)
  const dictionary = Buffer.from(bytes.subarray(10, headerLength)).toString('latin1')
  const match = DICTIONARY.exec(dictionary)
  if (match === null) throw new Error(`header: ${dictionary}`)
  const width = Number(match[1]!.slice(2))
  const data: number[] = []
  for (let at = headerLength; at < bytes.length; at += width) {
    if (width === 1) data.push(view.getUint8(at))
    else data.push(width === 2 ? view.getUint16(at, true) : view.getUint32(at, true))
  }
  const shape = match[3]!
    .split(',')
    .filter((axis) => axis.trim() !== '')
    .map(Number)
  return { headerLength, descr: match[1]!, fortranOrder: match[2] === 'True', shape, data }
}

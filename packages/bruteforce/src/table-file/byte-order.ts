/** True if this machine stores the lowest byte of a number first, as table files do. */
export const isLittleEndian: boolean = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1

/** Reverses the order of the bytes in every group of `lane` consecutive bytes. */
export function swapBytes(bytes: Uint8Array, lane: number): void {
  for (let at = 0; at < bytes.length; at += lane) bytes.subarray(at, at + lane).reverse()
}

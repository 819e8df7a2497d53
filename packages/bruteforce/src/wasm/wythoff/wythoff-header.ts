/**
 * The first bytes of the memory of the Wythoff kernels: masks that blank lanes, 16 bytes each
 * unless noted otherwise. A lane is blanked if all bits of its mask are ones.
 */

/** The address of 16 bytes of zeros, followed by 16 bytes of ones. */
export const LANES_FROM = 0
/** The address of 16 bytes of ones, followed by 16 bytes of zeros. */
export const LANES_BELOW = 32
/**
 * The address of masks, one for each u with −1 ≤ u < 32. The mask with index u + 1 selects the
 * lanes i with 2i < u.
 */
export const BELOW_DIAGONAL = 64
/**
 * The address of masks, one for each u. The mask with index u + 1 selects every lane i except the
 * lane with 2i = u.
 */
export const OFF_DIAGONAL: number = BELOW_DIAGONAL + 16 * 33
/** The address at which the summaries start. */
export const SUMMARIES: number = OFF_DIAGONAL + 16 * 33

/** Writes the masks for cells of `bytes` bytes. */
export function writeMasks(memory: Uint8Array, bytes: number): void {
  memory.fill(0, LANES_FROM, LANES_FROM + 16)
  memory.fill(0xff, LANES_FROM + 16, LANES_BELOW + 16)
  memory.fill(0, LANES_BELOW + 16, LANES_BELOW + 32)
  for (let u = -1; u < 32; u++) {
    for (let byte = 0; byte < 16; byte++) {
      const lane = Math.floor(byte / bytes)
      memory[BELOW_DIAGONAL + 16 * (u + 1) + byte] = 2 * lane < u ? 0xff : 0
      memory[OFF_DIAGONAL + 16 * (u + 1) + byte] = 2 * lane === u ? 0 : 0xff
    }
  }
}

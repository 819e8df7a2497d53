import type { Classes } from '../../rows/by-class.ts'

/** λ < −1; −1..10; 11 and more by residue modulo 12. Q(c) is asked for −1 ≤ c ≤ 11 only. */
const LAMBDAS = 1 + 12 + 12
/** D ≤ −8 by parity; −1..−7; D ≥ 0 by parity. */
const DIFFERENCES = 2 + 7 + 2

/**
 * What the appendix looks at in a position of NIM(4,3), printed or corrected: the parity of x_1, the
 * residues of x_1 + x_2 and of d modulo 4 and of |x| modulo 3, and how D and λ lie to the small
 * numbers they are compared with.
 *
 * @source GMMV-App
 */
export const APPENDIX_CLASSES: Classes = {
  count: 2 * 4 * 4 * 3 * DIFFERENCES * LAMBDAS,
  rows(position, classes, length) {
    const [, x2, x3, x4] = position as [number, number, number, number]
    const sum = x2 + x3 + x4
    const rest = x2 + x3 - 2 * x4
    for (let x1 = 0; x1 < length; x1++) {
      const residues = ((x1 & 1) * 4 + ((x1 + x2) & 3)) * 4 + ((x1 + x3 - x2) & 3)
      const D = differenceClass(x3 - x2 - x1)
      classes[x1] =
        ((residues * 3 + ((sum + x1) % 3)) * DIFFERENCES + D) * LAMBDAS + lambdaClass(rest + x1)
    }
  },
}

function differenceClass(D: number): number {
  if (D >= 0) return 9 + (D & 1)
  return D >= -7 ? 1 - D : D & 1
}

function lambdaClass(lambda: number): number {
  if (lambda < -1) return 0
  return lambda <= 10 ? lambda + 2 : 13 + (lambda % 12)
}

/** Handwritten predicates that serve as a baseline for compiled formulas. */

type Position = readonly number[]

// It is not an inner function: tsx would assign its name at each call, which costs 300 ns.
function Q(lambda: number, c: number): boolean {
  return lambda >= c && (lambda - c) % 12 === 0
}

/** The appendix on NIM(4,3), corrected. */
export function appendixByHand(x: Position): boolean {
  const x1 = x[0]!
  const x2 = x[1]!
  const x3 = x[2]!
  const x4 = x[3]!
  const sum12 = x1 + x2
  const D = x3 - sum12
  const lambda = sum12 + x3 - 2 * x4
  const d = (x1 + x3 - x2) & 3
  const odd1 = (x1 & 1) === 1
  const odd2 = (x2 & 1) === 1
  switch ((sum12 + x3 + x4) % 3) {
    case 0:
      if (odd1 && odd2) return false
      if (D >= 0) return (sum12 & 1) === 0
      if (D === -1) return (sum12 & 1) === 1
      if ((d & 1) === 0) return (sum12 & 1) === 0
      return (odd2 !== (d === 3)) === Q(lambda, 3)
    case 1:
      if (odd1 && odd2) return false
      if (D >= 0 || (D & 1) === 0 || D === -3) return (sum12 & 1) === 0
      if (D === -1 || D === -5) return (sum12 & 1) === 1
      return (odd2 !== (d === 1)) !== Q(lambda, 7)
    default: {
      if (odd1 && odd2) {
        if (D >= 0 || D === -1 || D === -3 || D === -4 || D === -7) return false
        return Q(lambda, 2 + 3 * d)
      }
      const low = D >= 0 || D === -2 || D === -3 || D === -6
      if (odd1) {
        if (low) return false
        if (D === -1) return true
        return (d === 1) !== Q(lambda, (d & 1) === 1 ? 5 : 8 - 3 * d)
      }
      if (low) return !odd2
      if (D === -1) return odd2
      return ((d === 3) !== Q(lambda, (d & 1) === 1 ? 5 : 2 + 3 * d)) === odd2
    }
  }
}

/** l(⌊x/2⌋) = l(⌈x/2⌉) for n = 5, k = 3. */
export function halvesByHand(x: Position): boolean {
  const a = x[0]!
  const b = x[1]!
  const c = x[2]!
  const d = x[3]!
  const e = x[4]!
  const u3 = Math.floor(a / 2) + Math.floor(b / 2) + Math.floor(c / 2)
  const u4 = u3 + Math.floor(d / 2)
  const u5 = u4 + Math.floor(e / 2)
  const v3 = Math.floor((a + 1) / 2) + Math.floor((b + 1) / 2) + Math.floor((c + 1) / 2)
  const v4 = v3 + Math.floor((d + 1) / 2)
  const v5 = v4 + Math.floor((e + 1) / 2)
  return (
    Math.min(Math.floor(u5 / 3), Math.floor(u4 / 2), u3) ===
    Math.min(Math.floor(v5 / 3), Math.floor(v4 / 2), v3)
  )
}

/** The conjecture on SN(5,{3,4,5}): reduction, number of odd piles, sum modulo 6. */
export function conjecture1ByHand(x: Position): boolean {
  const a = x[0]!
  const b = x[1]!
  const c = x[2]!
  const d = x[3]!
  const e = x[4]!
  const s3 = a + b + c
  const s4 = s3 + d
  const m = Math.min(Math.floor((s4 + e) / 3), Math.floor(s4 / 2), s3)
  const p = Math.min(a, m)
  const q = Math.min(b, m)
  const r = Math.min(c, m)
  const s = Math.min(d, m)
  const t = Math.min(e, m)
  const o = (p & 1) + (q & 1) + (r & 1) + (s & 1) + (t & 1)
  const rest = (p + q + r + s + t) % 6
  return o <= rest && rest <= 4 - o
}

/** The operators of formulas, each with an example that is valid for any game with four piles. */
export const SIGNS: readonly { readonly means: string; readonly example: string }[] = [
  { means: 'sums; a product has a constant factor', example: 'x4 - 2*x1 = x2 + 1' },
  { means: 'quotient and remainder', example: 'x4 div 3 <= x2 mod 3' },
  { means: 'congruence', example: 'x1 + x2 == 0 (mod 4)' },
  { means: 'comparison', example: 'x1 < x2 <= x3 != x4' },
  { means: 'the least, the largest', example: 'min(x1, x2) >= max(x1, 3)' },
  { means: 'how many of these are true', example: 'count(odd(1), odd(2), odd(3)) > 1' },
  { means: '1 where it is true, 0 elsewhere', example: '[x1 = 0] + [odd(2)] = 1' },
  { means: 'logic', example: 'not odd(1) and (odd(2) or odd(3))' },
  {
    means: 'implies, if and only if, either or',
    example: '(odd(1) -> odd(2)) <-> (odd(3) xor true)',
  },
  { means: 'by cases', example: 'if x1 = 0 then odd(2) else odd(3)' },
  { means: 'only of some positions', example: 'odd(2) if x1 = 0' },
]

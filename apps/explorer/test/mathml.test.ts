import { expect, test } from 'vitest'
import { breakable } from '../src/parts/mathml.tsx'

const MATH = '<math xmlns="http://www.w3.org/1998/Math/MathML">'
const sum = (n: number): string =>
  Array.from({ length: n }, (_, i) => `<msub><mi>x</mi><mn>${i}</mn></msub>`).join('<mo>−</mo>')

test('breakable splits a long formula after a sign in its rows, but not a short one', () => {
  const row = `<mrow>${sum(9)}<mo>≡</mo><mn>0</mn></mrow>`
  expect(breakable(`a ${MATH}${row}</math> b`)).toBe(
    `a ${MATH}<mrow>${sum(9)}<mo form="infix">≡</mo></mrow></math><wbr>${MATH}<mrow><mn>0</mn></mrow></math> b`,
  )
  const short = `${MATH}<mrow><mi>x</mi><mo>=</mo><mn>0</mn></mrow></math>`
  expect(breakable(short)).toBe(short)
})

test('breakable does not split at a sign in a fraction', () => {
  const formula = `${MATH}<mfrac><mrow>${sum(9)}<mo>=</mo><mn>0</mn></mrow><mn>2</mn></mfrac></math>`
  expect(breakable(formula)).toBe(formula)
})

test('breakable splits a chain of plain numbers after its arrows', () => {
  const chain = ['355', '245', '234', '223', '122', '012', '001'].map((x) => `<mn>${x}</mn>`)
  const arrow = '<mo form="infix">→</mo>'
  expect(breakable(`${MATH}<mrow>${chain.join('<mo>→</mo>')}</mrow></math>`)).toBe(
    chain.map((x) => `${MATH}<mrow>${x}`).join(`${arrow}</mrow></math><wbr>`) + '</mrow></math>',
  )
})

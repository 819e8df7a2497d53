import { expect, test } from 'vitest'
import { inkOn, luminanceOf, shade } from '../../src/figure/shade.ts'

const SHARES = Array.from({ length: 101 }, (_, i) => i / 100)

test('every shade is darker than the previous one, so that the order is visible in grey', () => {
  const luminances = SHARES.map((share) => luminanceOf(shade(share)))
  luminances.slice(1).forEach((luminance, i) => expect(luminance).toBeLessThan(luminances[i]!))
})

test('the ink has a contrast of at least 4.5:1 with every shade', () => {
  for (const share of SHARES) {
    const paper = luminanceOf(shade(share))
    const ink = luminanceOf(inkOn(shade(share)))
    const contrast = (Math.max(paper, ink) + 0.05) / (Math.min(paper, ink) + 0.05)
    expect(contrast).toBeGreaterThanOrEqual(4.5)
  }
})

test('a fraction outside 0..1 has the shade of the nearer end', () => {
  expect(shade(-1)).toBe(shade(0))
  expect(shade(2)).toBe(shade(1))
})

test('the luminance agrees with WCAG', () => {
  expect(luminanceOf('#ffffff')).toBeCloseTo(1, 10)
  expect(luminanceOf('#000000')).toBe(0)
  expect(luminanceOf('#ff0000')).toBeCloseTo(0.2126, 10)
})

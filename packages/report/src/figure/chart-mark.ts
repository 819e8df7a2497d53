import { round } from './paint.ts'

/**
 * The marks of the series of a chart. Each mark has a shape and a colour. The marks in the second
 * half of the list are hollow. Therefore readers can distinguish the marks in grey and with every
 * kind of colour vision.
 */
const COLOURS = ['#0b4f8a', '#b5460f', '#1b7a4b', '#7a3b8f', '#7d6200', '#3c4650'] as const
const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross', 'plus'] as const

/** The maximum number of series that a chart can distinguish. */
export const MOST_SERIES: number = 2 * SHAPES.length

export function seriesColour(series: number): string {
  return COLOURS[series % COLOURS.length]!
}

/** The mark of a series at a point. Its width is about `size`. */
export function chartMark(series: number, x: number, y: number, size: number): string {
  const shape = SHAPES[series % SHAPES.length]!
  const isHollow = series >= SHAPES.length
  const colour = seriesColour(series)
  const stroke = `stroke="${colour}" stroke-width="1.8"`
  const paint = `${stroke} fill="${isHollow ? '#ffffff' : colour}"`
  const r = round(size / 2)
  const [left, right, upper, lower] = [x - r, x + r, y - r, y + r].map(round)
  switch (shape) {
    case 'circle':
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" ${paint}/>`
    case 'square':
      return `<path d="M${left} ${upper}H${right}V${lower}H${left}Z" ${paint}/>`
    case 'triangle':
      return `<path d="M${round(x)} ${upper}L${right} ${lower}H${left}Z" ${paint}/>`
    case 'diamond':
      return `<path d="M${round(x)} ${upper}L${right} ${round(y)}L${round(x)} ${lower}L${left} ${round(y)}Z" ${paint}/>`
    case 'cross': {
      const second = isHollow ? ' stroke-dasharray="2 1.5"' : ''
      return `<path d="M${left} ${upper}L${right} ${lower}M${left} ${lower}L${right} ${upper}" fill="none" ${stroke}${second}/>`
    }
    case 'plus': {
      const second = isHollow ? ' stroke-dasharray="2 1.5"' : ''
      return `<path d="M${round(x)} ${upper}V${lower}M${left} ${round(y)}H${right}" fill="none" ${stroke}${second}/>`
    }
  }
}

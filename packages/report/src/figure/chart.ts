import type { ChartAxis } from './chart-scale.ts'

export interface ChartPoint {
  readonly x: number
  readonly y: number
  /** The meaning of the mark, shown as a tool tip. */
  readonly tip?: string
  /** A number next to the mark, such as the number of positions that coincide at this point. */
  readonly note?: string
}

export interface ChartSeries {
  readonly name: string
  readonly points: readonly ChartPoint[]
  /** True if lines connect the points in their order. */
  readonly isLine: boolean
}

/** Points over two axes, in one or more series. */
export interface Chart {
  readonly title: string
  readonly captions: readonly string[]
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly series: readonly ChartSeries[]
}

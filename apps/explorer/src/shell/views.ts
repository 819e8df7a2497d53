import type { ComponentType } from 'preact'
import type { ViewName } from '../address/address.ts'

/** A screen with its name in the navigation. */
export interface Screen {
  readonly title: string
  /** Loads the module of the screen. */
  readonly load: () => Promise<ComponentType>
}

/** All screens by name. */
export const SCREENS: Readonly<Record<ViewName, Screen>> = {
  start: { title: 'Bench', load: async () => (await import('../views/start/view.tsx')).StartView },
  p: {
    title: 'Position',
    load: async () => (await import('../views/position/view.tsx')).PositionView,
  },
  play: { title: 'Play', load: async () => (await import('../views/play/view.tsx')).PlayView },
  map: { title: 'Map', load: async () => (await import('../views/map/view.tsx')).MapView },
  test: {
    title: 'Test a formula',
    load: async () => (await import('../views/test/view.tsx')).TestView,
  },
  claims: {
    title: 'Claims',
    load: async () => (await import('../views/claims/view.tsx')).ClaimsView,
  },
  atlas: { title: 'Atlas', load: async () => (await import('../views/atlas/view.tsx')).AtlasView },
  puzzle: {
    title: 'Puzzles',
    load: async () => (await import('../views/puzzle/view.tsx')).PuzzleView,
  },
  mine: { title: 'My things', load: async () => (await import('../views/mine/view.tsx')).MineView },
  settled: {
    title: 'What nimlab settled',
    load: async () => (await import('../views/settled/view.tsx')).SettledView,
  },
  sequences: {
    title: 'Sequences',
    load: async () => (await import('../views/sequences/view.tsx')).SequencesView,
  },
}

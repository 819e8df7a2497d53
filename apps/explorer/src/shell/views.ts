import type { ComponentType } from 'preact'
import type { ViewName } from '../address/address.ts'

/** A screen, and how it is named in the navigation. */
export interface Screen {
  readonly title: string
  /** The module is loaded when the screen is first shown. */
  readonly load: () => Promise<{ readonly View: ComponentType }>
}

/** The screens, in the order of the navigation. */
export const SCREENS: { readonly [N in ViewName]?: Screen } = {
  start: { title: 'Start', load: () => import('../views/start/view.tsx') },
  test: { title: 'Test a formula', load: () => import('../views/test/view.tsx') },
  claims: { title: 'Claims', load: () => import('../views/claims/view.tsx') },
  atlas: { title: 'Atlas', load: () => import('../views/atlas/view.tsx') },
  map: { title: 'Map', load: () => import('../views/map/view.tsx') },
  sequences: { title: 'Sequences', load: () => import('../views/sequences/view.tsx') },
  p: { title: 'Position', load: () => import('../views/position/view.tsx') },
  play: { title: 'Play', load: () => import('../views/play/view.tsx') },
}

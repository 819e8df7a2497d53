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
  p: { title: 'Position', load: () => import('../views/position/view.tsx') },
  play: { title: 'Play', load: () => import('../views/play/view.tsx') },
}

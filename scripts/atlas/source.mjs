import { registerSource } from '../../tools/from-source/register.mjs'

registerSource()

/** The root of the repository. */
export const root = new URL('../../', import.meta.url)

/** A module of the sources, by its path from packages/. */
export const source = (path) => import(new URL(`packages/${path}`, root).href)

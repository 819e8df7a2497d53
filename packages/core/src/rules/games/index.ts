// Written by `npm run index`: the games, one line for each file.
export { gm } from './gm.ts'
export { hnim } from './hnim.ts'
export { moore } from './moore.ts'
export { nim } from './nim.ts'
export { sn } from './sn.ts'
export { sub } from './sub.ts'
export { wythoff } from './wythoff.ts'

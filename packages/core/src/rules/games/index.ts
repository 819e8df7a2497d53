export { hnim } from './hnim.ts'
export { nim } from './nim.ts'
export { sn } from './sn.ts'
export { wythoff } from './wythoff.ts'

export { bigIntegers, type Integers, type Pile, plainIntegers } from './integers.ts'
export { integersOf } from './integers-of.ts'
export { watched } from './watched.ts'

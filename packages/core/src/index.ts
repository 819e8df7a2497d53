/**
 * The rules and formulas of Nim-type games. Each part also has its own entry point:
 * `@nim/core/rules`, …
 */
export * from './integers/index.ts'
export * from './random/index.ts'
export * from './rules/index.ts'
export * from './exact-slow/index.ts'
export * from './setnim/index.ts'
export * from './proved-values/index.ts'
export * from './gm/index.ts'
export * from './wythoff/index.ts'
export * from './sums/index.ts'

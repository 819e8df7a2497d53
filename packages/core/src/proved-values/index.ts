export { type ByFormula, type ProvedValues, provedValues } from './proved-values.ts'

export { provedReply } from './proved-reply.ts'
export { type ByFormula, type ProvedValues, provedValues } from './proved-values.ts'

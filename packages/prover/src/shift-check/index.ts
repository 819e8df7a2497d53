/** An independent checker of games that are solved by shift rules (NT-13). */
export {
  type CheckedShifts,
  checkShifts,
  type ShiftCheckOptions,
  type SolvedByShifts,
  type WrongEdge,
} from './check-shifts.ts'
export { type CriticalEdge, criticalEdges } from './critical-edges.ts'
export { SHIFT_CERTIFICATE, type AtLeast, type ShiftCertificate, type ShiftRule } from './schema.ts'

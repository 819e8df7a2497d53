/** Proofs for all positions by evaluation at finitely many points. @source NT-9 */
export { type Basis, finiteBasis } from './basis.ts'
export { type Bounds, boundsOf } from './bounds.ts'
export type { CertificateNode, PointCertificate } from './certificate.ts'
export { type Domain, domainOf, pilesOf } from './domain.ts'
export type { Wall } from './atoms.ts'
export { localRule } from './local-rule.ts'
export { NotDecidable } from './not-decidable.ts'
export { type PointLimits, type PointResult, pointsOf, proveByPoints } from './prove-by-points.ts'
export type {
  OutcomeQuestion,
  PointQuestion,
  StatementQuestion,
  ValueQuestion,
} from './question.ts'
export { someRays } from './rays.ts'
export { wallsOf } from './walls.ts'

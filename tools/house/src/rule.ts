import type { House } from './house.ts'

/** One place where a rule of the house is broken. */
export interface Complaint {
  /** File or folder, from the root of the repository. */
  readonly at: string
  /** What is wrong there, in words. */
  readonly says: string
  /** How much of it, such as files too many. Default 1. */
  readonly weight?: number
}

/** A rule of the house. */
export interface Rule {
  /** The rule as a sentence. */
  readonly says: string
  readonly complaints: (house: House) => Complaint[]
}

import type { House } from './house.ts'

/** One place where a rule of the house is broken. */
export interface Complaint {
  /** File or folder, from the root of the repository. */
  readonly at: string
  /** A description of the violation. */
  readonly says: string
  /** The size of the violation, such as the number of excess files. Default 1. */
  readonly weight?: number
}

/** A rule of the house. */
export interface Rule {
  /** The rule as a sentence. */
  readonly says: string
  readonly complaints: (house: House) => Complaint[]
}

import type { House } from './house.ts'

/** A place where a rule of the house is broken. */
export interface Complaint {
  /** The file or folder, relative to the root of the repository. */
  readonly at: string
  /** A description of the violation. */
  readonly says: string
  /** The size of the violation, such as the number of files above the limit. Default: 1. */
  readonly weight?: number
}

/** A rule of the house. */
export interface Rule {
  /** The rule as a sentence. */
  readonly says: string
  readonly complaints: (house: House) => Complaint[]
}

/** Pseudo-random numbers. The same seed produces the same numbers on every machine. */
export { linearCongruence } from './linear-congruence.ts'
export { seededRandom } from './seeded-random.ts'

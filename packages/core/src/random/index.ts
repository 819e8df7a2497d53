/** Pseudo-random numbers that are the same for the same seed on every machine. */
export { linearCongruence } from './linear-congruence.ts'
export { seededRandom } from './seeded-random.ts'

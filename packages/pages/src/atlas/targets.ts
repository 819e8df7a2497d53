import type { Subject } from './rows.ts'

/**
 * The games about which a paper or nimlab asks a question by name. nimlab scans each of these games
 * on a larger box than other games. docs/questions.md lists them.
 */
export const TARGETS: readonly Subject[] = (
  [
    ['NIM(5,3)', 'normal', 'outcome'],
    ['SN(5,{3,4})', 'normal', 'outcome'],
    ['SN(5,{2,3,5})', 'normal', 'outcome'],
    ['SN(4,{2,3})', 'misere', 'outcome'],
    ['SN(4,{2,4})', 'misere', 'outcome'],
    ['SN(4,{2,3})', 'normal', 'grundy'],
    ['SN(4,{2,3,4})', 'normal', 'grundy'],
    ['SN(4,{1,2,3,4})', 'normal', 'grundy'],
    ['NIM(4,2)', 'normal', 'remoteness'],
    ['NIM(5,2)', 'normal', 'remoteness'],
  ] as const
).map(([game, play, value]) => ({ game, play, value }))

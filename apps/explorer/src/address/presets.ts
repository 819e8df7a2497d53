/** A game with an initial position. */
export interface Preset {
  readonly game: string
  readonly position: string
}

/** One game of each kind for two players. */
export const PRESETS: readonly Preset[] = [
  { game: 'WYTHOFF', position: '7,11' },
  { game: 'NIM(4,3)', position: '3,3,4,4' },
  { game: 'NIM(4,2)', position: '2,3,5,6' },
  { game: 'SN(5,{2,4})', position: '3,5,6,7,9' },
  { game: 'HNIM(4;{1,2},{2,3},{3,4},{1,4})', position: '3,5,4,2' },
  { game: 'MOORE(3,2)', position: '2,4,5' },
  { game: 'SUB(3;1,2,4)', position: '3,5,6' },
]

/** A game for three players. */
export const THREE_PLAYERS: Preset = { game: 'GM(4,3)', position: '3,4,5,6' }

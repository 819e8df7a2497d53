/** Normal play: the player who cannot move loses. Misère play: the player who cannot move wins. */
export type PlayConvention = 'normal' | 'misere'

/** P: the player to move loses under best play. N: the player to move wins. */
export type Outcome = 'P' | 'N'

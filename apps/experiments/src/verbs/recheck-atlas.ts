import { type AtlasRecheck, recheckAtlas } from '../atlas/recheck-atlas.ts'
import { committedAtlas, DamagedAtlas } from '../atlas/atlas-files.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { withinBudget } from '../terminal/budget.ts'
import { watchedCommand } from '../terminal/watched-command.ts'

/**
 * The default limit on points. The largest certificate of the committed atlas has 742,487 points.
 */
const MOST_POINTS = 10 ** 6

const CODES = {
  VERIFIED: EXIT.ok,
  REFUSED: EXIT.internal,
  'OUT OF BOUNDS': EXIT.incomplete,
} as const satisfies Record<AtlasRecheck['word'], ExitCode>

interface AtlasFlags {
  readonly points?: number
  readonly seconds?: number
  readonly json?: true
}

/**
 * The result of a recheck. If the atlas is damaged, the result contains no number of checked items.
 */
type Shown = Omit<AtlasRecheck, 'looked'>

/**
 * Checks an atlas for `nimlab recheck --atlas`. The result consists of a one-word verdict, a
 * sentence and an exit code.
 */
export function recheckCommittedAtlas(
  folder: string | undefined,
  { points = MOST_POINTS, seconds, json }: AtlasFlags,
): Promise<ExitCode> {
  const shown = (result: Shown): string =>
    json === true ? JSON.stringify(result) : `${result.word}: ${result.sentence}`
  return withinBudget({ seconds }, async (budget) => {
    const late = 'the check was stopped before the end'
    budget.keep(shown({ word: 'OUT OF BOUNDS', sentence: late, problems: [] }))
    const { onProgress } = watchedCommand()
    const result = judged(folder ?? committedAtlas(), {
      points,
      stop: budget.stop,
      onProgress: (step, done, total) => onProgress?.({ step, done, total }),
    })
    budget.print(shown(result))
    return CODES[result.word]
  })
}

function judged(...[folder, options]: Parameters<typeof recheckAtlas>): Shown {
  try {
    return recheckAtlas(folder, options)
  } catch (error) {
    if (!(error instanceof DamagedAtlas)) throw error
    return { word: 'REFUSED', sentence: error.message, problems: [error.message] }
  }
}

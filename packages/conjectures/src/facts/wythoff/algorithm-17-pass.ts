import type { Algorithm17Layout, Algorithm17Rounds, Algorithm17Step } from '@nim/core/wythoff'
import { algorithm17Step, exactArithmetic17, floatingArithmetic17 } from '@nim/core/wythoff'
import type { Fact } from '../fact.ts'

/**
 * The result of one pass of the algorithm, in the reading that the case selects. If the case has no
 * reading, the corrected algorithm is used.
 */
export const algorithm17Pass: Fact<Algorithm17Step<number>> = {
  says: 'where a pass from label V on ends, and the points to which it may lead',
  source: 'V-Alg17',
  about: 'WYTHOFF',
  of: ({ parameters: { layout: of, rounds: by, arithmetic } }) => {
    const layout = (of ?? 'corrected') as Algorithm17Layout
    const rounds = (by ?? 'corrected') as Algorithm17Rounds
    const [exact, floating] = [exactArithmetic17(rounds), floatingArithmetic17(rounds)]
    return ([S, L]) => {
      // at (0,0) the game is over
      if (layout === 'corrected' && L === 0) return { action: 'none', targets: [] }
      if (arithmetic === 'floating') return algorithm17Step([S!, L!], layout, floating)
      const { action, targets } = algorithm17Step([BigInt(S!), BigInt(L!)], layout, exact)
      return { action, targets: targets.map(([x, y]) => [Number(x), Number(y)]) }
    }
  },
}

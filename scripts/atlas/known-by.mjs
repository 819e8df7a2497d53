import { KNOWN_TO } from './limits.mjs'
import { source } from './source.mjs'

const { boxOf, moveSizes } = await source('core/src/rules/index.ts')
const { provedValues } = await source('core/src/proved-values/index.ts')
const { compile } = await source('presburger/src/index.ts')

/** These speak of some positions of a game; every other theorem of all of them, or of none. */
const OF_SOME = ['DH-T4.1', 'NT-8']
/** Says of NIM(n,2) that other papers know it; their formulas are not printed. */
const QUOTED = 'GMMV-Cite1'

/**
 * The theorems by which the outcome of all positions was known before; empty if none speaks of this
 * game. In misère play these are that all plays of SN(n,{1}) and SN(n,{n}) have one length, and what is
 * quoted of SN(n,{n−1}) and NIM(4,2); in normal play those that nimlab uses. One position at which they are silent shows that, and where a theorem speaks that does not depend
 * on the position, it speaks of all: so a small box decides it. Throws where the row says otherwise.
 */
export function knownBy({ game, ruleset, play, status, variables, formula }) {
  const sizes = moveSizes(ruleset)
  if (sizes === null) return []
  if (play === 'misere') return inMisere(ruleset.piles, sizes)
  const says = status === 'proved' ? compile(formula, variables) : null
  const sources = new Set()
  let isSilent = false
  boxOf(ruleset, KNOWN_TO).forEach((x) => {
    const { outcome } = provedValues(ruleset, x, play)
    if (outcome === null || outcome.sources.some((id) => OF_SOME.includes(id))) isSilent = true
    if (outcome === null) return
    for (const id of outcome.sources) sources.add(id)
    if (says !== null && says(x) !== (outcome.value === 'P')) {
      throw new Error(`the row of ${game} contradicts ${outcome.sources} at ${x}`)
    }
  })
  return isSilent ? otherTheorem(ruleset.piles, sizes) : [...sources]
}

/** What describes the P-positions of normal play, but is no formula that nimlab evaluates. */
function otherTheorem(n, sizes) {
  if (sizes.length === 1 && sizes[0] === 2 && n <= 6) return [QUOTED]
  const isAllButTwoOrAll = n >= 4 && sizes.length === 2 && sizes[0] === n - 2 && sizes[1] === n
  return isAllButTwoOrAll ? ['NT-10'] : []
}

function inMisere(n, sizes) {
  if (sizes.length > 1) return []
  const [size] = sizes
  if (size === 1 || size === n) return ['GMMV-F4']
  if (size === n - 1) return ['DH-I4b']
  return size === 2 && n <= 4 ? [QUOTED] : []
}

/**
 * The question of Dufour and Heubach that a game in normal play belongs to: the P-positions of SN(n,{k}),
 * SN(n,{k,n}) and SN(n,{1,…,k}) for the k of which their theorems say nothing; null if to none.
 */
export function questionOf({ ruleset, play }) {
  const sizes = moveSizes(ruleset)
  if (sizes === null || play === 'misere') return null
  const n = ruleset.piles
  const [least, most] = [sizes[0], sizes.at(-1)]
  if (sizes.length === 1 && least > 1 && least < n - 1) return 'DH-OP1'
  if (sizes.length === 2 && most === n && least > 1 && least < n - 1) return 'DH-OP2'
  return least === 1 && sizes.length === most && most > 1 && most < n ? 'DH-OP4' : null
}

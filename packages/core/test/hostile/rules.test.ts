import { mutatedText } from '../../../presburger/test/arbitraries/mutated-text.ts'
import { Refused, readsOrRefuses } from '../../../presburger/test/hostile/reads-or-refuses.ts'
import {
  formatPosition,
  formatRuleset,
  parsePosition,
  parseRuleset,
} from '../../src/rules/index.ts'
import { parseOwnGameName } from '../../src/rules/own/index.ts'
import { rulesets } from '../arbitraries/ruleset.ts'

const RULESETS = [rulesets(5).map(formatRuleset), 'SN(6,4..6)', 'Slow SetNim(3,{1})']
const POSITIONS = ['3,5,5,7', '(3, 5, 5, 7)', '3 5 5 7', '0', '9007199254740993,1', '1,2,3,4,5,6']
const DIGEST = `sha256:${'0a'.repeat(32)}`
const NAMES = ['./my-game.mjs', 'games/circle.ts(5)', `./my-game.mjs(2,3)#${DIGEST}`]

readsOrRefuses('ruleset', mutatedText(...RULESETS), {
  readAgain: (text) => formatRuleset(parseRuleset(text)),
})
readsOrRefuses('position', mutatedText(...POSITIONS), {
  readAgain: (text) => formatPosition(parsePosition(text)),
})
readsOrRefuses('name of a game of a module', mutatedText(...NAMES), {
  readAgain: (text) => {
    const name = parseOwnGameName(text)
    if (name === null) throw new Refused('not the name of a game of a module')
    const { path, parameters, digest } = name
    return `${path}${parameters === null ? '' : `(${parameters})`}${digest === null ? '' : `#${digest}`}`
  },
  refusals: [Refused],
})

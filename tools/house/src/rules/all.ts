import type { Rule } from '../rule.ts'
import { claimDecisions } from './claim-decisions.ts'
import { fewParameters } from './few-parameters.ts'
import { functionLength } from './function-length.ts'
import { functionProperties } from './function-properties.ts'
import { importCircles } from './import-circles.ts'
import { judgeSize } from './judge-size.ts'
import { judgedApart } from './judged-apart.ts'
import { numberedDecisions } from './numbered-decisions.ts'
import { oneAnswer } from './one-answer.ts'
import { paperArrays } from './paper-arrays.ts'
import { paperImports } from './paper-imports.ts'
import { paperLines } from './paper-lines.ts'
import { plainWords } from './plain-words.ts'
import { readSentences } from './read-sentences.ts'
import { rulesetSwitch } from './ruleset-switch.ts'
import { sameFunctions } from './same-functions.ts'
import { shortSentences } from './short-sentences.ts'
import { singleUse } from './single-use.ts'
import { smallFiles } from './small-files.ts'
import { smallFolders } from './small-folders.ts'
import { speedNumbers } from './speed-numbers.ts'
import { testLimits } from './test-limits.ts'
import { toolSkips } from './tool-skips.ts'
import { uniqueExports } from './unique-exports.ts'

/** The rules that the repository must follow. The key is the name of the rule. */
export const RULES: Readonly<Record<string, Rule>> = {
  smallFiles,
  smallFolders,
  importCircles,
  paperImports,
  paperArrays,
  paperLines,
  functionLength,
  functionProperties,
  uniqueExports,
  sameFunctions,
  oneAnswer,
  fewParameters,
  rulesetSwitch,
  judgeSize,
  judgedApart,
  singleUse,
  speedNumbers,
  numberedDecisions,
  testLimits,
  toolSkips,
  claimDecisions,
  readSentences,
  plainWords,
  shortSentences,
}

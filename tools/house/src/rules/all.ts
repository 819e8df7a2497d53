import type { Rule } from '../rule.ts'
import { fewParameters } from './few-parameters.ts'
import { functionProperties } from './function-properties.ts'
import { importCircles } from './import-circles.ts'
import { judgeSize } from './judge-size.ts'
import { oneAnswer } from './one-answer.ts'
import { paperArrays } from './paper-arrays.ts'
import { paperImports } from './paper-imports.ts'
import { paperLines } from './paper-lines.ts'
import { rulesetSwitch } from './ruleset-switch.ts'
import { singleUse } from './single-use.ts'
import { smallFolders } from './small-folders.ts'
import { speedNumbers } from './speed-numbers.ts'
import { uniqueExports } from './unique-exports.ts'

/** The rules of the house, by name. */
export const RULES: Readonly<Record<string, Rule>> = {
  smallFolders,
  importCircles,
  paperImports,
  paperArrays,
  paperLines,
  functionProperties,
  uniqueExports,
  oneAnswer,
  fewParameters,
  rulesetSwitch,
  judgeSize,
  singleUse,
  speedNumbers,
}

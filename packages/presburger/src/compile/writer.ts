/**
 * Writes the statements of a function body. Values that are used more than once become constants.
 * Each constant is declared just before the first statement that needs it, so that an early return
 * skips the later constants.
 */
import { isTerm } from '../syntax/children.ts'
import type { Expression, Formula } from '../syntax/syntax.ts'
import { formulaCode, termCode } from './code.ts'
import type { Plan } from './plan.ts'

/** A block of statements and the names declared in it. */
export interface Block {
  readonly lines: string[]
  readonly names: Map<number, string>
  readonly outer: Block | null
}

/** Writes the code that returns a truth value. The argument is the code of a boolean expression. */
export type Leave = (value: string) => string

export interface Writer {
  /** The code of the value. Shared values are first declared in the block. */
  readonly code: (expression: Expression, block: Block) => string
  /** Adds statements that return the truth value of the formula. */
  readonly leaveWith: (formula: Formula, block: Block) => void
}

export function newBlock(outer: Block | null): Block {
  return { lines: [], names: new Map(), outer }
}

/**
 * The writer of a function body.
 * @param hoisted the block for values that do not depend on the watched variable; null if there is
 *   no such block
 */
export function writer(
  { idOf, isShared, costOf, dependsOnWatched }: Plan,
  variable: (name: string) => string,
  leave: Leave,
  hoisted: Block | null,
): Writer {
  let declared = 0

  const code = (expression: Expression, block: Block): string => {
    const id = idOf(expression)
    const declaredName = nameIn(block, id)
    if (declaredName !== null) return declaredName
    const isHoisted = hoisted !== null && block !== hoisted && !dependsOnWatched(id)
    const target = isHoisted ? hoisted : block
    const inner = (child: Expression): string => code(child, target)
    const written = isTerm(expression)
      ? termCode(expression, inner, variable)
      : formulaCode(expression, inner)
    if (!isShared(id) && !(isHoisted && costOf(id) > 0)) return written
    const name = `t${declared++}`
    target.lines.push(`const ${name} = ${written}`)
    target.names.set(id, name)
    return name
  }

  /** Writes code that returns `value` if the truth value of the formula is `truth`. */
  const leaveIf = (formula: Formula, truth: boolean, value: boolean, block: Block): void => {
    const isFree = !isShared(idOf(formula)) && nameIn(block, idOf(formula)) === null
    if (isFree && formula.kind === (truth ? 'or' : 'and')) {
      for (const part of formula.formulas) leaveIf(part, truth, value, block)
      return
    }
    if (isFree && formula.kind === 'not') return leaveIf(formula.formula, !truth, value, block)
    const condition = code(formula, block)
    block.lines.push(`if (${truth ? '' : '!'}${condition}) { ${leave(String(value))} }`)
  }

  /**
   * Writes code that returns the truth value of the formula if `positive` is true, and otherwise
   * the truth value of its negation.
   */
  const leaveWith = (formula: Formula, positive: boolean, block: Block): void => {
    const id = idOf(formula)
    const isWatched = hoisted === null || dependsOnWatched(id)
    if (isWatched && !isShared(id)) {
      switch (formula.kind) {
        case 'not':
          return leaveWith(formula.formula, !positive, block)
        case 'and':
        case 'or': {
          const deciding = formula.kind === 'or'
          for (const part of formula.formulas.slice(0, -1)) {
            leaveIf(part, deciding, deciding === positive, block)
          }
          return leaveWith(formula.formulas.at(-1)!, positive, block)
        }
        case 'implies':
          leaveIf(formula.left, false, positive, block)
          return leaveWith(formula.right, positive, block)
        case 'branch': {
          const condition = code(formula.condition, block)
          const inner = newBlock(block)
          leaveWith(formula.consequent, positive, inner)
          block.lines.push(`if (${condition}) {`, ...inner.lines, '}')
          return leaveWith(formula.alternative, positive, block)
        }
        case 'true':
        case 'false':
        case 'comparison':
        case 'congruence':
        case 'iff':
        case 'xor':
          break
      }
    }
    const value = code(formula, block)
    block.lines.push(leave(`${positive ? '' : '!'}${value}`))
  }
  return { code, leaveWith: (formula, block) => leaveWith(formula, true, block) }
}

function nameIn(block: Block, id: number): string | null {
  for (let b: Block | null = block; b !== null; b = b.outer) {
    const name = b.names.get(id)
    if (name !== undefined) return name
  }
  return null
}

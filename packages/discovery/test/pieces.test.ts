import { parseRuleset } from '@nim/core/rules'
import { compileTerm, toText } from '@nim/presburger'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelIn, solvedBox } from '../src/box/solved-box.ts'
import { isConflict, learnTree } from '../src/learn/learn-tree.ts'
import { piecesOf } from '../src/pieces/find-pieces.ts'
import { pieceAt, pieceTerm } from '../src/pieces/piece.ts'
import { pieceLabels } from '../src/pieces/piece-labels.ts'

const VARIABLES = ['x1', 'x2', 'x3']

function boxOfGame(game: string) {
  return solvedBox({ ruleset: parseRuleset(game), play: 'normal', value: 'remoteness' }, 40)
}

/** The pieces of a game as text. */
function found(game: string): string[] {
  return piecesOf(boxOfGame(game), 1).map((piece) => toText(pieceTerm(piece, VARIABLES)))
}

describe('pieces of the remoteness', () => {
  it('agree with the theorems', () => {
    // A play of NIM(3,3) empties the smallest pile, and a play of NIM(3,1) takes all tokens.
    expect(found('NIM(3,3)')).toEqual(['x1'])
    expect(found('NIM(3,1)')).toEqual(['x1 + x2 + x3'])
    // If x3 is below x1 + x2, the play lasts until fewer than two tokens remain.
    expect(found('NIM(3,2)')).toContain('(x1 + x2 + x3) div 2')
  })

  it('have the same values as a term and as numbers', () => {
    const number = fc.integer({ min: -9, max: 9 })
    const piece = fc.record({
      form: fc.array(number, { minLength: 3, maxLength: 3 }),
      offset: number,
      denominator: fc.integer({ min: 1, max: 6 }),
    })
    const position = fc.array(fc.nat(30), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(piece, position, (one, x) => {
        expect(compileTerm(pieceTerm(one, VARIABLES), VARIABLES)(x)).toBe(pieceAt(one, x))
      }),
    )
  })
})

describe('labels of pieces', () => {
  const solved = boxOfGame('NIM(3,2)')
  const pieces = piecesOf(solved, 1)
  const box = { ...solved, labels: pieceLabels(solved, pieces) }

  it('express the value of every position, as numbers and as terms', () => {
    const { says, term } = box.labels
    box.forEach((position, value) => {
      const label = labelIn(box, position)
      expect(says(label, position)).toBe(value)
      if (value % 7 === 0) {
        expect(compileTerm(term(label, VARIABLES), VARIABLES)(position)).toBe(value)
      }
    })
  })

  it('are constants if no piece has the value', () => {
    const { at, says } = box.labels
    const label = at([1, 2, 3], 77)
    expect(label).toBe(pieces.length + 77)
    expect(says(label, [5, 5, 5])).toBe(77)
  })

  it('end a case if one label gives the values of all its examples, even if their own labels differ', () => {
    const both = pieceLabels(solved, [
      { form: [1, 0, 0], offset: 0, denominator: 1 },
      { form: [0, 1, 0], offset: 0, denominator: 1 },
    ])
    const examples = [
      { position: [3, 3, 3], label: 1 },
      { position: [2, 5, 6], label: 0 },
    ]
    expect(learnTree(examples, [], both)).toEqual({ kind: 'leaf', label: 0 })
    expect(isConflict(learnTree(examples, []))).toBe(true)
  })
})

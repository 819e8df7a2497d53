import { describe, expect, it } from 'vitest'
import { flagsOf } from '../src/flags.ts'
import { SECTION_NAMES } from '../src/section-names.ts'
import { UsageError } from '../src/usage-error.ts'

function rejection(...args: string[]): string {
  try {
    flagsOf(args)
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError)
    return (error as UsageError).message
  }
  throw new Error(`${args.join(' ')} is accepted`)
}

describe('flagsOf', () => {
  it('measures everything in 5 rounds by default', () => {
    expect(flagsOf([])).toMatchObject({ only: undefined, rounds: 5, sections: SECTION_NAMES })
  })

  it('reads every flag', () => {
    const flags = flagsOf(['--only', 'SN(4', '--rounds', '2', '--sections', 'layers, claims'])
    expect(flags).toMatchObject({ only: 'SN(4', rounds: 2, sections: ['layers', 'claims'] })
    expect(flagsOf(['--without', 'shifts,claims']).sections).toEqual(SECTION_NAMES.slice(0, -2))
    expect(flagsOf(['--json', '--write'])).toMatchObject({ json: true, write: true })
  })

  it('names the accepted flags in one line if a flag is unknown', () => {
    const message = rejection('--round', '3')
    expect(message).toContain("'--round'")
    expect(message).toContain('--rounds')
    expect(message).not.toContain('\n')
  })

  it('rejects arguments without a flag, and flags without a value', () => {
    expect(rejection('fast')).toContain("'fast'")
    expect(rejection('--only')).toContain('--only')
  })

  it('rejects a number of rounds that is not a whole number from 1 to 100', () => {
    for (const bad of ['0', '101', '2.5', 'many', '']) {
      expect(rejection('--rounds', bad)).toBe(
        `--rounds: expected a whole number from 1 to 100, got '${bad}'`,
      )
    }
  })

  it('names the existing parts if a part is unknown', () => {
    expect(rejection('--sections', 'layers,piles')).toContain("unknown part 'piles'")
    expect(rejection('--without', '')).toContain('yardstick')
  })

  it('does not write a document from a part of the set', () => {
    expect(rejection('--write', '--only', 'NIM')).toContain('--write')
    expect(rejection('--write', '--sections', 'layers')).toContain('--write')
  })
})

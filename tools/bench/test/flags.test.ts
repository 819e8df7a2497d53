import { describe, expect, it } from 'vitest'
import { flagsOf } from '../src/flags.ts'
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
  it('measures everything in 5 rounds unless told otherwise', () => {
    expect(flagsOf([])).toMatchObject({
      only: undefined,
      rounds: 5,
      chromium: true,
      threads: true,
      claims: true,
    })
  })

  it('reads every flag', () => {
    const flags = flagsOf([
      '--only',
      'SN(4',
      '--rounds',
      '2',
      '--no-chromium',
      '--no-threads',
      '--no-claims',
    ])
    expect(flags).toMatchObject({
      only: 'SN(4',
      rounds: 2,
      chromium: false,
      threads: false,
      claims: false,
    })
    expect(flagsOf(['--json', '--write'])).toMatchObject({ json: true, write: true })
  })

  it('names the accepted flags, in one line, when it gets an unknown one', () => {
    const message = rejection('--round', '3')
    expect(message).toContain("'--round'")
    expect(message).toContain('--rounds')
    expect(message).not.toContain('\n')
  })

  it('rejects arguments without a flag, and flags without their value', () => {
    expect(rejection('fast')).toContain("'fast'")
    expect(rejection('--only')).toContain('--only')
  })

  it('rejects rounds that are no whole number from 1 to 100', () => {
    for (const bad of ['0', '101', '2.5', 'many', '']) {
      expect(rejection('--rounds', bad)).toBe(
        `--rounds: expected a whole number from 1 to 100, got '${bad}'`,
      )
    }
  })

  it('does not write a document about a part of the set', () => {
    expect(rejection('--write', '--only', 'NIM')).toContain('--write')
  })
})

import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { environmentOf } from '../src/session.mjs'

describe('the environment of the steps', () => {
  it('lets a step use npx if npx started the run', () => {
    const outer = { ...process.env, npm_config_call: '.ci/run', npm_config_package: 'node@22' }
    const inner = (env: NodeJS.ProcessEnv): number | null =>
      spawnSync('npx', ['--no-install', 'turbo', '--version'], { env, stdio: 'ignore' }).status
    expect(inner(outer)).not.toBe(0)
    expect(inner(environmentOf(outer, {}))).toBe(0)
  })

  it('contains the variables of the run', () => {
    expect(environmentOf({ A: '1', B: '2' }, { B: '3' })).toEqual({ A: '1', B: '3' })
  })
})

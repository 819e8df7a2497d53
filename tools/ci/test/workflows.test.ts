import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../src/session.mjs'
import { problemsOf } from '../src/workflows.mjs'

const RELEASE = '.github/workflows/release.yml'
const text = readFileSync(join(ROOT, RELEASE), 'utf8')

it('the workflows of the repository have no problems', () => {
  const { stdout, stderr } = spawnSync('node', ['tools/ci/src/workflows.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^\d workflows are right\n$/)
})

describe('a workflow is rejected', () => {
  it.each([
    ['with a field that the host does not know', 'runs-on:', 'run-on:', /unexpected key "run-on"/],
    ['with rights by default', /^permissions:\n {2}contents: read\n/m, '', /must begin with perm/],
    ['with all rights', 'contents: read', 'contents: write', /must begin with permissions/],
    ['without a limit of time', /^ {4}timeout.*\n/m, '', /timeout-minutes is absent/],
    [
      'with an action that can move',
      '- run: npm run setup',
      '- uses: actions/checkout@v4',
      /actions\/checkout@v4 is not pinned/,
    ],
    ['with a script that is absent', 'npm run setup', 'npm run set-up', /no script set-up/],
    ['with a step that is absent', '--only workflows', '--only nothing', /no step nothing/],
    ['with a file that is absent', '.ci/run', '.ci/runs', /no file .ci\/runs/],
    [
      'with a name that others choose in a command',
      '- run: npm run setup',
      '- run: echo ${{ github.head_ref }}',
      /potentially untrusted/,
    ],
  ])('%s', async (_, find, replace, problem) => {
    const broken = text.replace(find, replace)
    expect(broken).not.toBe(text)
    expect((await problemsOf(broken, RELEASE)).join('\n')).toMatch(problem)
  })

  it('unless its actions are pinned to digests', async () => {
    const pinned = `- uses: owner/action@${'0123456789'.repeat(4)}`
    expect(await problemsOf(text.replace('- run: npm run setup', pinned), RELEASE)).toEqual([])
  })
})

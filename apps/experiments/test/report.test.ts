import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nimlab } from './run-command.ts'

describe('nimlab report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nimlab-report-'))
  const sweep = join(folder, 'sweep')
  beforeAll(async () => {
    await nimlab('sweep', 'run', 'nim-4-3', '--max', '8', '--out', sweep)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('writes a page that requests nothing, Markdown with its figures, and LaTeX', async () => {
    const [html, md, tex] = ['r.html', 'r.md', 'r.tex'].map((name) => join(folder, name))
    const { code, stdout } = await nimlab(
      'report',
      sweep,
      '--html',
      html!,
      '--md',
      md!,
      '--tex',
      tex!,
    )
    expect([code, stdout]).toEqual([0, ''])
    const page = readFileSync(html!, 'utf8')
    expect(page).toContain('3,3,4,4')
    expect(page).not.toMatch(/(?:src|href)="https?:/)
    expect(readFileSync(md!, 'utf8')).toContain('r-figure-1.svg')
    expect(existsSync(join(folder, 'r-figure-1.svg'))).toBe(true)
    expect(readFileSync(tex!, 'utf8')).toContain(String.raw`\toprule`)
  })

  it('prints Markdown without figures if no file is named', async () => {
    const { code, stdout } = await nimlab('report', sweep)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^# Sweep of GMMV-App\n\n.*## Counterexamples\n/s)
    expect(stdout).not.toContain('.svg')
  })

  it('does not write to the sweep directory, which can be read-only', async () => {
    for (const name of ['results.jsonl', 'summary.json']) rmSync(join(sweep, name))
    chmodSync(sweep, 0o555)
    const { code, stdout } = await nimlab('report', sweep)
    chmodSync(sweep, 0o755)
    expect(code).toBe(0)
    expect(stdout).toContain('3,3,4,4')
    expect(existsSync(join(sweep, 'results.jsonl'))).toBe(false)
  })

  it.each([
    [['report'], /missing required argument/],
    [['report', 'nowhere', '--html', 'x.html'], /'nowhere': there is no such directory/],
    [['report', sweep, '--html', '/dev/null/r.html'], /not a directory/],
  ])('describes the error in %j in one line', async (args, names) => {
    const { code, stdout, stderr } = await nimlab(...args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(names)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})

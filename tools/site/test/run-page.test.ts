import { describe, expect, it } from 'vitest'
import { type PageRun, runPage } from '../src/examples/run-page.ts'

const run = (page: string, long = false): Promise<PageRun> =>
  runPage(page, { long, absent: new Set(['r']) })

const block = (info: string, ...lines: readonly string[]): string =>
  `\`\`\`${info}\n${lines.map((line) => `${line}\n`).join('')}\`\`\`\n\n`

const PIPED = block('sh', 'nimlab solve "NIM(2,1)" --max 1 | grep digest')
const TWO_LINES = block('sh', "printf 'one\\ntwo 0.25 s\\nthree\\n'")

describe('runPage', () => {
  it('reports nothing if the output has not changed', async () => {
    const page = TWO_LINES + block('text', 'one', 'two 0.25 s', 'three')
    expect(await run(page)).toMatchObject({ text: page, problems: [], left: [] })
  })

  it('reports a changed output, and writes the new one', async () => {
    const made = await run(TWO_LINES + block('text', 'one', 'two'))
    expect(made.problems).toEqual(['line 5: the output is another now'])
    expect(made.text).toBe(TWO_LINES + block('text', 'one', 'two 0.25 s', 'three'))
  })

  it('accepts any times, and any text for …, but no other changed number', async () => {
    const shown = (...lines: readonly string[]): Promise<PageRun> =>
      run(TWO_LINES + block('text', ...lines))
    expect((await shown('one', 'two 3 s', 'three')).problems).toEqual([])
    expect((await shown('one', '…')).problems).toEqual([])
    expect((await shown('…', 'three')).problems).toEqual([])
    expect((await shown('o…e', 'two … s', 'three')).problems).toEqual([])
    expect((await shown('one', '…', 'four')).problems).toHaveLength(1)
    expect((await shown('one', 'two 0.25 m', 'three')).problems).toHaveLength(1)
  })

  it('accepts other times in a column of seconds', async () => {
    const table = (seconds: string): string[] => ['claim  seconds  n', `A  ${seconds}  7`]
    const printed = block('sh', `printf '${table('12.5').join('\\n')}\\n'`)
    expect((await run(printed + block('text', ...table('0.1')))).problems).toEqual([])
    expect((await run(printed + block('text', ...table('0.1 '), 'B'))).problems).toHaveLength(1)
  })

  it('runs nimlab from the sources, and reports a command that fails', async () => {
    const page = block('sh', 'nimlab solve "NIM(2,1)" --max 1') + block('text', '…', 'digest…')
    expect((await run(page)).problems).toEqual([])
    const [problem] = (await run(block('sh', 'nimlab solve "NIM(2,9)" --max 1'))).problems
    expect(problem).toMatch(/^line 1: nimlab solve .*\nended with 2: nimlab: /)
    expect((await run(block('sh', 'false; exit 2'))).problems).toHaveLength(1)
    expect((await run(PIPED + block('text', 'digest…'))).problems).toEqual([])
  })

  it('requires that a block marked as wrong fails, and compares its message', async () => {
    const wrong = block('sh wrong', 'nimlab solve "NIM(2,9)" --max 1')
    expect((await run(wrong + block('text', 'nimlab: …'))).problems).toEqual([])
    expect((await run(block('sh wrong', 'true'))).problems).toHaveLength(1)
  })

  it('compares the values that the comments of a script state', async () => {
    const script = (value: string): string =>
      block(
        'ts',
        "import { parseRuleset } from '@nim/core/rules'",
        `parseRuleset('NIM(3,2)').piles // => ${value}`,
      )
    expect((await run(script('3'))).problems).toEqual([])
    expect((await run(script('4'))).problems[0]).toMatch(/it is 3$/)
  })

  it('writes files for the blocks that follow, and returns the figures', async () => {
    const page =
      block('text file=a.svg', '<svg/>') + block('sh', 'cat a.svg') + block('text', '<svg/>')
    const { problems, figures } = await run(page)
    expect(problems).toEqual([])
    expect([...figures]).toEqual([['a.svg', '<svg/>\n']])
  })

  it('skips blocks that are long, run elsewhere, or need a missing program, and lists them', async () => {
    const page = block('sh long', 'exit 2') + block('sh elsewhere', 'exit 2') + block('r', '1')
    expect((await run(page)).left).toEqual(['line 1: sh long', 'line 5: sh elsewhere', 'line 9: r'])
    expect((await run(page, true)).problems).toHaveLength(1)
  })

  it('reports a language that it cannot run', async () => {
    expect((await run(block('ruby', '1'))).problems).toEqual([
      "line 1: unknown language 'ruby' in a block",
    ])
  })
})

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { PAGES, unusedFigures } from '../src/examples/examples.ts'
import { MENU } from '../src/layout/navigation.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
const COMMAND = new URL('../bin/examples.mjs', import.meta.url).pathname

/**
 * The README and the page that draws its figure. Every run checks these two pages, because readers
 * see them first.
 */
const FIRST = ['README.md', 'docs/tutorial.md']

describe('the pages', () => {
  it('show the current output and the current figures of their code', async () => {
    const others = PAGES.filter((page) => !FIRST.includes(page))
    const pages = [...FIRST, ...sampled(others, 7)]
    const run = promisify(execFile)(process.execPath, [COMMAND, '--check', ...pages])
    const { stderr } = await run.catch((error: { stderr: string }) => error)
    expect(stderr).toBe('')
  })

  it('use every committed figure', () => {
    expect(unusedFigures(ROOT)).toEqual([])
  })

  it('with examples are the README and all pages of the first two menus', () => {
    const tasks = MENU.slice(0, 2).flatMap(({ links }) => links.map(({ page }) => `docs/${page}`))
    expect(PAGES).toEqual(['README.md', ...tasks])
  })
})

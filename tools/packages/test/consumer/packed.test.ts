import { readFileSync } from 'node:fs'
import { isLeftOut, launchChromium } from '@nim/chromium'
import { build, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IS_LONG } from '../../../../vitest.sample.ts'
import { isOfNode } from '../../src/entries-of-node.ts'
import { importOf, PUBLIC_PACKAGES, ROOT } from '../../src/packages.ts'
import { exampleOf } from '../../src/readme.ts'
import { type Consumer, installed } from './installed.ts'
import { output, run } from './run.ts'

const ENTRIES = PUBLIC_PACKAGES.flatMap(({ manifest }) =>
  Object.keys(manifest.exports).map((entry) => importOf(manifest, entry)),
)

/** A program that loads every entry except the scripts of workers. */
const importing = (entries: readonly string[]): string =>
  entries
    .filter((entry) => !/^@nim\/bruteforce\/web-(?:table-)?worker$/.test(entry))
    .map(
      (entry, i) =>
        `import * as e${i} from '${entry}'\nif (Object.keys(e${i}).length === 0) throw new Error('${entry}')\n`,
    )
    .join('')

let consumer: Consumer
beforeAll(async () => {
  consumer = await installed()
})
afterAll(() => consumer?.remove())

const fixture = (name: string): string =>
  readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8')

const finding = JSON.parse(
  readFileSync(`${ROOT}packages/conjectures/findings/GMMV-App.json`, 'utf8'),
) as { readonly position: number[]; readonly expected: string; readonly actual: string }

test('the dry run of the release lists the tarballs of all packages, and publishes nothing', () => {
  for (const { manifest } of PUBLIC_PACKAGES) {
    const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
    expect(consumer.dryRun).toMatch(new RegExp(`^${file}  \\d+ files, \\d+ kB$`, 'm'))
  }
  expect(consumer.dryRun).toMatch(/^dry run: nothing is published/m)
})

test('npm installs the required packages of the bill of materials, and no others', async () => {
  const bill = JSON.parse(await consumer.bill()) as {
    readonly components: readonly { readonly name: string; readonly scope: string }[]
  }
  const required = bill.components.filter(({ scope }) => scope === 'required')
  const { packages } = JSON.parse(await consumer.read('node_modules/.package-lock.json')) as {
    readonly packages: Readonly<Record<string, object>>
  }
  const installed = Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ''))
  const types = ['@types/node', 'undici-types']
  expect(new Set(installed.filter((name) => !types.includes(name)))).toEqual(
    new Set(required.map(({ name }) => name)),
  )
})

describe('in plain JavaScript', () => {
  test.each(PUBLIC_PACKAGES.map((each) => [each.manifest.name, each] as const))(
    'the example of %s prints the output that its README shows',
    async (_, { folder }) => {
      const { code, prints } = exampleOf(folder)
      await consumer.write('example.mjs', code)
      expect(await output(process.execPath, ['example.mjs'], consumer.folder)).toBe(prints)
    },
  )

  test('every entry can be imported', async () => {
    await consumer.write('entries.mjs', importing(ENTRIES))
    expect(await output(process.execPath, ['entries.mjs'], consumer.folder)).toBe('')
  })
})

describe('the installed command', () => {
  const nimlab = (...args: string[]) =>
    run(`${consumer.folder}/node_modules/.bin/nimlab`, args, consumer.folder)

  test('refutes a claim in worker threads', async () => {
    const { code, stdout } = await nimlab('check', 'GMMV-App', '--max', '8', '--threads', '2')
    expect(code).toBe(1)
    expect(stdout).toContain(finding.position.join())
  })

  test('names in one line the package that a proof by the embedded solver needs', async () => {
    const { code, stderr } = await nimlab('prove', 'DH-T4.1', '--by', 'smt', '--solver', 'z3-wasm')
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr:
        'nimlab: z3-wasm does not start: the npm package z3-solver is not installed: npm install z3-solver; or use z3 or cvc5 on PATH: --solver z3\n',
    })
  })

  test('names in one line the packages that a queue needs', async () => {
    const { code, stderr } = await nimlab('sweep', 'worker', '--queue', 'redis://127.0.0.1:1')
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr:
        'nimlab: a queue needs the npm packages bullmq and ioredis: npm install bullmq ioredis\n',
    })
  })
})

describe('TypeScript accepts the declarations of all packages', () => {
  const TSC = `${ROOT}node_modules/typescript/bin/tsc`
  const NODE = {
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    lib: ['ES2023'],
    types: ['node'],
  }
  const BUNDLER = { ...NODE, module: 'ESNext', moduleResolution: 'bundler' }
  const PAGE = { ...BUNDLER, lib: ['ES2023', 'DOM'], types: [] }

  /** The compiler's messages about these files and about a program that exports these entries. */
  async function compiled(
    options: Readonly<Record<string, unknown>>,
    entries: readonly string[],
    files: readonly string[],
    compiler: readonly [string, ...string[]] = [process.execPath, TSC],
  ): Promise<string> {
    for (const file of files) await consumer.write(file, fixture(file))
    await consumer.write(
      'entries.mts',
      entries.map((entry, i) => `export * as e${i} from '${entry}'\n`).join(''),
    )
    const compilerOptions = {
      ...options,
      target: 'ES2022',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
    }
    const all = [...files, 'entries.mts']
    await consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, files: all }))
    const [program, ...args] = compiler
    return output(program, [...args, '-p', '.'], consumer.folder)
  }

  test('with modules resolved as in Node', async () => {
    expect(await compiled(NODE, ENTRIES, ['use.mts'])).toBe('')
  })

  test('with modules resolved as by bundlers', async () => {
    expect(await compiled(BUNDLER, ENTRIES, ['use.mts'])).toBe('')
  })

  test('in a page, without the types of Node', async () => {
    const entries = ENTRIES.filter((entry) => !isOfNode(entry))
    expect(await compiled(PAGE, entries, [])).toBe('')
  })

  test.runIf(IS_LONG)('with version 5.7, the oldest supported version', async () => {
    const oldest = ['npx', '--yes', '--package=typescript@5.7', '--', 'tsc'] as const
    for (const options of [NODE, BUNDLER]) {
      expect(await compiled(options, ENTRIES, ['use.mts'], oldest)).toBe('')
    }
  })
})

describe.runIf(IS_LONG)('other versions of Node', () => {
  test.each(['20.19', '22', '24', 'latest'])(
    'Node %s imports every entry and runs every example',
    async (version) => {
      const examples = PUBLIC_PACKAGES.map(({ folder }) => exampleOf(folder))
      for (const [i, { code }] of examples.entries()) await consumer.write(`example-${i}.mjs`, code)
      await consumer.write('entries.mjs', importing(ENTRIES))
      const all = ['entries', ...examples.map((_, i) => `example-${i}`)]
      await consumer.write(
        'all.mjs',
        `console.log(process.version)\n${all.map((name) => `await import('./${name}.mjs')\n`).join('')}`,
      )
      const said = await output('npx', ['--yes', `node@${version}`, 'all.mjs'], consumer.folder)
      const [running, ...rest] = said.split('\n')
      expect(running).toMatch(version === 'latest' ? /^v\d+\./ : new RegExp(`^v${version}\\.`))
      expect(rest.join('\n')).toBe(examples.map(({ prints }) => prints).join(''))
    },
  )
})

describe.skipIf(isLeftOut())('a page made by Vite, in headless Chromium', () => {
  test('refutes the appendix of GMMV at the position of the committed finding', async () => {
    await consumer.write('index.html', fixture('index.html'))
    await consumer.write('page.js', fixture('page.js'))
    const of = { root: consumer.folder, configFile: false, logLevel: 'error' } as const
    await build(of)
    const server = await preview({ ...of, preview: { host: '127.0.0.1', port: 0 } })
    const browser = await launchChromium()
    try {
      const page = await browser.newPage()
      await page.goto(server.resolvedUrls!.local[0]!)
      await page.waitForFunction('document.title !== "checking"')
      const shown = JSON.parse(await page.innerText('#result')) as Record<string, unknown>
      const { position, expected, actual } = finding
      expect(shown).toEqual({ verdict: 'refuted', position, expected, actual, workers: 197_336 })
    } finally {
      await browser.close()
      await server.close()
    }
  })
})

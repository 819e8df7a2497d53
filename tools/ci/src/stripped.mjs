import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** @type {Readonly<Record<string, import('esbuild').Loader>>} */
const LOADERS = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.tsx': 'tsx',
  '.js': 'js',
  '.mjs': 'js',
  '.cjs': 'js',
}

/** @param {string} path @returns {boolean} whether the file is a module */
export function isModule(path) {
  return extname(path) in LOADERS
}

/**
 * The text of a module without types, comments and formatting, as esbuild prints it. Imports of
 * types disappear, and all other imports remain. If two versions of a module have the same text,
 * they behave in the same way.
 *
 * @param {string} root
 * @param {string} path the path of a module, relative to the root
 * @returns {Promise<string>}
 * @throws Error if the module cannot be parsed
 */
export async function strippedText(root, path) {
  // esbuild is available after set-up, but the runner must start before that
  const { transform } = await import('esbuild')
  const { code } = await transform(readFileSync(join(root, path), 'utf8'), {
    loader: LOADERS[extname(path)] ?? 'js',
    sourcefile: path,
    minifyWhitespace: true,
    legalComments: 'none',
    jsx: 'preserve',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  })
  return code
}

import { runtimeDependencies } from './dependencies.mjs'

/**
 * The page docs/licences.md lists the packages that are loaded at run time, with their licences.
 *
 * @param root of the repository, with a slash at the end
 */
export function licencesPage(root) {
  const all = runtimeDependencies(root)
  const stated = all.filter(({ licence }) => licence !== null)
  const binaries = all.length - stated.length
  const rows = stated.map(({ name, version, licence, isOptional }) => [
    `\`${name}\``,
    version,
    licence,
    isOptional ? 'yes' : '',
  ])
  return `# Licences of the dependencies

nimlab is under the MIT licence. \`npm run docs\` writes this page from the lockfile and from the installed packages.

The packages load ${stated.length} third-party packages at run time. npm also installs the optional packages, unless you use
\`--omit=optional\`. If nimlab needs a missing optional package, it names the package.

${table(['package', 'version', 'licence', 'optional'], rows)}

${binaries} more packages contain binaries of \`@napi-rs/nice\` and \`msgpackr-extract\`, each for one platform. npm installs
the binaries for your platform. The table omits these packages, because each machine contains only those for its own platform.
`
}

function table(head, rows) {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i].length)))
  const line = (cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`
  const rule = `| ${widths.map((width) => `:${'-'.repeat(width - 1)}`).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

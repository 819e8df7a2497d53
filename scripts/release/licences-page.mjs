import { runtimeDependencies } from './dependencies.mjs'

/**
 * docs/licences.md: the packages that are loaded at run time, with their licences.
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

The packages load ${stated.length} packages of others at run time. npm installs an optional one too, unless you say
\`--omit=optional\`; nimlab names it when it needs it.

${table(['package', 'version', 'licence', 'optional'], rows)}

${binaries} more packages hold binaries of \`@napi-rs/nice\` and \`msgpackr-extract\` for one platform each. npm installs
those of your platform. The table leaves them out, because only those of one machine can be read there.
`
}

function table(head, rows) {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i].length)))
  const line = (cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`
  const rule = `| ${widths.map((width) => `:${'-'.repeat(width - 1)}`).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

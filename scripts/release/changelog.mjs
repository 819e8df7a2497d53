// How `changeset version` writes the changelogs: the text of a changeset without the hash of a
// commit, and one line that names the versions of the other packages.

/** The entry of a changeset. */
export async function getReleaseLine({ summary }) {
  const [first, ...others] = summary.trim().split('\n')
  return [`- ${first}`, ...others.map((line) => (line === '' ? '' : `  ${line}`))].join('\n')
}

/** The entry of a package that requires new versions of other packages of this repository. */
export async function getDependencyReleaseLine(_changesets, dependencies) {
  if (dependencies.length === 0) return ''
  const names = dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`)
  return `- This version requires ${names.join(', ')}.`
}

export default { getReleaseLine, getDependencyReleaseLine }

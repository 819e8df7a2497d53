import getReleasePlan from '@changesets/get-release-plan'

/**
 * The packages that the changesets in the repository change, with their new versions.
 * @returns {Promise<{ name: string, from: string, to: string, type: string }[]>}
 */
export async function pendingReleases(root) {
  const { releases } = await getReleasePlan(root)
  return releases
    .filter(({ type }) => type !== 'none')
    .map(({ name, oldVersion, newVersion, type }) => ({
      name,
      from: oldVersion,
      to: newVersion,
      type,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

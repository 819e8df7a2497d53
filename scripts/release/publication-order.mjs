/** The tarballs in an order in which each tarball follows those of the packages that it needs. */
export function inOrder(tarballs) {
  const sorted = []
  const visit = (tarball) => {
    if (sorted.includes(tarball)) return
    const needed = tarball.manifest.dependencies ?? {}
    tarballs.filter(({ manifest }) => manifest.name in needed).forEach(visit)
    sorted.push(tarball)
  }
  tarballs.forEach(visit)
  return sorted
}

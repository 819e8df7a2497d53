import { manifestOf, publicFolders, runtimeDependencies } from './dependencies.mjs'

/**
 * The bill of materials of a release, in CycloneDX 1.6: the public packages, and the packages that
 * they load at run time with the digests from the lockfile. It has no date and no serial number, so
 * the same sources always give the same bytes.
 *
 * @param root of the repository, with a slash at the end
 * @see https://cyclonedx.org/docs/1.6/json
 */
export function billOfMaterials(root) {
  const own = publicFolders(root).map((folder) => manifestOf(`${root}${folder}`))
  const { version, description } = own.find(({ bin }) => bin !== undefined)
  const others = runtimeDependencies(root)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'nimlab', version, description } },
    components: [
      ...own.map((manifest) =>
        component({ ...manifest, licence: manifest.license, isOptional: false }),
      ),
      ...others.map(component),
    ],
  }
}

function component({ name, version, licence, isOptional, integrity }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: isOptional ? 'optional' : 'required',
    ...(integrity && { hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }] }),
    ...(licence && { licenses: [{ license: { id: licence } }] }),
    purl,
  }
}

/** Converts an npm digest (`sha512-` followed by base64) to hexadecimal. */
function hexOf(integrity) {
  return Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
}

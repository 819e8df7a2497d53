/** The name of the file that describes a certificate. */
export const MANIFEST_FILE = 'manifest.json'

/** The folder of the obligations in a certificate. */
export const OBLIGATIONS_FOLDER = 'obligations'

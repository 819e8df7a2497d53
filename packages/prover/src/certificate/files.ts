/** The name of the file that describes a certificate. */
export const MANIFEST_FILE = 'manifest.json'

/** The folder in a certificate that contains the obligations. */
export const OBLIGATIONS_FOLDER = 'obligations'

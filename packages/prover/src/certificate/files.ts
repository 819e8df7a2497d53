/** The name of the file that says what a certificate is. */
export const MANIFEST_FILE = 'manifest.json'

/** The folder of the obligations in a certificate. */
export const OBLIGATIONS_FOLDER = 'obligations'

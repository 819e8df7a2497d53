/** The version of nimlab that verdict records contain. Written by the release script. */
export const NIMLAB_VERSION = '0.2.0'

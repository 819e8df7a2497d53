/** The file name extension of files with certificates by points. */
export const POINTS_FILE = '.points.json'

/** Certificates by points are files with this ending. */
export const POINTS_FILE = '.points.json'

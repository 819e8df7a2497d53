type Points = readonly (readonly number[])[]

/** Whether two lists name the same points, in any order and with their coordinates in any order. */
export function samePoints(some: Points, others: Points): boolean {
  const [one, other] = [keys(some), keys(others)]
  return one.size === other.size && [...one].every((key) => other.has(key))
}

function keys(points: Points): Set<string> {
  return new Set(points.map(([x, y]) => (x! <= y! ? `${x},${y}` : `${y},${x}`)))
}

/**
 * A picture of irreducible points and walls in the plane of two coordinates: the points as dots, larger
 * where several lie behind each other, the walls as lines between the values that they keep apart, the
 * reducing vectors of the plane as arrows.
 *
 * @param basis of a game in three coordinates
 * @param points with their coordinates `y` and whether they are P
 * @param plane the numbers of the two coordinates, and their names
 */
export function wallsSvg({ walls, reducers }, points, { across, up, names }) {
  const size = 2 + Math.max(...points.flatMap(({ y }) => [y[across], y[up]]))
  const [unit, left, top] = [34, 56, 20]
  const side = size * unit
  const px = (value) => left + (value + 0.5) * unit
  const py = (value) => top + side - (value + 0.5) * unit
  const text = (x, y, words, more = '') =>
    `<text x="${x}" y="${y}" font-size="13" text-anchor="middle"${more}>${words}</text>`

  const lines = walls.flatMap(({ form, thresholds }) =>
    thresholds.map((t) => line([form[across], form[up]], t - 0.5)),
  )
  /** a·x + b·y = c within the square. */
  function line([a, b], c) {
    const ends = []
    const [low, high] = [-0.5, size - 0.5]
    for (const end of [low, high]) {
      if (b !== 0) ends.push([end, (c - a * end) / b])
      if (a !== 0) ends.push([(c - b * end) / a, end])
    }
    const inside = ends.filter(
      ([x, y]) => Math.min(x, y) >= low - 1e-9 && Math.max(x, y) <= high + 1e-9,
    )
    if (inside.length < 2) return ''
    const [[x1, y1]] = inside
    const [x2, y2] = inside.reduce((far, end) =>
      Math.hypot(end[0] - x1, end[1] - y1) > Math.hypot(far[0] - x1, far[1] - y1) ? end : far,
    )
    return `<path d="M${px(x1)} ${py(y1)}L${px(x2)} ${py(y2)}"/>`
  }

  const dots = new Map()
  for (const { y, isP } of points) {
    const key = `${y[across]} ${y[up]}`
    const dot = dots.get(key) ?? { x: y[across], y: y[up], all: 0, lost: 0 }
    dot.all++
    if (isP) dot.lost++
    dots.set(key, dot)
  }
  const circles = [...dots.values()].map(({ x, y, all, lost }) => {
    const paint = lost === 0 ? '#ffffff' : lost === all ? '#0b4f8a' : '#8fb8d8'
    return `<circle cx="${px(x)}" cy="${py(y)}" r="${3 + 2 * all}" fill="${paint}"/>`
  })
  const arrows = reducers
    .filter((z) => z[across] + z[up] > 0)
    .map((z) => {
      const [dx, dy] = [z[across] * unit, -z[up] * unit]
      const words = text(px(z[across]) + 8, py(z[up]) - 9, `(${z[across]},${z[up]})`)
      return `<path d="M${px(0)} ${py(0)}l${dx} ${dy}" stroke="#b5460f" stroke-width="2.5" marker-end="url(#tip)"/>${words}`
    })
  const ticks = Array.from({ length: size }, (_, i) => [
    text(px(i), top + side + 18, String(i)),
    text(left - 14, py(i) + 5, String(i)),
  ])
  const middle = top + side / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + side + 20}" height="${top + side + 50}" font-family="sans-serif">`,
    '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="#b5460f"/></marker></defs>',
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="none" stroke="#3c4650"/>`,
    '<g stroke="#7d6200" stroke-width="1.5" stroke-dasharray="6 4">',
    ...lines.filter((one) => one !== ''),
    '</g>',
    '<g stroke="#0b4f8a" stroke-width="1.5">',
    ...circles,
    '</g>',
    ...arrows,
    ...ticks.flat(),
    text(left + side / 2, top + side + 40, names[0]),
    text(16, middle, names[1], ` transform="rotate(-90 16 ${middle})"`),
    '</svg>',
    '',
  ].join('\n')
}

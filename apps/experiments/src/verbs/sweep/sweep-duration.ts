/** A time in the largest unit that fits, such as `3.5 min`. */
export function inWords(seconds: number): string {
  if (seconds < 100) return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
  const minutes = seconds / 60
  if (minutes < 100) return `${Math.round(minutes)} min`
  const hours = minutes / 60
  return hours < 100 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`
}

/** A function of one number, asked once for each of 0..max. */
export function numbersUpTo(max: number, at: (x: number) => number): Float64Array {
  const numbers = new Float64Array(max + 1)
  for (let x = 0; x <= max; x++) numbers[x] = at(x)
  return numbers
}

/** {@link numbersUpTo} for a function with integer values between −2^31 and 2^31. */
export function integersUpTo(max: number, at: (x: number) => number): Int32Array {
  const integers = new Int32Array(max + 1)
  for (let x = 0; x <= max; x++) integers[x] = at(x)
  return integers
}

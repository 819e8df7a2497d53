/**
 * The discrete Fourier transform of real values over (Z/m)^n. The first coordinate varies slowest.
 * @returns the squared absolute values of the coefficients, divided by (m^n)²
 * @complexity n·m^(n+1)
 */
export function spectrumOf(values: Float64Array, m: number, n: number): Float64Array {
  const angle = (2 * Math.PI) / m
  const cosines = Float64Array.from({ length: m }, (_, j) => Math.cos(angle * j))
  const sines = Float64Array.from({ length: m }, (_, j) => Math.sin(angle * j))
  let [re, im] = [values, new Float64Array(values.length)]
  for (let stride = 1; stride < m ** n; stride *= m) {
    const [re2, im2] = [new Float64Array(values.length), new Float64Array(values.length)]
    for (let i = 0; i < values.length; i++) {
      const frequency = Math.floor(i / stride) % m
      const base = i - frequency * stride
      for (let b = 0; b < m; b++) {
        const from = base + b * stride
        const [c, s] = [cosines[(frequency * b) % m]!, sines[(frequency * b) % m]!]
        re2[i]! += re[from]! * c + im[from]! * s
        im2[i]! += im[from]! * c - re[from]! * s
      }
    }
    ;[re, im] = [re2, im2]
  }
  return re.map((value, i) => (value ** 2 + im[i]! ** 2) / values.length ** 2)
}

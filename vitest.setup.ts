// Runs before each test file. The value of NIMLAB_SEED is also the seed for fast-check. Without
// this variable, fast-check draws a seed and prints the seed with each failure.
const seed = process.env['NIMLAB_SEED']
if (seed !== undefined) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) })
}

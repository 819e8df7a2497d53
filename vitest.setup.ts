// Runs before each test file. NIMLAB_SEED is also the seed of fast-check. Without it, fast-check
// draws a seed, and prints it with each failure.
const seed = process.env['NIMLAB_SEED']
if (seed !== undefined) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) })
}

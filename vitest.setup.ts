// What runs before each file of tests: NIMLAB_SEED is the seed of fast-check too. Without it fast-check draws one, and
// prints it with what fails.
const seed = process.env['NIMLAB_SEED']
if (seed !== undefined) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) })
}

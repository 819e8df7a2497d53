#!/usr/bin/env node
import { registerSource } from '@nim/from-source'

registerSource()
const { main } = await import('../src/main.ts')
process.exitCode = await main(process.argv.slice(2))

#!/usr/bin/env node
import { registerSource } from '@nim/from-source'

registerSource()
const { measureStarts } = await import('../src/start/measure-starts.ts')
process.exitCode = await measureStarts(process.argv.slice(2))

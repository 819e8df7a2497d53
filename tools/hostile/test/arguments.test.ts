import { ARGUMENTS } from '../src/parsers/arguments.ts'
import { fuzzEach } from './fuzz-each.ts'

fuzzEach(ARGUMENTS)

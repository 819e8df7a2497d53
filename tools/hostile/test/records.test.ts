import { RESULTS_OF_SWEEPS } from '../src/parsers/records.ts'
import { fuzzEach } from './fuzz-each.ts'

fuzzEach(RESULTS_OF_SWEEPS)

import { PLANS } from '../src/parsers/plans.ts'
import { fuzzEach } from './fuzz-each.ts'

fuzzEach(PLANS)

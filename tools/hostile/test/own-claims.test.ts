import { OWN_CLAIMS } from '../src/parsers/own-claims.ts'
import { fuzzEach } from './fuzz-each.ts'

fuzzEach(OWN_CLAIMS)

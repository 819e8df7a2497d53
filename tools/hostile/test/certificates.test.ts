import { CERTIFICATES } from '../src/parsers/certificates.ts'
import { fuzzEach } from './fuzz-each.ts'

fuzzEach(CERTIFICATES)

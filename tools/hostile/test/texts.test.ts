import { TEXTS } from '../src/parsers/texts.ts'
import { fuzzEach } from './fuzz-each.ts'

fuzzEach(TEXTS)

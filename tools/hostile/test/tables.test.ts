import { TABLE_FILES } from '../src/parsers/tables.ts'
import { fuzzEach } from './fuzz-each.ts'

fuzzEach(TABLE_FILES)

import { InvalidArgumentError } from 'commander'
import { mutatedText } from '../../../../packages/presburger/test/arbitraries/mutated-text.ts'
import { readsOrRefuses } from '../../../../packages/presburger/test/hostile/reads-or-refuses.ts'
import { memory } from '../../src/arguments/memory.ts'
import { range } from '../../src/arguments/range.ts'
import { restrictionsFor } from '../../src/arguments/restrictions.ts'
import { selectCards } from '../../src/arguments/select-claims.ts'
import { wholeNumber } from '../../src/arguments/whole-number.ts'
import { UsageError } from '../../src/usage-error.ts'

const IDS = ['GMMV-C1', 'nim-4-3', 'formula: o == 0']
const GLOBS = ['GMMV-*', 'D?-[CT]*', '{NT,GN}-T*', '!(GMMV*)', '+(a|b)*(c|d)']
const refusals = [InvalidArgumentError]

readsOrRefuses('range (--n)', mutatedText('3..6', '4', '1..999999999'), {
  readAgain: (text) => range(text).join('..'),
  refusals,
})
readsOrRefuses('whole number (--max)', mutatedText('3', '60', '2147483647'), {
  readAgain: (text) => String(wholeNumber(0, 2 ** 31 - 1)(text)),
  refusals,
})
readsOrRefuses('memory (--memory)', mutatedText('512MiB', '2G', '1000000', '4gib'), {
  readAgain: (text) => String(memory(text)),
  refusals,
})
readsOrRefuses('choice (--where)', mutatedText('branch=case0.4', 'A={1,2}', 'reading=printed'), {
  readAgain: (text) => {
    const claims = [{ id: 'GMMV-X', parameters: [{ kind: 'choice', name: 'branch' }] }]
    type Claims = Parameters<typeof restrictionsFor>[0]
    const [asked] = restrictionsFor(claims as unknown as Claims, { where: [text] })
    return `branch=${String(asked!['branch']![0])}`
  },
  refusals: [UsageError],
})
readsOrRefuses('names and globs of claims', mutatedText(...IDS, ...GLOBS), {
  readAgain: (text) => selectCards([text])[0]?.id ?? '',
  refusals: [UsageError],
})

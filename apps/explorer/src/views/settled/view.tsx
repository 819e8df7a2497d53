import * as v from 'valibot'
import type { JSX } from 'preact'
import { loadData } from '../../data/load-data.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { MathBlocks } from '../../parts/mathml.tsx'
import './settled.css'

const SETTLED = v.object({ html: v.array(v.string()) })

/** The page "What nimlab settled", made from docs/results.md. */
export function SettledView(): JSX.Element {
  const read = useLoaded(() => loadData('settled.json', SETTLED), '')
  return (
    <article class="settled">
      <Loaded read={read}>{({ html }) => <MathBlocks html={html} />}</Loaded>
    </article>
  )
}

/** x − d(i): every pile but the one at this index (from 0) loses one stone. Not re-sorted. */
export function afterKeeping(position: readonly number[], index: number): number[] {
  return position.map((pile, i) => (i === index ? pile : pile - 1))
}

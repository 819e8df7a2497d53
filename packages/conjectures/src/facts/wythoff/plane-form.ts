/**
 * A statement asked at points (S,L). Where it is made of parts that depend on one number only, such as
 * L − S, it may also have a form for all points with 0 ≤ S ≤ L ≤ max, which asks each part once for
 * each number. That it says the same is not checked here: a test holds it against the statement.
 */
export interface PlaneForm<R, A extends readonly unknown[] = []> {
  (S: number, L: number, ...more: A): R
  readonly inPlane?: (max: number, ...more: A) => (S: number, L: number) => R
}

/** The statement for 0 ≤ S ≤ L ≤ max, in its form for them if it has one. */
export function inPlane<R, A extends readonly unknown[]>(
  statement: PlaneForm<R, A>,
  max: number,
  ...more: A
): (S: number, L: number) => R {
  return statement.inPlane?.(max, ...more) ?? ((S, L) => statement(S, L, ...more))
}

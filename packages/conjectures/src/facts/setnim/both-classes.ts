import type { Classes, Planes } from '../../rows/by-class.ts'
import type { Sliding, SlidingClasses } from './sliding-classes.ts'

/** The pairs of classes. */
export function both(one: SlidingClasses, other: Classes): SlidingClasses {
  let second = new Int32Array(0)
  const areInBits = one.planes !== undefined && other.planes !== undefined
  const sliding = slidingWith(one.sliding, other.planes)
  return {
    ...(areInBits ? { planes: bothPlanes(one.planes, other.planes) } : {}),
    ...(sliding === undefined ? {} : { sliding }),
    count: one.count * other.count,
    rows(position, classes, length, rank) {
      if (second.length < length) second = new Int32Array(classes.length)
      one.rows(position, classes, length, rank)
      other.rows(position, second, length, rank)
      for (let x1 = 0; x1 < length; x1++) classes[x1] = classes[x1]! * other.count + second[x1]!
    },
  }
}

function bothPlanes(one: Planes, other: Planes): Planes {
  return {
    states: one.states * other.states,
    count: one.count + other.count,
    rows(position, planes, first, length, rank) {
      const state = one.rows(position, planes, first, length, rank)
      const rest = other.rows(position, planes, first + one.count, length, rank)
      return state * other.states + rest
    },
  }
}

function slidingWith(
  sliding: Sliding | undefined,
  planes: Planes | undefined,
): Sliding | undefined {
  if (sliding === undefined || planes === undefined) return undefined
  return {
    ...sliding,
    planes: sliding.planes === undefined ? planes : bothPlanes(sliding.planes, planes),
  }
}

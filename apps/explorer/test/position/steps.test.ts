import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrive, beginAt, stepKey, type Steps, stepOf } from '../../src/views/position/steps.ts'

test('undo and redo follow the history of a browser', () => {
  // The model of a history is a list of numbered entries. A new entry removes all entries after the
  // current entry.
  fc.assert(
    fc.property(fc.array(fc.constantFrom('new', 'back', 'forward')), (doings) => {
      let steps: Steps = beginAt(null)
      let [entries, now] = [[0], 0]
      for (const doing of doings) {
        if (doing === 'new') {
          steps = arrive(steps, null)
          entries = [...entries.slice(0, now + 1), steps.at]
          now++
        } else {
          const canGo = doing === 'back' ? steps.at > 0 : steps.at < steps.last
          expect(canGo).toBe(doing === 'back' ? now > 0 : now < entries.length - 1)
          if (!canGo) continue
          now += doing === 'back' ? -1 : 1
          steps = arrive(steps, entries[now]!)
        }
        expect(steps).toEqual({ at: now, last: entries.length - 1 })
      }
    }),
  )
})

test('a new visit continues at the step of the entry', () => {
  expect(beginAt(3)).toEqual({ at: 3, last: 3 })
})

test.each([null, undefined, 3, 'x', {}, { step: -1 }, { step: '2' }, { step: 0.5 }])(
  'an entry of another program has no step: %j',
  (state) => {
    expect(stepOf(state)).toBeNull()
  },
)

test('Ctrl+Z and ⌘Z mean undo; with Shift, or as Y, they mean redo', () => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  expect(stepKey({ ...none, key: 'z' })).toBeNull()
  expect(stepKey({ ...none, key: 'z', ctrlKey: true })).toBe('undo')
  expect(stepKey({ ...none, key: 'Z', metaKey: true, shiftKey: true })).toBe('redo')
  expect(stepKey({ ...none, key: 'y', ctrlKey: true })).toBe('redo')
  expect(stepKey({ ...none, key: 'z', ctrlKey: true, altKey: true })).toBeNull()
})

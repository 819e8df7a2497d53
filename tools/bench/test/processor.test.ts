import { describe, expect, it } from 'vitest'
import { processorOf } from '../src/processor.ts'

describe('processorOf', () => {
  it('distinguishes processors with the same name', () => {
    const cpuinfo = (model: number): string =>
      `processor\t: 0\ncpu family\t: 6\nmodel\t\t: ${model}\nmodel name\t: A(R) CPU\nstepping\t: 1\nflags\t\t: avx2 avx512f\n`
    const one = processorOf('A(R) CPU', cpuinfo(143), ['L2 2048K', 'L3 480M'])
    expect(one).toEqual({
      title: 'A(R) CPU, family 6, model 143, stepping 1',
      details: 'AVX2, AVX-512; L2 2048K, L3 480M',
      slug: 'a-cpu-family-6-model-143-stepping-1',
    })
    expect(processorOf('A(R) CPU', cpuinfo(85), []).slug).not.toBe(one.slug)
  })

  it('uses the name alone if nothing else is known', () => {
    expect(processorOf('Apple M1 (TM)', '', [])).toMatchObject({
      title: 'Apple M1 (TM)',
      details: '',
      slug: 'apple-m1',
    })
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOf, functionAround, sampleOf, withFault } from './faults.ts'

const changed = (source: string) =>
  faultsOf('a.ts', source).map(fault => [fault.kind, withFault(source, fault)])

test.each([
  ['if (a < b) c = 1', ['comparison', 'if (a >= b) c = 1']],
  ['const is = a === b', ['comparison', 'const is = a !== b']],
  ['const is = a && b', ['logic', 'const is = a || b']],
  ['const is = true', ['boolean', 'const is = false']],
  ['const most = 20', ['constant', 'const most = 21']],
  ['save(a)', ['call', 'void 0']],
  ['a.b = c', ['statement', 'void 0']],
])('%s has a fault', (source, fault) => {
  expect(changed(source)).toContainEqual(fault)
})

test.each([
  `import { a } from 'b'`,
  `type A = 1 | true`,
  `type A = B extends 2 ? 3 : 4`,
  `'use strict'`,
  `const a = b`,
  `const a = b ?? c`,
])('%s has none', source => {
  expect(faultsOf('a.ts', source)).toEqual([])
})

test('how large an icon is shown is no fault, whether it is shown and what it does is', () => {
  const source = 'const a = <Icon size={16} most={20} isOn={true} press={() => go(1)} />'
  expect(faultsOf('a.tsx', source).map(({ kind, start, end }) => [kind, source.slice(start, end)])).toEqual([
    ['constant', '20'],
    ['boolean', 'true'],
    ['constant', '1'],
  ])
})

test('what is told of a type beside a value is no fault, the value is', () => {
  expect(changed(`const a = 1 as 2`)).toEqual([['constant', `const a = 2 as 2`]])
})

test('a sample is the same for its seed, has nothing twice, and no more than there are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.nat(50), fc.integer(), (all, count, seed) => {
      const sample = sampleOf(all, count, seed)
      expect(sample).toHaveLength(Math.min(count, all.length))
      expect(new Set(sample).size).toBe(sample.length)
      expect(all).toEqual(expect.arrayContaining([...sample]))
      expect(sampleOf(all, count, seed)).toEqual(sample)
    }),
  )
})

test('a place is in the innermost function around it, or in none', () => {
  const source = 'const a = 1\nfunction b() { return [1].map(each => each + 2) }'
  const around = (what: string) => {
    const start = source.indexOf(what)
    return functionAround('a.ts', source, { start, end: start + 1 })
  }
  const textOf = (bounds: ReturnType<typeof around>) => bounds && source.slice(...bounds)
  expect(textOf(around('2)'))).toBe('each => each + 2')
  expect(textOf(around('[1]'))).toMatch(/^function b/)
  expect(around('1\n')).toBeUndefined()
})

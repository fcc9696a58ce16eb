import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { hasLongList, longList, mostTold } from './long-list.ts'

const entry = z.object({ name: z.string().check(z.trim(), z.maxLength(3)), pieces: z._default(z.int(), 1) })
const limits = [z.minLength(1), z.maxLength(60)] as const
const inOneGo = z.object({ entries: z.array(entry).check(...limits) })
const long = z.object({ entries: longList(z.array(entry).check(...limits)) })

const entries = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ name: fc.constantFrom(' a ', 'b'), pieces: fc.nat() }) },
    fc.record({ name: fc.constantFrom('long', 3, ' c') }),
    fc.constant(null),
  ),
  { maxLength: 70, size: 'max' },
)

const told = (issues: readonly z.core.$ZodIssue[] = []) =>
  issues.map(({ path, code }) => `${path.join('.')} ${code}`)
const ofEntries = (issues: readonly z.core.$ZodIssue[] = []) =>
  told(issues.filter(({ path }) => path.length > 1))
const mostOfOne = 2

describe('a list of thousands (AC15)', () => {
  test('is read as any list is, of what is wrong the first is told', () => {
    fc.assert(
      fc.property(entries, given => {
        const asked = { entries: given }
        const [read, known] = [long.safeParse(asked), inOneGo.safeParse(asked)]
        expect(read.data).toEqual(known.data)
        const faults = ofEntries(read.error?.issues)
        expect(faults.slice(0, mostTold)).toEqual(ofEntries(known.error?.issues).slice(0, mostTold))
        expect(faults.length).toBeLessThan(mostTold + mostOfOne)
      }),
    )
  })

  test('which is no list is told as such', () => {
    expect(told(long.safeParse({ entries: 'many' }).error?.issues)).toEqual(['entries invalid_type'])
  })

  test('gives others their turns between its entries, as often as it is asked to', async () => {
    let turns = 0
    const takeTurn = () => (++turns % 3 === 0 ? Promise.resolve() : undefined)
    const given = { entries: Array.from({ length: 30 }, () => ({ name: ' a ' })) }
    const reading = { async: true, takeTurn } as const
    const { _zod: inside } = long
    const read = await inside.run({ value: given, issues: [] }, reading)
    expect(read.issues).toEqual([])
    expect(read.value).toEqual({ entries: Array.from({ length: 30 }, () => ({ name: 'a', pieces: 1 })) })
    expect(turns).toBe(30)
  })

  test('is known by its schema, and has a limit', () => {
    expect(hasLongList(long)).toBe(true)
    expect(hasLongList(long.shape.entries)).toBe(true)
    expect(hasLongList(inOneGo)).toBe(false)
    expect(() => longList(z.array(entry))).toThrow('a limit')
  })
})

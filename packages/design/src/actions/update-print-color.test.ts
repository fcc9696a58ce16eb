import { describe, expect, test } from 'vitest'
import { findDecoration } from '../lookup.ts'
import { after, change, crest, decorated, fresh, id, refusal } from '../testing/sample.ts'
import type { DesignChange } from './index.ts'

type Sent = Extract<DesignChange, { action: 'updatePrintColor' }>

const ink = (fields: Partial<Sent> = {}): Sent => ({
  action: 'updatePrintColor',
  decorationId: id(1),
  indexOfColor: 0,
  color: 'PT032',
  transparent: false,
  ...fields,
})

describe('updatePrintColor', () => {
  const printed = decorated(fresh, 1, 'chest')

  test('prints one of the artwork’s colours in another, or leaves it out (DS26)', () => {
    const changed = after(printed, ink(), ink({ indexOfColor: 2, color: 'PT001', transparent: true }))
    expect(findDecoration(changed, id(1))?.colors).toEqual([
      { colorName: 'PT032', transparent: false },
      { colorName: 'PT022', transparent: false },
      { colorName: 'PT001', transparent: true },
    ])
  })

  test.each([
    ['unknownDecoration', ink({ decorationId: id(9) })],
    ['unknownColor', ink({ color: '#C21A2B' })],
    // Cloth is not printed with.
    ['unknownColor', ink({ color: '1022' })],
    ['unknownColor', ink({ indexOfColor: 3 })],
  ])('is refused with %s (DS26)', (code, sent) => {
    expect(refusal(printed, sent)).toBe(code)
  })

  test('leaves out, or puts back, without a colour in its own (DS26)', () => {
    const [, second] = findDecoration(printed, id(1))?.colors ?? []
    const own = (transparent: boolean) => ink({ indexOfColor: 1, color: undefined, transparent })
    const leftOut = after(printed, own(true))
    expect(findDecoration(leftOut, id(1))?.colors[1]).toEqual({ ...second, transparent: true })
    expect(findDecoration(after(leftOut, own(false)), id(1))?.colors[1]).toEqual(second)
  })

  test('names the ink that is unknown, and none where the artwork has no such colour (DS26)', () => {
    const refused = (refusal: object) => ({ ok: false, refusal })
    const unknownInk = { code: 'unknownColor', color: 'PT999' }
    expect(change(printed, ink({ color: 'PT999' }))).toEqual(refused(unknownInk))
    expect(change(printed, ink({ indexOfColor: 3 }))).toEqual(refused({ code: 'unknownColor' }))
  })

  test('is refused for a type that prints the file as it is (DS26)', () => {
    expect(refusal(decorated(fresh, 1, 'chest', crest, 'detailedprint'), ink())).toBe('unknownColor')
    expect(refusal(decorated(fresh, 1, 'chest', null), ink())).toBe('unknownColor')
  })

  test('several are printed otherwise in one change, or none where one cannot be (DS26)', () => {
    const several = (...colors: { indexOfColor: number; color: string }[]) =>
      ({ action: 'updatePrintColors', decorationId: id(1), colors }) as const
    const merged = after(
      printed,
      several({ indexOfColor: 0, color: 'PT032' }, { indexOfColor: 1, color: 'PT032' }),
    )
    expect(findDecoration(merged, id(1))?.colors.map(({ colorName }) => colorName)).toEqual([
      'PT032',
      'PT032',
      findDecoration(printed, id(1))?.colors[2]?.colorName,
    ])
    expect(
      refusal(printed, several({ indexOfColor: 0, color: 'PT032' }, { indexOfColor: 9, color: 'PT032' })),
    ).toBe('unknownColor')
  })

  test('is a conflict when the ink that its sender saw is no longer there (DS8)', () => {
    expect(refusal(printed, ink({ lastColor: 'PT067' }))).toBe('taken')
    expect(change(after(printed, ink()), ink({ color: 'PT001', lastColor: 'PT067' }))).toEqual({
      ok: false,
      refusal: { code: 'conflict', target: 'decoration/00000000-0000-4000-8000-000000000001' },
    })
  })
})

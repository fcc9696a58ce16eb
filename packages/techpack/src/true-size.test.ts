import { expect, test } from 'vitest'
import { atTrueSize } from './true-size.ts'

const size = { widthInches: 2.25, heightInches: 2.625 }
const of = (head: string) => atTrueSize(`<svg ${head}><path d="M0 0"/></svg>`, size)

test('TP62: a drawing says its size in inches, whatever it said before, and keeps its canvas', () => {
  expect(of('xmlns="a" viewBox="0 0 1200 1400"')).toBe(
    '<svg width="2.25in" height="2.625in" viewBox="0 0 1200 1400" preserveAspectRatio="none" xmlns="a"><path d="M0 0"/></svg>',
  )
  expect(of('width="30mm" viewBox="1 2 3 4" height="9"')).toContain('viewBox="1 2 3 4"')
  expect(of('width="120" height="140px"')).toContain('viewBox="0 0 120 140"')
  expect(of('stroke-width="3" width="120" height="140"')).toContain(' stroke-width="3">')
})

test('TP62: a drawing without a canvas has no size either', () => {
  expect(of('xmlns="a"')).toBeNull()
  expect(atTrueSize('nothing', size)).toBeNull()
})

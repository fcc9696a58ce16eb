import { expect, test } from 'vitest'
import { firstFill } from '#web/features/studio/artwork/text-fill.ts'

const team = ['#EDE4D1', '#1B3E2F', '#D6991C']

test('new words are read on their garment: white, or where that is lost the first of the team’s, then of the usual', () => {
  expect(firstFill('#1B3E2F', team)).toBe('#FFFFFF')
  expect(firstFill('#F4F4F2', team)).toBe('#1B3E2F')
  expect(firstFill('#F4F4F2', [])).toBe('#1C1A18')
})

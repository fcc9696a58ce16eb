import { expect, test } from 'vitest'
import { inkRows } from '#web/features/studio/panels/ink-rows.ts'

const color = (name: string, transparent = false) => ({ transparent, chartColor: { name } })

test('an ink has one row with all colours of the file that it prints (DS49)', () => {
  expect(inkRows([color('PT001'), color('PT022'), color('PT001')])).toEqual([
    { indexes: [0, 2], ink: 'PT001', isClear: false },
    { indexes: [1], ink: 'PT022', isClear: false },
  ])
})

test('what is left out stands by itself, though an ink of that name is printed', () => {
  expect(inkRows([color('PT001', true), color('PT001'), color('PT001', true)])).toEqual([
    { indexes: [0], ink: 'PT001', isClear: true },
    { indexes: [1], ink: 'PT001', isClear: false },
    { indexes: [2], ink: 'PT001', isClear: true },
  ])
})

import { expect, test } from 'vitest'
import { matchColor } from './match-color.ts'

test('the nearest colour is found, and none in an empty palette', () => {
  const palette = [{ hex: '#000000' }, { hex: '#C21A2B' }, { hex: '#1E49A6' }]
  expect(matchColor('#d01020', palette)?.hex).toBe('#C21A2B')
  expect(matchColor('#d01020', [])).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { sidesToShow } from './sides-to-show.ts'

const images = ['front', 'back', 'left'].map(side => ({ side }))

describe('of a design are shown', () => {
  test.each([
    ['nothing on it', [], 'front', [], ['back', 'left']],
    ['artwork on the front', ['front'], 'front', [], ['back', 'left']],
    ['artwork on both', ['front', 'back'], 'front', ['back'], ['left']],
    ['artwork on the back alone', ['back'], 'back', [], ['front', 'left']],
  ])('with %s', (_, decorated, first, carrying, bare) => {
    const shown = sidesToShow(images, decorated)
    expect(shown.first?.side).toBe(first)
    expect(shown.carrying.map(({ side }) => side)).toEqual(carrying)
    expect(shown.bare.map(({ side }) => side)).toEqual(bare)
  })

  test('without a picture nothing', () => {
    expect(sidesToShow([], ['back']).first).toBeUndefined()
  })
})

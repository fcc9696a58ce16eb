import type { Pixels } from '@teamloom/artwork/pixels.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { compareFiles, type FilesToCompare } from './compare-files.ts'
import { toldComparison } from './comparison.ts'

type Seen = (x: number, y: number) => string | null

/** `seen` has the whole from 0 to 1. */
function picture(width: number, height: number, seen: Seen): Pixels {
  const rgba = new Uint8Array(4 * width * height)
  for (let i = 0; i < width * height; i++) {
    const hex = seen(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height)
    if (hex) rgba.set([...Buffer.from(hex.slice(1), 'hex'), 255], 4 * i)
  }
  return { width, height, rgba }
}

/** A disc beside a bar. */
const crest: Seen = (x, y) => {
  if (Math.hypot((x - 0.25) / 0.25, (y - 0.5) / 0.5) <= 1) return '#163e2d'
  return x > 0.6 && y > 0.2 && y < 0.8 ? '#c8a02a' : null
}
const square: Seen = (x, y) => (x + y < 1 ? '#163e2d' : null)

function compare(file: Pixels, more: Partial<FilesToCompare> = {}) {
  const compared = compareFiles({
    file: { kind: 'pixels', pixels: file },
    art: { kind: 'pixels', pixels: picture(400, 200, crest) },
    making: { form: { kind: 'art' }, widthInches: 4, heightInches: 2, inks: null },
    inks: [
      { code: 'Forest', hex: '#163e2d' },
      { code: 'Gold', hex: '#c8a02a' },
    ],
    ...more,
  })
  return toldComparison(must(compared, 'comparison'))
}

const words = (told: ReturnType<typeof compare>) => told.notes.map(({ en }) => en).join(' ')

test('TP32: the same picture in any size is alike', () => {
  expect(compare(picture(1000, 500, crest))).toMatchObject({ verdict: 'alike', offPercent: 0, notes: [] })
})

test('TP32: another picture, and one that is stretched, are refused', () => {
  expect(compare(picture(400, 200, square)).verdict).toBe('another')
  expect(compare(picture(400, 300, crest)).verdict).toBe('another')
})

test('TP32: proportions, colours and a ground that are otherwise are told', () => {
  expect(words(compare(picture(400, 210, crest)))).toMatch(/taller/)
  const red = compare(picture(400, 200, (x, y) => (crest(x, y) === '#c8a02a' ? '#d01010' : crest(x, y))))
  expect(red).toMatchObject({ verdict: 'differs', overlapPercent: 100 })
  expect(words(red)).toMatch(/nothing in Gold.*no colour like #D01010/)
  const onWhite: Seen = (x, y) => (x < 0 || y < 0 || x > 1 || y > 1 ? '#ffffff' : (crest(x, y) ?? '#ffffff'))
  const grounded = compare(picture(440, 220, (x, y) => onWhite(x * 1.1 - 0.05, y * 1.1 - 0.05)))
  expect(grounded).toMatchObject({ verdict: 'differs', overlapPercent: 100 })
  expect(words(grounded)).toMatch(/a ground of one colour/)
})

test('TP32: a patch may be given with its edge, or its artwork alone', () => {
  const form = {
    kind: 'piece',
    outline: 'box',
    groundHex: '#ffffff',
    rim: null,
    artWidthInches: 2,
    artHeightInches: 1,
  } as never
  const making = { form, widthInches: 3, heightInches: 3, inks: null }
  expect(compare(picture(400, 200, crest), { making }).overlapPercent).toBeGreaterThan(95)
  expect(
    compare(
      picture(300, 300, () => '#ffffff'),
      { making },
    ).overlapPercent,
  ).toBeGreaterThan(95)
})

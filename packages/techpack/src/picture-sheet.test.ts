import type { Manifest } from '@teamloom/bakes/manifest.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { drawPictureSheets } from './picture-sheet.ts'

const [nameV, numberV] = [4.5, 10.7]

const seen = (centerV: number) => ({
  side: 'back',
  when: {},
  centerU: 0,
  centerV,
  width: 12,
  height: 8,
  x: 600,
  y: 210 + 34 * centerV,
  turned: 0,
  across: 1,
  down: 1,
  radius: 14,
})

const manifest = {
  camera: { pixelsPerInch: 34, width: 1200, height: 1400 },
  places: { upperBack: [seen(nameV)], backNumber: [seen(numberV)] },
} as unknown as Manifest

const printed = (place: string, centerV: number, widthInches: number, heightInches: number) => {
  const top = centerV - heightInches / 2
  const down = { way: 'down', from: 'collarSeam', to: 'top', inches: top, towards: null } as const
  const collar = 0.4
  return {
    place,
    print: { panel: 'back', centerU: 0, centerV, planeAngle: 0, widthInches, heightInches },
    measures: [{ ...down, line: [[0, collar] as const, [0, top] as const] as const }],
  }
}

test('TP27: what a picture tells of a name and the number below it stands on neither', () => {
  const [height, width] = [8.27, 7.6]
  const { back } = drawPictureSheets({
    manifest,
    styles: {},
    prints: [printed('upperBack', nameV, 5.8, 2), printed('backNumber', numberV, width, height)],
    locale: 'en',
  })
  const seenBox = (centerV: number, wide: number, high: number) => ({
    left: 600 - (34 * wide) / 2,
    right: 600 + (34 * wide) / 2,
    top: 210 + 34 * (centerV - high / 2),
    bottom: 210 + 34 * (centerV + high / 2),
  })
  const prints = [seenBox(nameV, 5.8, 2), seenBox(numberV, width, height)]
  const labels = [...must(back, 'sheet').matchAll(/<rect x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"/g)]
  expect(labels).toHaveLength(4)
  const over = labels.filter(label => {
    const [x = 0, y = 0, wide = 0, high = 0] = label.slice(1).map(Number)
    return prints.some(
      ({ left, right, top, bottom }) => x < right && x + wide > left && y < bottom && y + high > top,
    )
  })
  expect(over.map(([text]) => text)).toEqual([])
  // TP49
  expect(back).not.toContain('sample')
  const { back: ofSample } = drawPictureSheets({
    manifest,
    styles: {},
    prints: [{ ...printed('upperBack', nameV, 5.8, 2), isSample: true }],
    locale: 'en',
  })
  expect(must(ofSample, 'sheet').match(/in, sample</g)).toHaveLength(2)
})

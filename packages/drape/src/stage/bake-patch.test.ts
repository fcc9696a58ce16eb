import { drawBake } from '@teamloom/bakes/testing/draw-bake.ts'
import { describe, expect, test } from 'vitest'
import { lightOf } from '../picture/find-charts.ts'
import type { Patch, ShadedPicture } from '../picture/shaded-picture.ts'
import { type BasePictures, bakePatch, layPatch } from './bake-patch.ts'
import { findVisible, lightScene, photograph, type Studio } from './photograph.ts'
import type { Scene } from './scene.ts'

/** A square of a panel before the camera, two inches wide. */
function squareOf(panel: string): Scene {
  const corners = [-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0]
  const points = Int32Array.of(0, 1, 2, 0, 2, 3)
  return {
    surface: {
      sheets: [
        {
          region: { part: 'body', element: 'body', layer: 'body', panel, face: 'outside', fabric: 'fleece' },
          relief: 0,
        },
      ],
      position: Float32Array.from(corners),
      normal: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
      u: Float32Array.of(-1, 1, 1, -1),
      v: Float32Array.of(1, 1, -1, -1),
      point: points,
      place: points,
      sheet: Uint16Array.of(0, 0),
    },
    reliefs: [() => {}],
    blockers: [{ position: corners, points }],
  }
}

const studio: Studio = {
  lens: {
    width: 40,
    height: 40,
    pixelsPerInch: 10,
    axis: { x: 20, y: 20 },
    middle: 0,
    distance: 170,
  },
  sides: ['front'],
  rays: 64,
}

describe('a patch on a patch', () => {
  const scene = squareOf('front')
  const light = lightScene(scene, studio, findVisible(scene, studio))
  const alone = photograph(scene, light, 'front', studio.lens)
  const halved = alone.pixels.map(
    pixel => pixel && [pixel].flat().map((patch: Patch) => ({ ...patch, light: patch.light / 2 })),
  )
  const half: BasePictures = {
    sheets: scene.surface.sheets,
    pictures: { front: { ...alone, pixels: halved } },
  }
  const brightnessOn = (below: BasePictures) => {
    const [baked] = bakePatch(scene, below, { freedom: () => 1, shades: 0 }, studio, 1, () => 0)
    const { box, pixels } = baked!.picture
    const middle = pixels[(20 - box.y) * box.width + 20 - box.x]!
    return lightOf(middle) / lightOf(alone.pixels[20 * 40 + 20]!)
  }

  test('is lit by itself when the pictures have one light', () => {
    expect(brightnessOn(half)).toBeCloseTo(1, 5)
  })

  test('is as bright as the pictures, whose light is the base’s beyond what was laid on them', () => {
    expect(brightnessOn({ ...half, laid: scene })).toBeCloseTo(0.5, 5)
  })
})

test('a picture with a patch on it shows the patch where that has pixels, also where nothing is there any more', () => {
  const seen = (sheet: number): Patch => ({ sheet, coverage: 16, light: 1, u: 0, v: 0 })
  const below: ShadedPicture = {
    box: { x: 10, y: 20, width: 3, height: 2 },
    pixels: [seen(0), seen(0), seen(0), seen(1), seen(1), null],
  }
  const picture: ShadedPicture = {
    box: { x: 11, y: 20, width: 2, height: 2 },
    pixels: [seen(0), null, null, seen(0)],
  }
  const bake = drawBake(picture.box, [0], () => null)
  const { sheets, pictures } = layPatch(
    {
      sheets: ['front', 'back'].flatMap(panel => squareOf(panel).surface.sheets),
      pictures: { front: below },
    },
    squareOf('hood'),
    [{ side: 'front', bake, picture, cleared: new Set([2]) }],
  )
  const panelsAt = (at: number) =>
    [pictures.front?.pixels[at] ?? []].flat().map(patch => sheets[patch.sheet]?.region.panel)
  expect([0, 1, 2, 3, 4, 5].map(panelsAt)).toEqual([['front'], ['hood'], ['front'], ['back'], [], ['hood']])
})

import { drawBake } from '@teamloom/bakes/testing/draw-bake.ts'
import { dyed, dyedKnit, flatInk, type Surface, softInk } from '@teamloom/catalog/decorations/surface.ts'
import { techniques } from '@teamloom/technique/index.ts'
import { describe, expect, test } from 'vitest'
import { composeSide } from './compose-side.ts'
import type { Picture, Print } from './look.ts'
import { buildPrintImage } from './print-image.ts'
import { bodyBox, drawSide, frontPlace, perInch, pixelAt, plainLook, sideOf } from './testing/draw-side.ts'

const side = drawSide()
const pixels = {
  rgba: Uint8Array.from({ length: 4 * 64 * 64 }, (_, i) => [150, 40, 40, 255][i % 4]!),
  width: 64,
  height: 64,
}

/** A square of two inches in the middle of the front, or beside it. */
function print(surface: Surface, centerU = 0, rotation = 0): Print {
  const size = { widthInches: 2, heightInches: 2 }
  const art = { kind: 'pixels', pixels } as const
  const lampDegrees = 225 - rotation
  const form = { kind: 'art' } as const
  const work = { art, inks: null, form, surface, options: {}, density: 50, lampDegrees, ...size }
  const image = buildPrintImage(techniques[surface.technique].make(work))
  return { panel: 'front', centerU, centerV: 3, rotation, image, surface, ...size }
}
const picture = (...prints: readonly Print[]): Picture => composeSide(side, { ...plainLook, prints })
const at = (u: number, v: number) =>
  [Math.round(u * perInch + 80 - 0.5), Math.round(v * perInch + 10 - 0.5)] as const
const lightAt = (shown: Picture, u: number, v: number) => {
  const [x, y] = at(u, v)
  const { hex } = pixelAt(shown, x, y)
  return [1, 3, 5].reduce((sum, from) => sum + Number.parseInt(hex.slice(from, from + 2), 16), 0)
}

const raised: Surface = { ...flatInk, relief: { heightInches: 0.1, edgeInches: 0.1 } }
const shiny: Surface = { ...flatInk, shine: { sheen: 0.05, gloss: 0.1 } }
const flat = picture(print(flatInk))

describe('a print is lit as its surface is (RD12)', () => {
  test('raised, it is brighter at the edges that face the lamps, and darker at those that do not', () => {
    const shown = picture(print(raised))
    expect(lightAt(shown, -0.97, 3)).toBeGreaterThan(lightAt(flat, -0.97, 3))
    expect(lightAt(shown, 0, 2.03)).toBeGreaterThan(lightAt(flat, 0, 2.03))
    expect(lightAt(shown, 0.97, 3)).toBeLessThan(lightAt(flat, 0.97, 3))
    expect(lightAt(shown, 0, 3)).toBe(lightAt(flat, 0, 3))
  })

  test('raised, it throws its shadow on the cloth behind, away from the lamps', () => {
    const shown = picture(print(raised))
    expect(lightAt(shown, 1.05, 3.5)).toBeLessThan(lightAt(flat, 1.05, 3.5))
    expect(lightAt(shown, 2, 3)).toBe(lightAt(flat, 2, 3))
  })

  test('turned, it is still lit from the same lamps', () => {
    const turned = picture(print(raised, 0, 180))
    const upright = picture(print(raised))
    for (const [u, v] of [
      [-0.97, 3],
      [0.97, 3],
      [0, 2.03],
    ] as const)
      expect(Math.abs(lightAt(turned, u, v) - lightAt(upright, u, v))).toBeLessThanOrEqual(3)
  })

  test('thin, it lets the cloth through', () => {
    const cloth = lightAt(picture(), 0, 3)
    const thin = lightAt(picture(print({ ...flatInk, coverage: 0.5 })), 0, 3)
    const [least, most] = [cloth, lightAt(flat, 0, 3)].toSorted((a, b) => a - b)
    expect(thin).toBeGreaterThan(least!)
    expect(thin).toBeLessThan(most!)
  })

  test('dyed, it darkens the cloth, and never lightens it', () => {
    const cloth = lightAt(picture(), 0, 3)
    const tinted = lightAt(picture(print(dyed)), 0, 3)
    expect(tinted).toBeLessThan(cloth)
    expect(tinted).toBeLessThan(lightAt(flat, 0, 3))
  })

  test('soft, it is missing in the grooves of ribbed cloth, and nowhere on what has none', () => {
    const soft = { ...flatInk, misses: { grooves: 0.8, depth: 0.1, stretched: 0 } }
    const shown = (fabric: 'sportRib' | 'metal', surface: Surface) => {
      const cloths = { ...plainLook.cloths, 'body/body/body': { hex: '#f5f5f2', fabric } }
      return composeSide(side, { ...plainLook, cloths, prints: [print(surface)] })
    }
    const lighterIn = (fabric: 'sportRib' | 'metal') => {
      const [whole, missing] = [shown(fabric, flatInk), shown(fabric, soft)]
      const gain = Array.from({ length: 30 }, (_, i) => {
        const u = (i - 15) / perInch
        return lightAt(missing, u, 3) - lightAt(whole, u, 3)
      })
      expect(Math.min(...gain)).toBeGreaterThanOrEqual(0)
      return gain.filter(more => more > 20).length
    }
    expect(lighterIn('sportRib')).toBeGreaterThan(2)
    expect(lighterIn('sportRib')).toBeLessThan(28)
    expect(lighterIn('metal')).toBe(0)
  })

  test('in a sock, dye is paler in the grooves by shades, not by stripes of bare yarn', () => {
    const cloths = { ...plainLook.cloths, 'body/body/body': { hex: '#f5f5f2', fabric: 'sportRib' } } as const
    const shown = (surface: Surface) =>
      composeSide(side, { ...plainLook, cloths, prints: [print(surface)] }, { scale: 4 })
    const [whole, missing, bare] = [shown(dyed), shown(dyedKnit), shown({ ...dyed, coverage: 0 })]
    const middle = { x: 4 * 80, y: 4 * (3 * perInch + 10) }
    const lightOf = ({ rgba, width }: Picture, i: number) =>
      rgba[4 * ((middle.y - 20 + Math.floor(i / 80)) * width + middle.x - 40 + (i % 80)) + 1]!
    const gains = Array.from({ length: 80 * 40 }, (_, i) => {
      const dark = lightOf(whole, i)
      return (lightOf(missing, i) - dark) / (lightOf(bare, i) - dark)
    })
    expect(Math.max(...gains)).toBeGreaterThan(0.05)
    expect(Math.max(...gains)).toBeLessThan(0.5)
  })

  test.each(['jersey', 'fleece', 'polyester', 'sportRib'] as const)(
    'as a detailed print it lets %s show a little all over, and through no pinholes from near',
    fabric => {
      const cloths = { ...plainLook.cloths, 'body/body/body': { hex: '#f5f5f2', fabric } }
      const shown = (surface: Surface) =>
        composeSide(side, { ...plainLook, cloths, prints: [print(surface)] }, { scale: 6 })
      const [whole, soft] = [shown(flatInk), shown(softInk)]
      const middle = { x: 6 * 80, y: 6 * (3 * perInch + 10) }
      const gains = Array.from({ length: 60 * 60 }, (_, i) => {
        const at = 4 * ((middle.y - 30 + Math.floor(i / 60)) * whole.width + middle.x - 30 + (i % 60))
        return [0, 1, 2].reduce((sum, c) => sum + soft.rgba[at + c]! - whole.rgba[at + c]!, 0)
      })
      const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
      expect(mean).toBeGreaterThan(1)
      // A tenth of the way from black to white.
      expect(Math.max(...gains)).toBeLessThan(mean + 0.1 * 765)
    },
  )

  test('dyed flat, it is paler where the cloth is stretched than where it hangs loose', () => {
    const pale = { ...dyed, misses: { grooves: 0, depth: 0.1, stretched: 0.5 } }
    const shownOn = (inchesOfCloth: number, surface: Surface) => {
      const bake = drawBake(bodyBox, [0], (x, y) => {
        const { u, v } = frontPlace(x, y)
        return { chart: 1, u: u * inchesOfCloth, v }
      })
      const hung = sideOf({ base: bake }, [side.bakes[0]!.entry], side.manifest.regions)
      return lightAt(composeSide(hung, { ...plainLook, prints: [print(surface)] }), 0, 3)
    }
    expect(shownOn(0.85, pale)).toBeGreaterThan(shownOn(1, pale))
    expect(shownOn(1, pale)).toBeGreaterThan(shownOn(1.3, pale))
    expect(shownOn(1.3, pale)).toBe(shownOn(1.3, dyed))
  })

  test('each on one garment in its own way, near and far', () => {
    const both = [print(raised, -1.2), print(shiny, 1.2)] as const
    const places = [-2.17, -1.2, 0.5, 1.2]
    const [together, ...alone] = [both, ...both.map(one => [one])].map(prints => picture(...prints))
    expect(places.map(u => lightAt(together!, u, 3))).toEqual(
      places.map(u => lightAt(alone[u < 0 ? 0 : 1]!, u, 3)),
    )
    const viewport = { x: 36, y: 50, width: 60, height: 40 }
    const zoom = (prints: readonly Print[]) =>
      composeSide(side, { ...plainLook, prints }, { viewport, scale: 3 })
    const [x, y] = at(-2.17, 3)
    const hexOf = (shown: Picture) => pixelAt(shown, (x - viewport.x) * 3 + 1, (y - viewport.y) * 3 + 1).hex
    expect(hexOf(zoom(both))).not.toBe(hexOf(zoom([print(flatInk, -1.2), both[1]])))
  })

  test('whatever was worn below it before: the same in a new colour, and in a new cloth', () => {
    const kept = drawSide()
    const prints = [print(flatInk, -1.2), print({ ...shiny, coverage: 0.6 }, 1.2)]
    for (const [hex, fabric] of [
      ['#f5f5f2', 'metal'],
      ['#203040', 'metal'],
      ['#203040', 'sportRib'],
      ['#a03020', 'fleece'],
    ] as const) {
      const look = {
        ...plainLook,
        cloths: { ...plainLook.cloths, 'body/body/body': { hex, fabric } },
        prints,
      }
      expect(composeSide(kept, look).rgba).toEqual(composeSide(drawSide(), look).rgba)
    }
  })
})

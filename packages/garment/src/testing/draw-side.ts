import type { Bake } from '@teamloom/bakes/bake.ts'
import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { BakeEntry, Manifest, SeenPlace } from '@teamloom/bakes/manifest.ts'
import type { Region } from '@teamloom/bakes/region.ts'
import { drawBake, type Pixel } from '@teamloom/bakes/testing/draw-bake.ts'
import { assembleSide, type DecodedSide } from '../decoded-side.ts'
import type { Cloth, Look, Picture } from '../look.ts'

/** Pixels to the inch of the drawn side. */
export const perInch = 20
export const frameSize = { width: 200, height: 160 }

/** `metal` has no grain: its colours can be told to the byte. */
const fabric: FabricName = 'metal'
const region = (
  part: string,
  element: string,
  panel = element,
  face: Region['face'] = 'outside',
): Region => ({
  part,
  element,
  layer: element,
  panel,
  face,
  fabric,
})

const regions: readonly Region[] = [
  region('body', 'body', 'front'),
  region('sleeves', 'sleeves', 'sleeve'),
  region('pocket', 'pocket'),
  region('badge', 'badge'),
  {
    part: 'body',
    element: 'body',
    layer: null,
    fixedHex: '#9ac0d0',
    panel: 'label',
    face: 'outside',
    fabric,
  },
  region('body', 'lining', 'front', 'inside'),
]

/** Where the drawn body begins, and where the sleeve takes over from it. */
export const bodyBox = { x: 20, y: 10, width: 160, height: 140 }
export const seamAt = 130

/** Inches on the front of a pixel's middle: cloth seen straight, its origin in the upper middle of the body. */
export function frontPlace(x: number, y: number): { u: number; v: number } {
  return { u: (x + 0.5 - 80) / perInch, v: (y + 0.5 - 10) / perInch }
}

/** In the middle of the body, seen at (80, 70), flat and upright. */
export const middlePlace: SeenPlace = {
  side: 'front',
  when: {},
  centerU: 0,
  centerV: 3,
  width: 3,
  height: 3,
  x: 80,
  y: 70,
  turned: 0,
  across: 1,
  down: 1,
  radius: 1e6,
  slopes: [1, 0, 0, 1],
  leaves: { u: [0, 0, 0, 0, 0, 0], v: [0, 0, 0, 0, 0, 0] },
}

/** A body and a sleeve that share the pixels of one column, a label on the body, and a frayed hem. */
function drawBase(light: (x: number, y: number) => number): Bake {
  return drawBake(bodyBox, [0, 1, 4, 5], (x, y): Pixel => {
    const body = { chart: 1, light: light(x, y), ...frontPlace(x, y) }
    const sleeve = { chart: 2, light: light(x, y), u: (x - seamAt) / perInch, v: (y - 10) / perInch }
    if (y === 149) return [{ ...body, coverage: 4 }]
    if (y < 14 && x > 70 && x < 90) return { chart: 4, light: 0.5, ...frontPlace(x, y) }
    if (y < 20 && x > 70 && x < 90) return { chart: 3, light: 1, u: 0, v: 0 }
    if (x === seamAt)
      return [
        { ...body, coverage: 8 },
        { ...sleeve, coverage: 8 },
      ]
    return x < seamAt ? body : sleeve
  })
}

const pocketBox = { x: 40, y: 90, width: 40, height: 30 }
export const pocketShadow = 100

function drawPocket(): Bake {
  const shadowBox = { x: 34, y: 90, width: 52, height: 40 }
  return drawBake(pocketBox, [2], (x, y) => ({ chart: 1, u: (x - 60) / perInch, v: (y - 90) / perInch }), {
    shadow: {
      box: shadowBox,
      step: 1,
      values: new Uint8Array(shadowBox.width * shadowBox.height).fill(pocketShadow),
    },
  })
}

function drawBadge(): Bake {
  return drawBake({ x: 70, y: 100, width: 30, height: 10 }, [3], () => ({ chart: 1 }))
}

/** A shorter body: its last 20 rows are gone. */
function drawShort(): Bake {
  return drawBake({ x: 20, y: 130, width: 160, height: 20 }, [0], () => 'cleared')
}

type Plan = Pick<BakeEntry, 'name' | 'kind' | 'when' | 'z'>
const plans: readonly Plan[] = [
  { name: 'badge', kind: 'overlay', when: { 'badge/badge': ['round'] }, z: 30 },
  { name: 'base', kind: 'base', when: {}, z: 0 },
  { name: 'pocket', kind: 'overlay', when: { 'pocket/pocket': ['patch'] }, z: 20 },
  { name: 'flag', kind: 'patch', when: { 'body/flag': ['up'] }, z: 6 },
  { name: 'short', kind: 'patch', when: { 'body/hem': ['short'] }, z: 5 },
]

/** What a camera shows that has stepped back from the small garment; 20 pixels wider and 16 higher. */
export const farBox = { x: -10, y: -16, width: 220, height: 176 }

/** Stands up above the picture, where only a camera that has stepped back sees it. */
function drawFlag(): Bake {
  return drawBake({ x: 90, y: -12, width: 20, height: 22 }, [2], () => ({ chart: 1 }))
}

/** A small garment; `light` is the body's and sleeve's light by pixel, 1 when it is not told. */
export function drawSide(light: (x: number, y: number) => number = () => 1): DecodedSide {
  const bakes: Record<string, Bake> = {
    base: drawBase(light),
    pocket: drawPocket(),
    badge: drawBadge(),
    short: drawShort(),
    flag: drawFlag(),
  }
  return sideOf(bakes, plans, regions, { when: { 'body/flag': ['up'] }, box: farBox })
}

export function sideOf(
  bakes: Readonly<Record<string, Bake>>,
  plans: readonly Plan[],
  regions: readonly Region[],
  stepsBack?: Manifest['stepsBack'],
): DecodedSide {
  const entries = plans.map(
    (plan): BakeEntry => ({
      ...plan,
      file: `${plan.name}.bake`,
      bytes: 0,
      sha256: '',
      box: bakes[plan.name]!.box,
    }),
  )
  const manifest: Manifest = {
    product: 'drawn',
    camera: { pixelsPerInch: perInch, ...frameSize },
    ...(stepsBack ? { stepsBack } : {}),
    regions,
    sides: { front: entries, back: [], left: [], right: [] },
    places: {},
  }
  return assembleSide(manifest, 'front', bakes)
}

export const bodyHex = '#c86450'
export const sleeveHex = '#7896c8'
export const pocketHex = '#a0c878'
export const badgeHex = '#d2a0c8'

const cloth = (hex: string): Cloth => ({ hex, fabric })

/** The drawn garment with nothing on it. */
export const plainLook: Look = {
  styles: { 'pocket/pocket': 'none', 'badge/badge': 'none', 'body/hem': 'long' },
  cloths: {
    'body/body/body': cloth(bodyHex),
    'body/lining/lining': cloth('#b4b4b4'),
    'sleeves/sleeves/sleeves': cloth(sleeveHex),
    'pocket/pocket/pocket': cloth(pocketHex),
    'badge/badge/badge': cloth(badgeHex),
  },
  prints: [],
}

export function withStyles(styles: Readonly<Record<string, string>>): Look {
  return { ...plainLook, styles: { ...plainLook.styles, ...styles } }
}

export function withCloth(slot: string, change: Partial<Cloth>): Look {
  return { ...plainLook, cloths: { ...plainLook.cloths, [slot]: { ...cloth('#808080'), ...change } } }
}

/** `#rrggbb` and alpha of a picture's pixel. */
export function pixelAt({ width, rgba }: Picture, x: number, y: number): { hex: string; alpha: number } {
  const at = (y * width + x) * 4
  const hex = `#${Array.from(rgba.subarray(at, at + 3), byte => byte.toString(16).padStart(2, '0')).join('')}`
  return { hex, alpha: rgba[at + 3]! }
}

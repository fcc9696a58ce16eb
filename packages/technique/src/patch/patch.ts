import { assert } from '@teamloom/kit/assert.ts'
import { cutContour } from '../cut-contour.ts'
import { frameMap } from '../map-frame.ts'
import { type LitMap, plainProduction, type Technique, type Work } from '../technique.ts'
import { colourShade } from '../thread/colour-shade.ts'
import { keepFew } from '../thread/keep-few.ts'
import { millimetresPerInch } from '../thread/measures.ts'
import { isSmall, type Shade, shadeSewing } from '../thread/shade.ts'
import type { Sewing, Strand } from '../thread/strand.ts'
import { sewArt, threadsOf } from '../thread/thread.ts'
import { feltGrain } from './felt-grain.ts'
import { patchOutline } from './patch-outline.ts'
import { sewRim } from './sew-rim.ts'
import { twillGrain } from './twill-grain.ts'

/** A thing of its own on the cloth: a ground of twill or felt, art sewn on it, its edge overcast. */
export const patch: Technique = {
  make: makePatch,
  isSized: () => true,
  readsPerInch: 100,
  production: { ...plainProduction, colorOf: 'thread', sewn: 'patch' },
}

/** Over the cloth: cloth and backing; what is sewn on them lies as high again as on a garment. Millimetres. */
const groundHeight = 1.25
/** The rim holds the ground's cut edge. */
const heldByRim = 1.2
/** Beyond it its shadow falls. */
const marginInches = 0.15

function makePatch(work: Work): LitMap {
  const { form, art, widthInches, heightInches, density, lampDegrees, options, isCoarse } = work
  assert(form.kind === 'piece', 'a patch is a piece')
  const { outline, rim, artWidthInches, artHeightInches } = form
  const sewn = { art, inks: work.inks, widthInches: artWidthInches, heightInches: artHeightInches, isCoarse }
  const { hexes, threadOf } = threadsOf(work)
  const key = JSON.stringify([
    [outline, rim?.inches, widthInches, heightInches, artWidthInches, artHeightInches],
    [options.textureName, threadOf, density, lampDegrees],
    outline === 'contour' ? work.inks?.map(ink => ink === null) : null,
  ])
  const isFelt = options.textureName === 'felt'
  const shade = shades(art, key, () =>
    shadeSewing(
      sewPatch(sewArt(sewn), work, form, isFelt),
      frameMap(widthInches, heightInches, density, marginInches),
      lampDegrees,
    ),
  )
  const ofArt = Array.from(sewArt(sewn).threadOfRegion, number => hexes[number - 1]!)
  return colourShade(shade, [...ofArt, form.groundHex, rim?.hex ?? form.groundHex])
}

const shades = keepFew<Shade>(2, isSmall)

type PieceForm = Extract<Work['form'], { kind: 'piece' }>

/** The ground is the area after those of the art, the rim the one after that. */
function sewPatch(art: Sewing, work: Work, form: PieceForm, isFelt: boolean): Sewing {
  const width = work.widthInches * millimetresPerInch
  const height = work.heightInches * millimetresPerInch
  const shape = patchOutline(form.outline, width, height, cutContour(work))
  const ground = art.threadOfRegion.length
  const rimWidth = (form.rim?.inches ?? 0) * millimetresPerInch
  const inset = Math.min(heldByRim, rimWidth / 2)
  const strands: Strand[] = []
  const left = (width - form.artWidthInches * millimetresPerInch) / 2
  const top = (height - form.artHeightInches * millimetresPerInch) / 2
  for (const { x0, y0, x1, y1, base, ...strand } of art.strands)
    strands.push({
      ...strand,
      x0: x0 + left,
      y0: y0 + top,
      x1: x1 + left,
      y1: y1 + top,
      base: base + groundHeight - 0.1,
    })
  if (rimWidth > 0) sewRim(shape, rimWidth, ground + 1, strands)
  return {
    strands,
    threadOfRegion: art.threadOfRegion,
    slab: {
      region: ground,
      millimetresAt: (x, y) => (shape.depthAt(x, y) > inset * 0.7 ? groundHeight : 0),
      grainAt: isFelt ? feltGrain : twillGrain(work.density),
    },
  }
}

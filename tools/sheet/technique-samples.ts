import type { OptionValues } from '@teamloom/catalog/decorations/options.ts'
import { dyed, flatInk, type Surface } from '@teamloom/catalog/decorations/surface.ts'
import { sizeOfArt } from '@teamloom/technique/inked-artwork.ts'
import { type LeatherTag, makeLeatherTag } from '@teamloom/technique/leather/leather-tag.ts'
import type { LitMap, Work } from '@teamloom/technique/technique.ts'

/** A technique as it is looked at: an artwork of the demonstration, how it lies, and how large. */
export type TechniqueSample = {
  readonly artwork: 'wolves-crest' | 'borealis-mark' | 'papineau-shield'
  readonly widthInches: number
  /** By the artwork's proportion when it is not told. */
  readonly heightInches?: number
  readonly surface: Surface
  readonly options: OptionValues
  /** Instead of the surface's own way. */
  readonly make?: (work: Work) => LitMap
}

const millimetre = 1 / 25.4

export const techniqueSamples: Readonly<Record<string, TechniqueSample>> = {
  ink: { artwork: 'wolves-crest', widthInches: 4, surface: flatInk, options: {} },
  raised: {
    artwork: 'wolves-crest',
    widthInches: 4,
    surface: {
      ...flatInk,
      grain: 0,
      relief: { heightInches: 0.6 * millimetre, edgeInches: 0.5 * millimetre },
      shine: { sheen: 0.012, gloss: 0.12 },
    },
    options: {},
  },
  'leather-brown': leather('wolves-crest', 'LeatherBrown', 'box', 2.5, 2.5),
  'leather-beige': leather('borealis-mark', 'LeatherBeige', 'box', 3, 2),
  'leather-black': leather('papineau-shield', 'LeatherBlack', 'diamond', 2.5, 2.5),
  dye: { artwork: 'wolves-crest', widthInches: 4, surface: dyed, options: {} },
}

function leather(
  artwork: TechniqueSample['artwork'],
  hideName: LeatherTag['hideName'],
  outline: LeatherTag['outline'],
  widthInches: number,
  heightInches: number,
): TechniqueSample {
  return {
    artwork,
    widthInches,
    heightInches,
    surface: { ...flatInk, grain: 0 },
    options: {},
    make: work => {
      const { width, height } = sizeOfArt(work.art)
      const inside = outline === 'box' ? 0.48 : 1.1
      const artWidthInches = Math.min(widthInches - inside, ((heightInches - inside) * width) / height)
      const artHeightInches = (artWidthInches * height) / width
      return makeLeatherTag({ ...work, outline, hideName, artWidthInches, artHeightInches })
    },
  }
}

import type { Form } from '@teamloom/artwork/form.ts'
import { clippingtag } from '@teamloom/catalog/decorations/clippingtag.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { embroiderypatch } from '@teamloom/catalog/decorations/embroiderypatch.ts'
import { leathertag } from '@teamloom/catalog/decorations/leathertag.ts'
import type { OptionValues } from '@teamloom/catalog/decorations/options.ts'
import type { ArtworkShape } from '@teamloom/catalog/decorations/sizing.ts'
import {
  dyed,
  flatInk,
  knittedIn,
  oneInk,
  raisedInk,
  type Surface,
  thread,
} from '@teamloom/catalog/decorations/surface.ts'
import { woventag } from '@teamloom/catalog/decorations/woventag.ts'

/** A technique as it is looked at: an artwork of the demonstration, how it lies, and how large. */
export type TechniqueSample = {
  readonly artwork: 'wolves-crest' | 'borealis-mark' | 'papineau-shield'
  readonly widthInches: number
  /** By the artwork's proportion when it is not said. */
  readonly heightInches?: number
  readonly surface: Surface
  /** What it is made into; itself when it is not said. */
  readonly form?: (artwork: ArtworkShape) => Form
  readonly options: OptionValues
  /** The one ink that all of it is in. */
  readonly tone?: string
}

export const techniqueSamples: Readonly<Record<string, TechniqueSample>> = {
  ink: { artwork: 'wolves-crest', widthInches: 4, surface: flatInk, options: {} },
  raised: { artwork: 'wolves-crest', widthInches: 4, surface: raisedInk, options: {} },
  'leather-brown': leather('wolves-crest', 'square', 'LeatherBrown', 2.5, 2.5),
  'leather-beige': leather('borealis-mark', 'rectangle', 'LeatherBeige', 3, 2),
  'leather-black': leather('papineau-shield', 'diamond', 'LeatherBlack', 2.5, 2.5),
  'leather-long': leather('wolves-crest', 'long rectangle', 'LeatherBrown', 4, 1.25),
  'woven-straight': woven(woventag, 'borealis-mark', 'straight 2 x 1', 'BF09', 2, 1),
  'woven-loop': woven(woventag, 'wolves-crest', 'loop fold 1 1/4 x 1 1/4', 'BF01', 1.25, 1.25),
  'woven-mitred': woven(woventag, 'papineau-shield', 'mitred 2 x 3/4', 'BF09', 2, 0.75),
  clipping: woven(clippingtag, 'papineau-shield', '1 1/4', 'BF01', 1.25, 1),
  dye: { artwork: 'wolves-crest', widthInches: 4, surface: dyed, options: {} },
  halftone: { artwork: 'wolves-crest', widthInches: 4, surface: oneInk, options: {}, tone: '#2b4aa0' },
  'thread-crest': { artwork: 'wolves-crest', widthInches: 4, surface: thread, options: {} },
  'thread-mark': { artwork: 'borealis-mark', widthInches: 4, surface: thread, options: {} },
  'thread-shield': { artwork: 'papineau-shield', widthInches: 3.5, surface: thread, options: {} },
  'patch-square': patch('wolves-crest', 'square', 'twill', 2.5, 2.5, ['BF01', 'EMB12']),
  'patch-felt': patch('papineau-shield', 'diamond', 'felt', 3, 3, ['BF08', 'EMB03']),
  'patch-rectangle': patch('borealis-mark', 'rectangle', 'twill', 3, 2, ['BF06', 'EMB08']),
  'patch-long': patch('papineau-shield', 'long rectangle', 'felt', 4, 1.25, ['BF10', 'EMB01']),
  knit: {
    artwork: 'papineau-shield',
    widthInches: 4,
    surface: knittedIn,
    form: () => ({ kind: 'knit' }),
    options: {},
  },
}

function leather(
  artwork: TechniqueSample['artwork'],
  tagName: string,
  textureName: string,
  widthInches: number,
  heightInches: number,
): TechniqueSample {
  return tag(leathertag, artwork, { tagName, textureName }, widthInches, heightInches)
}

function patch(
  artwork: TechniqueSample['artwork'],
  tagName: string,
  textureName: string,
  widthInches: number,
  heightInches: number,
  [backgroundColorName, stitchColorName]: readonly [ground: string, rim: string],
): TechniqueSample {
  const options = { tagName, textureName, backgroundColorName, stitchColorName }
  return tag(embroiderypatch, artwork, options, widthInches, heightInches)
}

function woven(
  type: Pick<DecorationType, 'form' | 'surface'>,
  artwork: TechniqueSample['artwork'],
  tagName: string,
  backgroundColorName: string,
  widthInches: number,
  heightInches: number,
): TechniqueSample {
  return tag(type, artwork, { tagName, backgroundColorName }, widthInches, heightInches)
}

function tag(
  { form, surface }: Pick<DecorationType, 'form' | 'surface'>,
  artwork: TechniqueSample['artwork'],
  options: OptionValues,
  widthInches: number,
  heightInches: number,
): TechniqueSample {
  return {
    artwork,
    widthInches,
    heightInches,
    surface: surface ?? flatInk,
    form: shape => {
      const size = { id: 'sample', drivingSide: 'width', widthInches, heightInches } as const
      return form({ artwork: shape, size, options })
    },
    options,
  }
}

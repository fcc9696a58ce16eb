import type { OptionValues } from '@teamloom/catalog/decorations/options.ts'
import type { SampleArtName } from './sample-art.ts'

/** A decoration as it is looked at: an artwork made in a way at a place of a product. */
export type TechniqueSample = {
  readonly product: string
  readonly positionName: string
  readonly type: string
  readonly artwork: SampleArtName
  /** The usual one when it is not said. */
  readonly widthInches?: number
  readonly options?: OptionValues
  /** `part/element` -> style, beside those that the place needs. */
  readonly styles?: Readonly<Record<string, string>>
  /** Which cloths of the chart, where not all will do. */
  readonly cloths?: readonly string[]
}

const chest = { product: 'tshirt', positionName: 'centerChest' } as const
const onChestPatch = { product: 'sweatshirt', positionName: 'centerChestPatch' } as const
const hooded = {
  product: 'hoodie',
  positionName: 'leftHoodLining',
  artwork: 'papineau-shield',
  styles: { 'hood/position': 'up', 'hood/lining': 'jersey' },
} as const
const onSock = { product: 'sportSocks', styles: { 'leg/stripes': 'none' } } as const
/** Colours that take dye. */
const pale = ['1001', '1002', '1012', '1030'] as const

export const techniqueSamples: Readonly<Record<string, TechniqueSample>> = {
  screenprint: { ...chest, type: 'screenprint', artwork: 'wolves-crest', widthInches: 4 },
  'screenprint-mark': { ...chest, type: 'screenprint', artwork: 'borealis-mark', widthInches: 4 },
  detailed: { ...chest, type: 'detailedprint', artwork: 'dusk', widthInches: 4 },
  'detailed-crest': { ...chest, type: 'detailedprint', artwork: 'wolves-crest', widthInches: 4 },
  'one-ink': { ...chest, type: 'singlecolorscreenprint', artwork: 'wolves-crest', widthInches: 4 },
  'one-ink-photo': { ...chest, type: 'singlecolorscreenprint', artwork: 'dusk', widthInches: 4 },
  'cut-film': { ...chest, type: 'cutletters', artwork: 'borealis-mark', widthInches: 4 },
  'cut-film-glossy': {
    ...chest,
    type: 'cutletters',
    artwork: 'borealis-mark',
    widthInches: 4,
    options: { finish: 'glossy' },
  },
  raised: { ...chest, type: 'highdensityprint', artwork: 'wolves-crest', widthInches: 4 },
  'raised-mark': { ...chest, type: 'highdensityprint', artwork: 'borealis-mark', widthInches: 4 },
  dye: {
    ...chest,
    type: 'sublimation',
    artwork: 'wolves-crest',
    widthInches: 4,
    styles: { 'body/jersey': 'polyester' },
    cloths: pale,
  },
  'thread-crest': { ...chest, type: 'embroidery', artwork: 'wolves-crest', widthInches: 3.25 },
  'thread-mark': { ...chest, type: 'embroidery', artwork: 'borealis-mark', widthInches: 4 },
  'thread-shield': { ...chest, type: 'embroidery', artwork: 'papineau-shield', widthInches: 3.5 },
  'thread-letters': { ...chest, type: 'embroidery', artwork: 'letters', widthInches: 4 },
  'patch-square': patch('wolves-crest', 'square', 'twill', 2.5, ['BF01', 'EMB12']),
  'patch-felt': patch('papineau-shield', 'diamond', 'felt', 3, ['BF08', 'EMB03']),
  'patch-rectangle': patch('borealis-mark', 'rectangle', 'twill', 3, ['BF06', 'EMB08']),
  'patch-long': patch('papineau-shield', 'long rectangle', 'felt', 4, ['BF10', 'EMB01']),
  'patch-round': patch('wolves-crest', 'round', 'twill', 2.5, ['BF01', 'EMB12']),
  'patch-contour': patch('wolves-crest', 'contour', 'twill', 2.5, ['BF01', 'EMB12']),
  'patch-contour-apart': patch('borealis-mark', 'contour', 'felt', 3, ['BF06', 'EMB08']),
  'patch-short': patch('borealis-mark', 'short rectangle', 'twill', 2.5, ['BF09', 'EMB02']),
  'leather-brown': leather('wolves-crest', 'square', 'LeatherBrown', 2.5),
  'leather-beige': leather('borealis-mark', 'rectangle', 'LeatherBeige', 3),
  'leather-black': leather('papineau-shield', 'diamond', 'LeatherBlack', 2.5),
  'leather-long': leather('wolves-crest', 'long rectangle', 'LeatherBrown', 4),
  'clipped-hem': {
    product: 'sweatshirt',
    positionName: 'hemEdge',
    type: 'clippingtag',
    artwork: 'borealis-mark',
  },
  'clipped-hat': {
    product: 'beanie',
    positionName: 'turnUpEdge',
    type: 'clippingtag',
    artwork: 'wolves-crest',
  },
  'clipped-cuff': {
    product: 'sweatshirt',
    positionName: 'cuffEdge',
    type: 'clippingtag',
    artwork: 'wolves-crest',
  },
  'clipped-right-cuff': {
    product: 'sweatshirt',
    positionName: 'rightCuffEdge',
    type: 'clippingtag',
    artwork: 'wolves-crest',
  },
  'clipped-opening': {
    product: 'mockneck',
    positionName: 'leftOpeningEdge',
    type: 'clippingtag',
    artwork: 'borealis-mark',
  },
  'clipped-pocket': {
    product: 'tshirt',
    positionName: 'pocketEdge',
    type: 'clippingtag',
    artwork: 'borealis-mark',
  },
  'woven-straight': woven('borealis-mark', 'straight 1 1/2 x 3/4', 'BF09'),
  'woven-loop': woven('wolves-crest', 'loop fold 1 1/4 x 1 1/4', 'BF01'),
  'woven-mitred': woven('papineau-shield', 'mitred 1 1/2 x 1/2', 'BF09'),
  'pocket-one-ink': pocket('chestpocketsinglecolorscreenprint', 'wolves-crest'),
  'pocket-repeat': pocket('chestpocketrepeatingscreenprint', 'wolves-crest'),
  'pocket-dye': pocket('chestpocketsublimation', 'dusk'),
  'repeat-brick-rows': lining('brickWallHorizontal'),
  'repeat-brick-columns': lining('brickWallVertical'),
  'repeat-hexagon-rows': lining('hexagonByRow'),
  'repeat-hexagon-columns': lining('hexagonByColumn'),
  'repeat-grid': lining('line'),
  'lining-one-ink': { ...hooded, type: 'hoodliningsinglecolorscreenprint' },
  'lining-dye': { ...hooded, type: 'hoodliningsublimation', artwork: 'dusk' },
  'collar-repeat': {
    product: 'pulloverSnap',
    positionName: 'collarLining',
    type: 'hoodliningrepeatingscreenprint',
    artwork: 'borealis-mark',
  },
  'sock-knit': {
    ...onSock,
    positionName: 'leftLegKnit',
    type: 'socksknitting',
    artwork: 'papineau-shield',
    widthInches: 2,
  },
  'sock-knit-crest': {
    ...onSock,
    positionName: 'leftLegKnit',
    type: 'socksknitting',
    artwork: 'wolves-crest',
    widthInches: 2,
  },
  'sock-knit-repeat': {
    ...onSock,
    positionName: 'leftLegRepeat',
    type: 'repeatingsocksknitting',
    artwork: 'papineau-shield',
  },
  'sock-dye-repeat': {
    ...onSock,
    positionName: 'leftLegRepeat',
    type: 'repeatingsockssublimation',
    artwork: 'wolves-crest',
    cloths: pale,
  },
  'sock-dye-logo': {
    ...onSock,
    positionName: 'leftLegLogo',
    type: 'socklogosublimation',
    artwork: 'wolves-crest',
    cloths: pale,
  },
  'sock-dye-all': {
    ...onSock,
    positionName: 'leftLegAllOver',
    type: 'sockfullsublimation',
    artwork: 'dusk',
    cloths: pale,
  },
  'mask-dye': {
    product: 'mask',
    positionName: 'leftFullPrint',
    type: 'sockfullsublimation',
    artwork: 'dusk',
    cloths: pale,
  },
  'beanie-thread': {
    product: 'beanie',
    positionName: 'cuffFront',
    type: 'embroidery',
    artwork: 'borealis-mark',
  },
  'beanie-leather': {
    product: 'beanie',
    positionName: 'cuffPatch',
    type: 'leathertag',
    artwork: 'borealis-mark',
  },
}

function patch(
  artwork: SampleArtName,
  tagName: string,
  textureName: string,
  widthInches: number,
  [backgroundColorName, stitchColorName]: readonly [ground: string, rim: string],
): TechniqueSample {
  const options = { tagName, textureName, backgroundColorName, stitchColorName }
  return { ...onChestPatch, type: 'embroiderypatch', artwork, widthInches, options }
}

function leather(
  artwork: SampleArtName,
  tagName: string,
  textureName: string,
  widthInches: number,
): TechniqueSample {
  return { ...onChestPatch, type: 'leathertag', artwork, widthInches, options: { tagName, textureName } }
}

function woven(artwork: SampleArtName, tagName: string, backgroundColorName: string): TechniqueSample {
  return {
    product: 'tshirt',
    positionName: 'hemTag',
    type: 'woventag',
    artwork,
    options: { tagName, backgroundColorName },
  }
}

function pocket(type: string, artwork: SampleArtName): TechniqueSample {
  return { product: 'tshirt', positionName: 'chestPocket', type, artwork }
}

function lining(patternName: string): TechniqueSample {
  return { ...hooded, type: 'hoodliningrepeatingscreenprint', options: { patternName } }
}

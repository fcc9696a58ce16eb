import type { DesignChange } from '@teamloom/design/actions/index.ts'

/** The designs of the demonstration team: what is chosen apart from a new design's own styles and colours. */
export type Recipe = {
  readonly name: string
  readonly family: string
  readonly product: string
  /** `part/element` -> style. */
  readonly styles?: Readonly<Record<string, string>>
  /** `part/element/layer` -> colour. */
  readonly colors?: Readonly<Record<string, string>>
  readonly prints?: readonly {
    readonly file: string
    readonly positionName: string
    readonly inks?: readonly string[]
  }[]
}

const crest = 'wolves-crest.svg'
const borealis = 'borealis-mark.svg'
const papineau = 'papineau-shield.svg'

const [cream, heather, black, navy, sky] = ['1002', '1101', '1008', '1010', '1012']
const [forest, maroon, gold] = ['1014', '1023', '1018']

const withPocket = (color: string) => ({
  'body/body/body': color,
  'body/hem/hem': color,
  'hood/hood/hood': color,
  'hood/lining/lining': color,
  'sleeves/sleeves/sleeves': color,
  'sleeves/cuffs/cuff': color,
  'pocket/pocket/pocket': color,
})

const teeIn = (color: string, trim = color) => ({
  'body/body/body': color,
  'sleeves/sleeves/sleeves': trim,
  'collar/collar/collar': trim,
})

const withRibs = (color: string) => ({
  'legs/legs/legs': color,
  'waist/waistband/waistband': color,
  'pockets/sidePockets/welt': color,
  'ankles/ankles/ankle': color,
})

const hoodie = { family: 'hoodie', product: 'hoodie' } as const
const tshirt = { family: 'shirt', product: 'tshirt' } as const
const sweatpants = { family: 'sweatpants', product: 'sweatpants' } as const

export const recipes: readonly Recipe[] = [
  {
    family: 'socks',
    product: 'sportSocks',
    name: 'Race-day socks',
  },
  {
    ...tshirt,
    name: 'Volunteer tee',
    colors: teeIn(sky),
    prints: [{ file: borealis, positionName: 'fullBack' }],
  },
  {
    family: 'hoodie',
    product: 'hoodieZip',
    name: 'Borealis staff hoodie',
    colors: {
      ...withPocket(black),
      'hood/lining/lining': heather,
      'hood/drawstring/cord': '3005',
      'zip/zip/tape': '5005',
      'zip/zip/teeth': '4001',
    },
    styles: { 'hood/drawstring': 'flat', 'zip/zip': 'metal' },
    prints: [{ file: borealis, positionName: 'leftChest' }],
  },
  {
    family: 'sleevelessPolar',
    product: 'sleevelessPolar',
    name: 'Dock vest',
    prints: [{ file: crest, positionName: 'leftChest' }],
  },
  {
    family: 'beanie',
    product: 'pompomBeanie',
    name: 'Papineau beanie',
    styles: { 'cuff/cuffStripes': 'double' },
    colors: { 'pom/pom/pom': cream },
  },
  {
    ...tshirt,
    name: 'Papineau ringer',
    colors: teeIn(cream, maroon),
    prints: [{ file: papineau, positionName: 'leftChest' }],
  },
  {
    ...hoodie,
    name: 'Papineau hoodie',
    colors: { ...withPocket(maroon), 'hood/lining/lining': cream, 'hood/drawstring/cord': '3002' },
    prints: [{ file: papineau, positionName: 'leftChest', inks: ['PT002', 'PT034'] }],
  },
  {
    family: 'pullover',
    product: 'pulloverSnap',
    name: 'Coach pullover',
    prints: [{ file: crest, positionName: 'upperBack' }],
  },
  {
    ...sweatpants,
    name: 'Warm-up sweatpants',
    styles: { 'legs/sideStripe': 'single' },
    colors: { ...withRibs(forest), 'legs/sideStripe/stripe': gold, 'waist/drawstring/cord': '3009' },
    prints: [{ file: crest, positionName: 'leftHip' }],
  },
  {
    ...tshirt,
    name: 'Training tee',
    colors: teeIn(heather, navy),
    prints: [{ file: crest, positionName: 'centerChest', inks: ['PT032', 'PT001', 'PT022'] }],
  },
  {
    family: 'mockneck',
    product: 'mockneckFullZip',
    name: 'Alumni jacket',
    prints: [{ file: crest, positionName: 'leftChest' }],
  },
  {
    ...hoodie,
    name: 'Tour hoodie',
    colors: { ...withPocket(forest), 'hood/lining/lining': gold },
    prints: [{ file: crest, positionName: 'leftChest' }],
  },
]

/** A recipe's styles and colours as changes, in the order in which they can be made. */
export function changesOf({ styles = {}, colors = {} }: Recipe): DesignChange[] {
  return [
    ...Object.entries(styles).map(([element, styleName]): DesignChange => {
      const [partName = '', elementName = ''] = element.split('/')
      return { action: 'setStyle', partName, elementName, styleName }
    }),
    ...Object.entries(colors).map(([layer, color]): DesignChange => {
      const [partName = '', elementName = '', layerName = ''] = layer.split('/')
      return { action: 'setColor', partName, elementName, layerName, color }
    }),
  ]
}

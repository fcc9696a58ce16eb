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

const [white, cream, heather, graphite, black, navy, royal, sky] = [
  '1001',
  '1002',
  '1101',
  '1102',
  '1008',
  '1010',
  '1011',
  '1012',
]
const [forest, maroon, gold, red, sand] = ['1014', '1023', '1018', '1022', '1003']

const hoodieIn = (color: string) => ({
  'body/body/body': color,
  'body/hem/hem': color,
  'hood/hood/hood': color,
  'hood/lining/lining': color,
  'sleeves/sleeves/sleeves': color,
  'sleeves/cuffs/cuff': color,
})

const withPocket = (color: string) => ({ ...hoodieIn(color), 'pocket/pocket/pocket': color })

const teeIn = (color: string, trim = color) => ({
  'body/body/body': color,
  'sleeves/sleeves/sleeves': trim,
  'collar/collar/collar': trim,
})

const pantsIn = (color: string) => ({
  'legs/legs/legs': color,
  'waist/waistband/waistband': color,
  'pockets/sidePockets/welt': color,
})

const withRibs = (color: string) => ({ ...pantsIn(color), 'ankles/ankles/ankle': color })

const hoodie = { family: 'hoodie', product: 'hoodie' } as const
const tshirt = { family: 'shirt', product: 'tshirt' } as const
const sweatpants = { family: 'sweatpants', product: 'sweatpants' } as const

export const recipes: readonly Recipe[] = [
  {
    ...sweatpants,
    name: 'Travel sweatpants',
    colors: pantsIn(graphite),
    styles: { 'ankles/ankles': 'open' },
  },
  {
    ...tshirt,
    name: 'Volunteer tee',
    colors: teeIn(sky),
    prints: [{ file: borealis, positionName: 'fullBack' }],
  },
  {
    ...hoodie,
    name: 'Borealis staff hoodie',
    colors: { ...withPocket(black), 'hood/lining/lining': heather, 'hood/drawstring/cord': '3005' },
    styles: { 'hood/drawstring': 'flat' },
    prints: [{ file: borealis, positionName: 'leftChest' }],
  },
  {
    ...tshirt,
    name: 'Raglan practice tee',
    styles: { 'sleeves/sleeves': 'raglan' },
    colors: teeIn(white, navy),
    prints: [{ file: crest, positionName: 'centerChest' }],
  },
  {
    ...sweatpants,
    name: 'Papineau sweatpants',
    colors: { ...withRibs(maroon), 'waist/drawstring/cord': '3002' },
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
    ...tshirt,
    name: 'Coach pocket tee',
    styles: { 'pocket/pocket': 'patch', 'body/topstitch': 'contrast' },
    colors: { ...teeIn(sand), 'pocket/pocket/pocket': sand, 'body/topstitch/thread': '2007' },
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
    ...hoodie,
    name: 'Alumni hoodie',
    colors: {
      ...hoodieIn(navy),
      'hood/lining/lining': red,
      'body/hem/hem': royal,
    },
    styles: { 'pocket/pocket': 'none', 'hood/drawstring': 'none' },
    prints: [{ file: crest, positionName: 'fullFront' }],
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

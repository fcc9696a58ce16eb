import { findColor } from '@teamloom/catalog/colors/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Recipe } from '#api/commands/demo/recipes.ts'

const [cream, stone, heather, oatmeal, midnight] = ['1002', '1004', '1101', '1103', '1104']
const [black, navy, sky, forest, gold, maroon] = ['1008', '1010', '1012', '1014', '1018', '1023']

const crest = 'wolves-crest.svg'
const borealis = 'borealis-mark.svg'
const poster = 'borealis-poster.svg'
const papineau = 'papineau-shield.svg'

/** The team's own, the most important first: colourways are made of them. */
export const teamColors = [forest, gold, cream, black].map(name => must(findColor(name), name).hex)

const hoodie = { family: 'hoodie', product: 'hoodie' } as const
const tshirt = { family: 'shirt', product: 'tshirt' } as const

/** In the order in which they are made: a page shows the latest first. */
export const projects: readonly {
  readonly name: string
  readonly recipes: readonly Recipe[]
  /** The designs that people choose their sizes of. */
  readonly collects?: { readonly tee: string; readonly beanie: string }
}[] = [
  {
    name: 'École Papineau',
    recipes: [
      {
        family: 'beanie',
        product: 'beanie',
        name: 'Papineau beanie',
        whole: maroon,
        styles: { 'crown/stripes': 'double' },
        colors: { 'crown/stripes/second': cream },
      },
      {
        ...tshirt,
        name: 'Papineau raglan',
        whole: cream,
        styles: { 'sleeves/sleeves': 'raglan' },
        colors: { 'sleeves/sleeves/sleeves': maroon, 'collar/collar/collar': maroon },
        prints: [{ file: papineau, positionName: 'leftChest' }],
      },
      {
        ...hoodie,
        name: 'Papineau hoodie',
        whole: maroon,
        colors: { 'hood/lining/lining': cream, 'hood/drawstring/cord': '3002' },
        prints: [
          { file: papineau, positionName: 'leftChest', inks: ['PT002', 'PT034'] },
          { file: papineau, positionName: 'fullBack', inks: ['PT002', 'PT034'] },
          { file: papineau, type: 'hoodliningrepeatingscreenprint', positionName: 'leftHoodLining' },
        ],
      },
    ],
  },
  {
    name: 'Borealis regatta',
    collects: { tee: 'Volunteer tee', beanie: 'Harbour beanie' },
    recipes: [
      {
        family: 'mask',
        product: 'mask',
        name: 'Ferry mask',
        prints: [{ file: borealis, positionName: 'leftCheek' }],
      },
      {
        family: 'beanie',
        product: 'waffleBeanie',
        name: 'Harbour beanie',
        whole: midnight,
        prints: [{ file: borealis, type: 'leathertag', positionName: 'cuffPatch', isLargest: true }],
      },
      {
        family: 'shirt',
        product: 'longsleeve',
        name: 'Marshal long sleeve',
        whole: navy,
        styles: { 'sleeves/stripes': 'double' },
        colors: { 'sleeves/stripes/stripes': sky },
        prints: [
          { file: borealis, positionName: 'leftChest' },
          { file: borealis, positionName: 'fullBack', isLargest: true },
        ],
      },
      {
        ...tshirt,
        name: 'Volunteer tee',
        whole: sky,
        prints: [
          { file: borealis, positionName: 'centerChest', inks: ['PT001', 'PT055', 'PT022'] },
          { file: poster, type: 'detailedprint', positionName: 'fullBack', isLargest: true },
        ],
      },
      {
        family: 'hoodie',
        product: 'hoodieZip',
        name: 'Staff zip hoodie',
        whole: black,
        styles: { 'hood/drawstring': 'flat', 'zip/zip': 'metal' },
        colors: {
          'hood/lining/lining': heather,
          'hood/drawstring/cord': '3005',
          'zip/zip/tape': '5005',
        },
        prints: [
          { file: borealis, positionName: 'leftChest' },
          { file: borealis, positionName: 'upperBack' },
        ],
      },
    ],
  },
  {
    name: '2027 season kit',
    recipes: [
      {
        family: 'socks',
        product: 'sportSocks',
        name: 'Race-day socks',
        colors: {
          'leg/stripes/stripe': forest,
          'leg/stripes/second': gold,
          'foot/heel/heel': forest,
          'foot/toe/toe': forest,
          'foot/arch/arch': gold,
        },
        prints: [{ file: crest, type: 'socksknitting', positionName: 'legsKnit' }],
      },
      {
        family: 'beanie',
        product: 'pompomBeanie',
        name: 'Winter training beanie',
        whole: forest,
        styles: { 'crown/stripes': 'varsity' },
        colors: { 'pom/pom/pom': cream },
      },
      {
        family: 'sleevelessJacket',
        product: 'sleevelessJacketMen',
        name: 'Bank vest',
        whole: forest,
        styles: { 'body/yoke': 'contrast' },
        colors: {
          'body/yoke/yoke': cream,
          'body/hem/hem': '3008',
          'armholes/armholes/binding': '3008',
          'zip/zip/tape': '5009',
          'zip/zip/teeth': '5009',
          'collar/lining/lining': gold,
          'body/lining/lining': gold,
        },
        prints: [
          { file: crest, positionName: 'leftChest', isLargest: true },
          { file: crest, positionName: 'fullBack' },
        ],
      },
      {
        family: 'sleevelessPolar',
        product: 'sleevelessPolar',
        name: 'Dock vest',
        whole: stone,
        styles: { 'body/yoke': 'contrast' },
        colors: {
          'body/yoke/yoke': forest,
          'body/hem/hem': '3008',
          'armholes/armholes/binding': '3008',
          'zip/zip/tape': '5008',
          'zip/zip/teeth': '5008',
        },
        prints: [{ file: crest, type: 'embroidery', positionName: 'leftChest' }],
      },
      {
        family: 'sweatpants',
        product: 'sweatpants',
        name: 'Warm-up sweatpants',
        whole: forest,
        styles: { 'legs/sideStripe': 'single' },
        colors: { 'legs/sideStripe/stripe': gold, 'waist/drawstring/cord': '3009' },
        prints: [{ file: crest, positionName: 'leftHip' }],
      },
      {
        family: 'pullover',
        product: 'pulloverSnap',
        name: 'Coach pullover',
        whole: oatmeal,
        prints: [{ file: crest, positionName: 'upperBack', isLargest: true }],
      },
      {
        family: 'mockneck',
        product: 'mockneckFullZip',
        name: 'Alumni jacket',
        whole: forest,
        colors: { 'zip/zip/tape': '5008', 'zip/zip/teeth': '5009' },
        prints: [
          {
            file: crest,
            type: 'embroiderypatch',
            positionName: 'leftChestPatch',
            options: { tagName: 'diamond', backgroundColorName: 'BF11', stitchColorName: 'EMB65' },
            isLargest: true,
          },
          { file: crest, positionName: 'fullBack' },
        ],
      },
      {
        family: 'sweatshirt',
        product: 'sweatshirt',
        name: 'Boathouse crew',
        whole: cream,
        styles: { 'collar/vInsert': 'rib', 'sleeves/stripes': 'double' },
        colors: { 'sleeves/stripes/stripes': forest },
        prints: [
          { file: crest, positionName: 'centerChest', isLargest: true },
          { file: crest, positionName: 'upperBack' },
        ],
      },
      {
        ...tshirt,
        name: 'Training tee',
        whole: heather,
        styles: { 'sleeves/sleeves': 'raglan' },
        colors: { 'sleeves/sleeves/sleeves': forest, 'collar/collar/collar': forest },
        prints: [
          { file: crest, positionName: 'leftChest', isLargest: true },
          { file: crest, positionName: 'fullBack' },
          { file: crest, type: 'woventag', positionName: 'hemTag' },
        ],
      },
      {
        ...hoodie,
        name: 'Tour hoodie',
        whole: forest,
        colors: { 'hood/lining/lining': gold, 'hood/drawstring/cord': '3009' },
        prints: [
          { file: crest, positionName: 'leftChest', isLargest: true },
          { file: crest, positionName: 'fullBack', isLargest: true },
        ],
      },
    ],
  },
]

/** What the captain has in her cart, and what she has asked for already. */
export const cart: readonly string[] = ['Tour hoodie', 'Training tee', 'Race-day socks']
export const requested: readonly string[] = ['Boathouse crew', 'Winter training beanie']

import { part } from '../../build.ts'
import {
  bodyElement,
  type ClothStart,
  ribCuffsElement,
  ribHemElement,
  setInOrRaglanElement,
  topstitchElement,
} from '../../elements/cloth.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { hoodPart, stripedHood } from '../../elements/hood.ts'
import { noPocket, pocketPart, pocketStyle } from '../../elements/pocket.ts'
import { zipPart } from '../../elements/zip.ts'
import { hoodieZipLocations } from './locations.ts'
import { hoodieZipPrices } from './prices.ts'
import { hoodieZipSizes } from './sizes.ts'

const navy = '1010'
const fleece: ClothStart = { fabric: 'fleece', color: navy }

export const hoodieZip = defineGarment({
  name: 'hoodieZip',
  family: families.hoodie,
  label: { en: 'Zip hoodie', fr: 'Chandail à capuchon zippé' },
  summary: {
    en: 'Full zip, split pocket, lined hood',
    fr: 'Pleine fermeture, poche double, capuchon doublé',
  },
  cloth: { en: 'Fleece 400 g', fr: 'Molleton 400 g' },
  mainPart: 'body',
  parts: [
    hoodPart(fleece, { cord: '3001', metal: '4001' }, stripedHood(fleece, '1006')),
    part('body', { en: 'Body', fr: 'Corps' }, [
      bodyElement(fleece),
      ribHemElement(navy),
      topstitchElement('2004'),
    ]),
    part('sleeves', { en: 'Sleeves', fr: 'Manches' }, [setInOrRaglanElement(fleece), ribCuffsElement(navy)]),
    zipPart({ tape: '5006', teeth: '5006', metal: '4001', cord: '3001' }),
    pocketPart(
      { en: 'Pocket', fr: 'Poche' },
      pocketStyle('kangaroo', { en: 'Split kangaroo', fr: 'Kangourou double' }, fleece),
      noPocket,
    ),
  ],
  sizes: hoodieZipSizes,
  locations: hoodieZipLocations,
  pricing: hoodieZipPrices,
})

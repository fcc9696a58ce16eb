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
import { crossoverHood, hoodPart, stripedHood } from '../../elements/hood.ts'
import { noPocket, pocketPart, pocketStyle } from '../../elements/pocket.ts'
import { hoodieLocations } from './locations.ts'
import { hoodiePrices } from './prices.ts'
import { hoodieSizes } from './sizes.ts'

const forest = '1014'
const fleece: ClothStart = { fabric: 'fleece', color: forest }

export const hoodie = defineGarment({
  name: 'hoodie',
  family: families.hoodie,
  label: { en: 'Hoodie', fr: 'Chandail à capuchon' },
  summary: { en: 'Kangaroo pocket, lined hood', fr: 'Poche kangourou, capuchon doublé' },
  cloth: { en: 'Fleece 400 g', fr: 'Molleton 400 g' },
  mainPart: 'body',
  parts: [
    hoodPart(fleece, { cord: '3001', metal: '4001' }, stripedHood(fleece, '1001'), crossoverHood(fleece)),
    part('body', { en: 'Body', fr: 'Corps' }, [
      bodyElement(fleece),
      ribHemElement(forest),
      topstitchElement('2002'),
    ]),
    part('sleeves', { en: 'Sleeves', fr: 'Manches' }, [
      setInOrRaglanElement(fleece),
      ribCuffsElement(forest),
    ]),
    pocketPart(
      { en: 'Pocket', fr: 'Poche' },
      pocketStyle('kangaroo', { en: 'Kangaroo', fr: 'Kangourou' }, fleece),
      noPocket,
    ),
  ],
  sizes: hoodieSizes,
  locations: hoodieLocations,
  pricing: hoodiePrices,
})

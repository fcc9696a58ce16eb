import { element, part } from '../../build.ts'
import {
  bodyElement,
  type ClothStart,
  clothStyle,
  ribCuffsElement,
  ribHemElement,
  setInOrRaglanElement,
  topstitchElement,
} from '../../elements/cloth.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { hoodPart, stripedHood } from '../../elements/hood.ts'
import { noPocket, pocketPart, pocketStyle } from '../../elements/pocket.ts'
import { snapsElement } from '../../elements/snaps.ts'
import { hoodieSnapLocations } from './locations.ts'
import { hoodieSnapPrices } from './prices.ts'
import { hoodieSnapSizes } from './sizes.ts'

const cream = '1002'
const fleece: ClothStart = { fabric: 'fleece', color: cream }
const placket = { name: 'placket', label: { en: 'Placket', fr: 'Patte de boutonnage' } }

export const hoodieSnap = defineGarment({
  name: 'hoodieSnap',
  family: families.hoodie,
  label: { en: 'Snap hoodie', fr: 'Chandail à capuchon à pressions' },
  summary: { en: 'Half or full snap placket', fr: 'Patte à pressions, courte ou pleine' },
  cloth: { en: 'Fleece 400 g', fr: 'Molleton 400 g' },
  mainPart: 'body',
  parts: [
    hoodPart(fleece, { cord: '3002', metal: '4001' }, stripedHood(fleece, '1007')),
    part('body', { en: 'Body', fr: 'Corps' }, [
      bodyElement(fleece),
      ribHemElement(cream),
      topstitchElement('2005'),
    ]),
    part('sleeves', { en: 'Sleeves', fr: 'Manches' }, [setInOrRaglanElement(fleece), ribCuffsElement(cream)]),
    part('placket', placket.label, [
      element(
        'placket',
        placket.label,
        clothStyle('half', { en: 'Half', fr: 'Courte' }, placket, fleece, {
          note: { en: 'To the chest', fr: 'Jusqu’à la poitrine' },
        }),
        clothStyle('full', { en: 'Full', fr: 'Pleine' }, placket, fleece, {
          credits: 2,
          note: { en: 'To the hem, splits the pocket', fr: 'Jusqu’au bas, sépare la poche' },
        }),
      ),
      snapsElement('6002'),
    ]),
    pocketPart(
      { en: 'Pocket', fr: 'Poche' },
      pocketStyle('kangaroo', { en: 'Kangaroo', fr: 'Kangourou' }, fleece),
      noPocket,
    ),
  ],
  sizes: hoodieSnapSizes,
  locations: hoodieSnapLocations,
  pricing: hoodieSnapPrices,
})

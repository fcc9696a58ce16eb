import { element, layer, part, style } from '../../build.ts'
import {
  type ClothStart,
  clothStyle,
  ribCuffsElement,
  setInSleevesElement,
  topstitchElement,
} from '../../elements/cloth.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { hoodPart, stripedHood } from '../../elements/hood.ts'
import { noPocket, pocketPart, pocketStyle } from '../../elements/pocket.ts'
import { sleeveStripesElement } from '../../elements/stripes.ts'
import { hoodieWomanLocations } from './locations.ts'
import { hoodieWomanPrices } from './prices.ts'
import { hoodieWomanSizes } from './sizes.ts'

const rose = '1026'
const cream = '1002'
const fleece: ClothStart = { fabric: 'fleece', color: rose }
const body = { name: 'body', label: { en: 'Body', fr: 'Corps' } }

export const hoodieWoman = defineGarment({
  name: 'hoodieWoman',
  family: families.hoodie,
  label: { en: 'Women’s hoodie', fr: 'Chandail à capuchon pour femme' },
  summary: { en: 'Women’s cut, ribbed or raw hem', fr: 'Coupe femme, bas côtelé ou à cru' },
  cloth: { en: 'Fleece 340 g', fr: 'Molleton 340 g' },
  mainPart: 'body',
  parts: [
    hoodPart(fleece, { cord: '3002', metal: '4003' }, stripedHood(fleece, cream)),
    part('body', body.label, [
      element('body', body.label, clothStyle('fitted', { en: 'Fitted', fr: 'Ajusté' }, body, fleece)),
      element(
        'hem',
        { en: 'Hem', fr: 'Bas' },
        style('rib', { en: 'Rib', fr: 'Bord-côte' }, [
          layer('hem', { en: 'Hem rib', fr: 'Bord-côte du bas' }, 'ribbing', rose),
        ]),
        style('raw', { en: 'Raw edge', fr: 'À cru' }, [], {
          note: { en: 'Cropped, hangs straight', fr: 'Court, tombe droit' },
        }),
      ),
      topstitchElement('2002'),
    ]),
    part('sleeves', { en: 'Sleeves', fr: 'Manches' }, [
      setInSleevesElement(fleece),
      ribCuffsElement(rose),
      sleeveStripesElement('fleece', cream),
    ]),
    pocketPart(
      { en: 'Pocket', fr: 'Poche' },
      pocketStyle('kangaroo', { en: 'Kangaroo', fr: 'Kangourou' }, fleece),
      noPocket,
    ),
  ],
  sizes: hoodieWomanSizes,
  locations: hoodieWomanLocations,
  pricing: hoodieWomanPrices,
})

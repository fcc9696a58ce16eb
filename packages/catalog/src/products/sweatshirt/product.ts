import { element, part } from '../../build.ts'
import {
  bodyElement,
  type ClothStart,
  clothStyle,
  neckTapeElement,
  ribCuffsElement,
  ribHemElement,
  setInOrRaglanElement,
  topstitchElement,
} from '../../elements/cloth.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { noPocket, pocketPart, pocketStyle } from '../../elements/pocket.ts'
import { sidePanelsElement, sleeveStripesElement } from '../../elements/stripes.ts'
import { vInsertElement } from '../../elements/v-insert.ts'
import { sweatshirtLocations } from './locations.ts'
import { sweatshirtPrices } from './prices.ts'
import { sweatshirtSizes } from './sizes.ts'

const grey = '1101'
const navy = '1010'
const fleece: ClothStart = { fabric: 'fleece', color: grey }
const collar = { name: 'collar', label: { en: 'Collar', fr: 'Col' } }

export const sweatshirt = defineGarment({
  name: 'sweatshirt',
  family: families.sweatshirt,
  label: { en: 'Crew sweatshirt', fr: 'Pull molletonné à col rond' },
  summary: { en: 'Ribbed crew neck, with or without a V', fr: 'Col rond côtelé, avec ou sans V' },
  cloth: { en: 'Fleece 400 g', fr: 'Molleton 400 g' },
  mainPart: 'body',
  parts: [
    part('body', { en: 'Body', fr: 'Corps' }, [
      bodyElement(fleece),
      ribHemElement(grey),
      sidePanelsElement('ribbing', navy),
      topstitchElement('2007'),
    ]),
    part('sleeves', { en: 'Sleeves', fr: 'Manches' }, [
      setInOrRaglanElement(fleece),
      ribCuffsElement(grey),
      sleeveStripesElement('fleece', navy),
    ]),
    part('collar', collar.label, [
      element(
        'collar',
        collar.label,
        clothStyle('crew', { en: 'Crew neck', fr: 'Col rond' }, collar, { fabric: 'ribbing', color: grey }),
      ),
      vInsertElement(fleece),
      neckTapeElement(grey),
    ]),
    pocketPart(
      { en: 'Pocket', fr: 'Poche' },
      noPocket,
      pocketStyle('kangaroo', { en: 'Kangaroo pocket', fr: 'Poche kangourou' }, fleece, 3),
    ),
  ],
  sizes: sweatshirtSizes,
  locations: sweatshirtLocations,
  pricing: sweatshirtPrices,
})

import { element, part } from '../../build.ts'
import type { StyleDefinition } from '../../definition.ts'
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
import { noPocket, pocketPart, pocketStyle } from '../../elements/pocket.ts'
import { sidePanelsElement } from '../../elements/stripes.ts'
import { tippingElement } from '../../elements/tipping.ts'
import { zipPart } from '../../elements/zip.ts'
import { mockneckFullZipLocations } from './locations.ts'
import { mockneckFullZipPrices } from './prices.ts'
import { mockneckFullZipSizes } from './sizes.ts'

const maroon = '1023'
const cream = '1002'
const fleece: ClothStart = { fabric: 'fleece', color: maroon }
const collar = { name: 'collar', label: { en: 'Collar', fr: 'Col' } }

const sleeves = setInOrRaglanElement({ ...fleece, color: cream })
const [setIn, raglan] = sleeves.styles as readonly [StyleDefinition, StyleDefinition]

export const mockneckFullZip = defineGarment({
  name: 'mockneckFullZip',
  family: families.mockneck,
  label: { en: 'Full-zip mock neck', fr: 'Col montant zippé' },
  summary: {
    en: 'Full zip, raglan sleeves, striped ribs',
    fr: 'Pleine fermeture, manches raglan, bord-côte rayé',
  },
  cloth: { en: 'Fleece 400 g', fr: 'Molleton 400 g' },
  mainPart: 'body',
  parts: [
    part('body', { en: 'Body', fr: 'Corps' }, [
      bodyElement(fleece),
      ribHemElement(maroon),
      tippingElement(cream),
      sidePanelsElement('fleece', cream),
      topstitchElement('2002'),
    ]),
    part('sleeves', { en: 'Sleeves', fr: 'Manches' }, [
      { ...sleeves, styles: [raglan, setIn] },
      ribCuffsElement(maroon),
    ]),
    part('collar', collar.label, [
      element(
        'collar',
        collar.label,
        clothStyle('rib', { en: 'Ribbed', fr: 'Côtelé' }, collar, { fabric: 'ribbing', color: maroon }),
      ),
    ]),
    zipPart({ tape: '5012', teeth: '5002', metal: '4001', cord: '3002' }),
    pocketPart(
      { en: 'Pockets', fr: 'Poches' },
      pocketStyle('welt', { en: 'Welt', fr: 'Passepoilées' }, fleece),
      pocketStyle('zipped', { en: 'Zipped', fr: 'Zippées' }, fleece, 2),
      pocketStyle('kangaroo', { en: 'Split kangaroo', fr: 'Kangourou double' }, fleece),
      noPocket,
    ),
  ],
  sizes: mockneckFullZipSizes,
  locations: mockneckFullZipLocations,
  pricing: mockneckFullZipPrices,
})

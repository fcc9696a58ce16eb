import { element, layer, part, style } from '../../build.ts'
import {
  bodyElement,
  type ClothStart,
  clothStyle,
  ribCuffsElement,
  setInOrRaglanElement,
  topstitchElement,
} from '../../elements/cloth.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { noPocket, pocketPart, pocketStyle } from '../../elements/pocket.ts'
import { sidePanelsElement, sleeveStripesElement } from '../../elements/stripes.ts'
import { mockneckLocations } from './locations.ts'
import { mockneckPrices } from './prices.ts'
import { mockneckSizes } from './sizes.ts'

const charcoal = '1007'
const white = '1001'
const thread = '2007'
const fleece: ClothStart = { fabric: 'fleece', color: charcoal }
const collar = { name: 'collar', label: { en: 'Collar', fr: 'Col' } }

export const mockneck = defineGarment({
  name: 'mockneck',
  family: families.mockneck,
  label: { en: 'Mock neck', fr: 'Col montant' },
  summary: { en: 'Stand collar, ribbed or in fleece', fr: 'Col montant côtelé ou en molleton' },
  cloth: { en: 'Fleece 400 g', fr: 'Molleton 400 g' },
  mainPart: 'body',
  parts: [
    part('body', { en: 'Body', fr: 'Corps' }, [
      bodyElement(fleece),
      element(
        'hem',
        { en: 'Hem', fr: 'Bas' },
        style('rib', { en: 'Rib', fr: 'Bord-côte' }, [
          layer('hem', { en: 'Hem rib', fr: 'Bord-côte du bas' }, 'ribbing', charcoal),
        ]),
        style('open', { en: 'Open', fr: 'Droit' }, [], {
          note: { en: 'Hemmed, hangs straight', fr: 'Ourlé, tombe droit' },
        }),
      ),
      sidePanelsElement('fleece', white),
      topstitchElement(thread),
    ]),
    part('sleeves', { en: 'Sleeves', fr: 'Manches' }, [
      setInOrRaglanElement(fleece),
      ribCuffsElement(charcoal),
      sleeveStripesElement('fleece', white),
    ]),
    part('collar', collar.label, [
      element(
        'collar',
        collar.label,
        clothStyle('rib', { en: 'Ribbed', fr: 'Côtelé' }, collar, { fabric: 'ribbing', color: charcoal }),
        clothStyle('self', { en: 'Fleece', fr: 'Molleton' }, collar, fleece, {
          note: { en: 'Folded, topstitched', fr: 'Replié, surpiqué' },
        }),
        clothStyle('jersey', { en: 'Jersey', fr: 'Jersey' }, collar, { fabric: 'jersey', color: charcoal }),
      ),
    ]),
    pocketPart(
      { en: 'Pocket', fr: 'Poche' },
      noPocket,
      pocketStyle('kangaroo', { en: 'Kangaroo pocket', fr: 'Poche kangourou' }, fleece, 3),
    ),
  ],
  sizes: mockneckSizes,
  locations: mockneckLocations,
  pricing: mockneckPrices,
})

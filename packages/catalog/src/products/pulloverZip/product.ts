import { part } from '../../build.ts'
import {
  bodyElement,
  type ClothStart,
  ribCuffsElement,
  ribHemElement,
  topstitchElement,
} from '../../elements/cloth.ts'
import { setInOrRaglanWithoutYoke, standCollarPart, yokeElement } from '../../elements/collared-top.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { noPocket, pocketPart, pocketStyle } from '../../elements/pocket.ts'
import { sidePanelsElement } from '../../elements/stripes.ts'
import { zipLengthElement, zipPart } from '../../elements/zip.ts'
import { pulloverZipLocations } from './locations.ts'
import { pulloverZipPrices } from './prices.ts'
import { pulloverZipSizes } from './sizes.ts'

const navy = '1010'
const white = '1001'
const fleece: ClothStart = { fabric: 'fleece', color: navy }

export const pulloverZip = defineGarment({
  name: 'pulloverZip',
  family: families.pullover,
  label: { en: 'Quarter-zip pullover', fr: 'Chandail à col zippé' },
  summary: { en: 'Stand collar, quarter or half zip', fr: 'Col montant, fermeture au quart ou à mi-hauteur' },
  cloth: { en: 'Fleece 340 g', fr: 'Molleton 340 g' },
  mainPart: 'body',
  parts: [
    part('body', { en: 'Body', fr: 'Corps' }, [
      bodyElement(fleece),
      ribHemElement(navy),
      yokeElement({ fabric: 'fleece', color: white }),
      sidePanelsElement('fleece', white),
      topstitchElement('2002'),
    ]),
    part('sleeves', { en: 'Sleeves', fr: 'Manches' }, [
      setInOrRaglanWithoutYoke(fleece),
      ribCuffsElement(navy),
    ]),
    standCollarPart(fleece, { fabric: 'jersey', color: '1101' }),
    zipPart({ tape: '5006', teeth: '5001', metal: '4001', cord: '3001' }, 'moulded', zipLengthElement),
    pocketPart(
      { en: 'Pocket', fr: 'Poche' },
      noPocket,
      pocketStyle('kangaroo', { en: 'Kangaroo', fr: 'Kangourou' }, fleece, 3),
    ),
  ],
  sizes: pulloverZipSizes,
  locations: pulloverZipLocations,
  pricing: pulloverZipPrices,
})

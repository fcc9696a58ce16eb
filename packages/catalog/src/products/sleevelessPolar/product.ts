import { part } from '../../build.ts'
import { bodyElement, type ClothStart, topstitchElement } from '../../elements/cloth.ts'
import { standCollarPart } from '../../elements/collared-top.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { armholesPart, boundOrCordHemElement, piecedElement, vestPocketsPart } from '../../elements/vest.ts'
import { zipPart } from '../../elements/zip.ts'
import { sleevelessPolarLocations } from './locations.ts'
import { sleevelessPolarPrices } from './prices.ts'
import { sleevelessPolarSizes } from './sizes.ts'

const stone = '1004'
const midnight = '1010'
const navy = '3006'
const navyZip = '5006'
const polar: ClothStart = { fabric: 'polar', color: stone }

export const sleevelessPolar = defineGarment({
  name: 'sleevelessPolar',
  family: families.sleevelessPolar,
  label: { en: 'Polar vest', fr: 'Veste polaire sans manches' },
  summary: {
    en: 'Stand collar, full zip, bound armholes',
    fr: 'Col montant, pleine fermeture, emmanchures bordées',
  },
  cloth: { en: 'Polar fleece 280 g', fr: 'Molleton polaire 280 g' },
  mainPart: 'body',
  parts: [
    part('body', { en: 'Body', fr: 'Corps' }, [
      bodyElement(polar),
      piecedElement('yoke', { fabric: 'polar', color: midnight }),
      piecedElement('sides', { fabric: 'polar', color: midnight }),
      boundOrCordHemElement({ binding: navy, cord: navy, eyelets: '4005' }),
      topstitchElement('2003'),
    ]),
    standCollarPart(polar, { fabric: 'polar', color: stone }),
    armholesPart({ elastic: navy, self: polar }),
    zipPart({ tape: navyZip, teeth: navyZip, metal: '4005', cord: navy }),
    vestPocketsPart(polar),
  ],
  sizes: sleevelessPolarSizes,
  locations: sleevelessPolarLocations,
  pricing: sleevelessPolarPrices,
})

import { part } from '../../build.ts'
import { bodyElement, type ClothStart, topstitchElement } from '../../elements/cloth.ts'
import { standCollarPart } from '../../elements/collared-top.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { armholesPart, boundOrCordHemElement, piecedElement, vestPocketsPart } from '../../elements/vest.ts'
import { zipPart } from '../../elements/zip.ts'
import { sleevelessPolarPattern } from './pattern.ts'
import { sleevelessPolarPrices } from './prices.ts'

const graphite = '1102'
const sand = '1003'
const polar: ClothStart = { fabric: 'polar', color: graphite }

export const sleevelessPolar = defineGarment(sleevelessPolarPattern, {
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
      piecedElement('yoke', { fabric: 'polar', color: sand }),
      piecedElement('sides', { fabric: 'polar', color: sand }),
      boundOrCordHemElement({ binding: '3005', cord: '3005', eyelets: '4005' }),
      topstitchElement('2003'),
    ]),
    standCollarPart(polar, { fabric: 'polar', color: graphite }),
    armholesPart({ elastic: '3005', self: polar }),
    zipPart({ tape: '5005', teeth: '5005', metal: '4005', cord: '3005' }),
    vestPocketsPart(polar),
  ],
  pricing: sleevelessPolarPrices,
})

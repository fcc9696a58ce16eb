import { element, layer, part, style } from '../../build.ts'
import {
  bodyElement,
  type ClothStart,
  jerseyElement,
  setInOrRaglanElement,
  topstitchElement,
} from '../../elements/cloth.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { chestPocketPart, ribCollarPart, ringerCollar } from '../../elements/neck.ts'
import { tshirtLocations } from './locations.ts'
import { tshirtPrices } from './prices.ts'
import { tshirtSizes } from './sizes.ts'

const white = '1001'
const navy = '1010'
const jersey: ClothStart = { fabric: 'jersey', color: white }

export const tshirt = defineGarment({
  name: 'tshirt',
  family: families.shirt,
  label: { en: 'T-shirt', fr: 'T-shirt' },
  summary: { en: 'Ribbed collar, set-in or raglan sleeves', fr: 'Col côtelé, manches montées ou raglan' },
  cloth: { en: 'Jersey 200 g', fr: 'Jersey 200 g' },
  mainPart: 'body',
  parts: [
    part('body', { en: 'Body', fr: 'Corps' }, [
      bodyElement(jersey),
      topstitchElement('2007'),
      jerseyElement(),
    ]),
    part('sleeves', { en: 'Sleeves', fr: 'Manches' }, [
      setInOrRaglanElement(jersey),
      element(
        'cuffs',
        { en: 'Sleeve hems', fr: 'Bas de manches' },
        style('hemmed', { en: 'Hemmed', fr: 'Ourlés' }, []),
        style(
          'rib',
          { en: 'Rib band', fr: 'Bord-côte' },
          [layer('cuff', { en: 'Rib band', fr: 'Bord-côte' }, 'ribbing', white)],
          { credits: 1 },
        ),
      ),
    ]),
    ribCollarPart(white, 'crew', 'v', ringerCollar(navy)),
    chestPocketPart(white),
  ],
  sizes: tshirtSizes,
  locations: tshirtLocations,
  pricing: tshirtPrices,
})

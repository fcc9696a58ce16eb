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
import { sleeveStripesElement } from '../../elements/stripes.ts'
import { longsleeveLocations } from './locations.ts'
import { longsleevePrices } from './prices.ts'
import { longsleeveSizes } from './sizes.ts'

const white = '1001'
const navy = '1010'
const jersey: ClothStart = { fabric: 'jersey', color: white }

export const longsleeve = defineGarment({
  name: 'longsleeve',
  family: families.shirt,
  label: { en: 'Long-sleeve T-shirt', fr: 'T-shirt à manches longues' },
  summary: {
    en: 'Ribbed cuffs, sleeves with or without stripes',
    fr: 'Poignets côtelés, manches rayées ou unies',
  },
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
        { en: 'Cuffs', fr: 'Poignets' },
        style('rib', { en: 'Rib', fr: 'Bord-côte' }, [
          layer('cuff', { en: 'Cuffs', fr: 'Poignets' }, 'ribbing', white),
        ]),
        style('hemmed', { en: 'Hemmed', fr: 'Ourlés' }, [], {
          note: { en: 'Straight to the hand', fr: 'Droits jusqu’à la main' },
        }),
      ),
      sleeveStripesElement('jersey', navy),
    ]),
    ribCollarPart(white, 'crew', 'v', ringerCollar(navy)),
    chestPocketPart(white),
  ],
  sizes: longsleeveSizes,
  locations: longsleeveLocations,
  pricing: longsleevePrices,
})

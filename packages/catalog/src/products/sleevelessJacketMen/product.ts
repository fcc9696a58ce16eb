import { part } from '../../build.ts'
import { topstitchElement } from '../../elements/cloth.ts'
import { standCollarPart } from '../../elements/collared-top.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { liningElement, shellElement, shells } from '../../elements/jacket.ts'
import { armholesPart, boundHemElement, jacketPocketsPart, piecedElement } from '../../elements/vest.ts'
import { zipPart } from '../../elements/zip.ts'
import { sleevelessJacketMenLocations } from './locations.ts'
import { sleevelessJacketMenPrices } from './prices.ts'
import { sleevelessJacketMenSizes } from './sizes.ts'

const navy = '1010'
const lining = { fabric: 'polyester', color: '1020' } as const

export const sleevelessJacketMen = defineGarment({
  name: 'sleevelessJacketMen',
  family: families.sleevelessJacket,
  label: { en: 'Men’s padded vest', fr: 'Veste sans manches matelassée pour homme' },
  summary: {
    en: 'Quilted in baffles or diamonds, or plain',
    fr: 'Matelassée en boudins ou en losanges, ou unie',
  },
  cloth: { en: 'Padded nylon 200 g', fr: 'Nylon ouaté 200 g' },
  mainPart: 'body',
  parts: [
    part('body', { en: 'Body', fr: 'Corps' }, [
      shellElement(navy, shells.channels, shells.diamonds, shells.plain),
      piecedElement('yoke', { fabric: 'bubble', color: '1011' }),
      boundHemElement('3006'),
      liningElement(lining),
      topstitchElement('2009'),
    ]),
    standCollarPart({ fabric: 'bubble', color: navy }, lining),
    armholesPart({ elastic: '3006', self: { fabric: 'bubble', color: navy } }),
    zipPart({ tape: '5006', teeth: '5006', metal: '4001', cord: '3006' }),
    jacketPocketsPart({ fabric: 'taslan', color: navy }),
  ],
  sizes: sleevelessJacketMenSizes,
  locations: sleevelessJacketMenLocations,
  pricing: sleevelessJacketMenPrices,
})

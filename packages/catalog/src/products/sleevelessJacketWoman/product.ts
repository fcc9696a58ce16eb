import { part } from '../../build.ts'
import { topstitchElement } from '../../elements/cloth.ts'
import { standCollarPart } from '../../elements/collared-top.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { liningElement, shellElement, shells } from '../../elements/jacket.ts'
import { armholesPart, boundHemElement, jacketPocketsPart, piecedElement } from '../../elements/vest.ts'
import { zipPart } from '../../elements/zip.ts'
import { sleevelessJacketWomanLocations } from './locations.ts'
import { sleevelessJacketWomanPrices } from './prices.ts'
import { sleevelessJacketWomanSizes } from './sizes.ts'

const plum = '1024'
const lining = { fabric: 'polyester', color: '1026' } as const

export const sleevelessJacketWoman = defineGarment({
  name: 'sleevelessJacketWoman',
  family: families.sleevelessJacket,
  label: { en: 'Women’s padded vest', fr: 'Veste sans manches matelassée pour femme' },
  summary: {
    en: 'Shaped at the waist, quilted in chevrons or waves, or plain',
    fr: 'Cintrée, matelassée en chevrons ou en vagues, ou unie',
  },
  cloth: { en: 'Padded nylon 160 g', fr: 'Nylon ouaté 160 g' },
  mainPart: 'body',
  parts: [
    part('body', { en: 'Body', fr: 'Corps' }, [
      shellElement(plum, shells.chevrons, shells.onion, shells.plain),
      piecedElement('sides', { fabric: 'bubble', color: '1008' }),
      boundHemElement('3005'),
      liningElement(lining),
      topstitchElement('2004'),
    ]),
    standCollarPart({ fabric: 'bubble', color: plum }, lining),
    armholesPart({ elastic: '3005', self: { fabric: 'bubble', color: plum } }),
    zipPart({ tape: '5005', teeth: '5005', metal: '4001', cord: '3005' }, 'coil'),
    jacketPocketsPart({ fabric: 'taslan', color: plum }),
  ],
  sizes: sleevelessJacketWomanSizes,
  locations: sleevelessJacketWomanLocations,
  pricing: sleevelessJacketWomanPrices,
})

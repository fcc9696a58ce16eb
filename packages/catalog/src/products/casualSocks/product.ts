import { element, style } from '../../build.ts'
import { accent, defineSocks, heelElement, knit, toeElement, zones } from '../../elements/socks.ts'
import { casualSocksLocations } from './locations.ts'
import { casualSocksPrices } from './prices.ts'
import { casualSocksSizes } from './sizes.ts'

const midnight = '1010'
const cream = '1002'
const rust = '1021'

const stripe = accent('stripe', { fabric: 'sockKnit', color: midnight })
const second = accent('second', { fabric: 'sockKnit', color: rust })
const cuffStripe = accent('stripe', { fabric: 'sockRib', color: cream })
const arch = accent('arch', { fabric: 'sockKnit', color: midnight })

export const casualSocks = defineSocks({
  name: 'casualSocks',
  label: { en: 'Casual socks', fr: 'Bas tout-aller' },
  summary: { en: 'Crew height, fine knit, ribbed cuff', fr: 'Mi-mollet, maille fine, bord côtelé' },
  cloth: { en: 'Cotton, acrylic and spandex', fr: 'Coton, acrylique et spandex' },
  leg: [
    element(
      'leg',
      { en: 'Knit', fr: 'Tricot' },
      knit('leg', 'rib', { en: 'Fine rib', fr: 'Côtes fines' }, { fabric: 'sockRib', color: cream }),
      knit('leg', 'flat', { en: 'Flat', fr: 'Uni' }, { fabric: 'sockKnit', color: cream }),
    ),
    element(
      'cuff',
      zones.cuff,
      style('contrast', { en: 'Ribbed', fr: 'Côtelé' }, [accent('cuff', { fabric: 'sockRib', color: rust })]),
      style('flat', { en: 'Flat, soft', fr: 'Uni, souple' }, [
        accent('cuff', { fabric: 'sockKnit', color: rust }),
      ]),
    ),
    element(
      'stripes',
      { en: 'Leg stripes', fr: 'Rayures de la jambe' },
      style('double', { en: 'Double', fr: 'Doubles' }, [stripe, second], { credits: 2 }),
      style('none', { en: 'No stripe', fr: 'Sans rayure' }, []),
      style('wide', { en: 'Wide', fr: 'Large' }, [stripe], { credits: 2 }),
      style('even', { en: 'All the way down', fr: 'Sur toute la jambe' }, [stripe, second], { credits: 3 }),
    ),
    element(
      'cuffStripes',
      { en: 'Cuff stripes', fr: 'Rayures du bord' },
      style('none', { en: 'No stripe', fr: 'Sans rayure' }, []),
      style('tip', { en: 'Tipped edge', fr: 'Liseré' }, [cuffStripe], { credits: 1 }),
      style('double', { en: 'Double', fr: 'Doubles' }, [cuffStripe], { credits: 2 }),
    ),
  ],
  foot: [
    element(
      'foot',
      { en: 'Knit', fr: 'Tricot' },
      knit('foot', 'flat', { en: 'Flat', fr: 'Uni' }, { fabric: 'sockKnit', color: cream }),
      knit('foot', 'mesh', { en: 'Mesh', fr: 'Aéré' }, { fabric: 'sockMesh', color: cream }),
    ),
    heelElement({ fabric: 'sockKnit', color: rust }),
    toeElement({ fabric: 'sockKnit', color: rust }),
    element(
      'arch',
      zones.arch,
      style('none', { en: 'Plain', fr: 'Unie' }, []),
      style('band', { en: 'Band', fr: 'Bande' }, [arch], { credits: 1 }),
      style('stripes', { en: 'Stripes', fr: 'Rayures' }, [arch], { credits: 2 }),
    ),
  ],
  sizes: casualSocksSizes,
  locations: casualSocksLocations,
  pricing: casualSocksPrices,
})

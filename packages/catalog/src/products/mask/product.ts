import { element, layer, part, style } from '../../build.ts'
import { topstitchElement } from '../../elements/cloth.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { maskLocations } from './locations.ts'
import { maskPrices } from './prices.ts'
import { maskSizes } from './sizes.ts'

const navy = '1010'
const white = '1001'
const navyCord = '3006'

const own = { excludeFromInheritance: true }
const loop = layer('loop', { en: 'Elastic', fr: 'Élastique' }, 'elastic', navyCord, own)

export const mask = defineGarment({
  name: 'mask',
  family: families.mask,
  label: { en: 'Face mask', fr: 'Couvre-visage' },
  summary: { en: 'Shaped, lined, elastic ear loops', fr: 'Galbé, doublé, boucles élastiques' },
  cloth: { en: 'Polyester, two layers', fr: 'Polyester, deux épaisseurs' },
  mainPart: 'face',
  parts: [
    part('face', { en: 'Face', fr: 'Visage' }, [
      element(
        'face',
        { en: 'Outside', fr: 'Extérieur' },
        style('shaped', { en: 'Polyester', fr: 'Polyester' }, [
          layer('face', { en: 'Outside', fr: 'Extérieur' }, 'polyester', navy),
        ]),
        style('jersey', { en: 'Cotton jersey', fr: 'Jersey de coton' }, [
          layer('face', { en: 'Outside', fr: 'Extérieur' }, 'jersey', navy),
        ]),
      ),
      element(
        'lining',
        { en: 'Lining', fr: 'Doublure' },
        style('polyester', { en: 'Polyester', fr: 'Polyester' }, [
          layer('lining', { en: 'Lining', fr: 'Doublure' }, 'polyester', white, own),
        ]),
        style('jersey', { en: 'Cotton jersey', fr: 'Jersey de coton' }, [
          layer('lining', { en: 'Lining', fr: 'Doublure' }, 'jersey', white, own),
        ]),
      ),
    ]),
    part('edge', { en: 'Edges', fr: 'Bords' }, [
      element(
        'binding',
        { en: 'Binding', fr: 'Biais' },
        style('bound', { en: 'Bound', fr: 'Bordé' }, [
          layer('binding', { en: 'Binding', fr: 'Biais' }, 'twill', navy, own),
        ]),
        style('none', { en: 'Turned under', fr: 'Rentré' }, []),
      ),
      topstitchElement('2001'),
    ]),
    part('loops', { en: 'Ear loops', fr: 'Boucles' }, [
      element(
        'loops',
        { en: 'Ear loops', fr: 'Boucles d’oreille' },
        style('flat', { en: 'Flat elastic', fr: 'Élastique plat' }, [loop]),
        style('round', { en: 'Round elastic', fr: 'Élastique rond' }, [loop]),
      ),
    ]),
  ],
  sizes: maskSizes,
  locations: maskLocations,
  pricing: maskPrices,
  deliveryTime: { minWeeks: 2, maxWeeks: 4 },
})

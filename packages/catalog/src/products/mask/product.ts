import { element, layer, style } from '../../build.ts'
import type { Product } from '../../definition.ts'
import { sizesOf } from '../../sizes.ts'
import { maskLocations } from './locations.ts'
import { maskPattern } from './pattern.ts'
import { maskPrices } from './prices.ts'

const navy = '1010'
const white = '1001'
const blackCord = '3005'

const own = { excludeFromInheritance: true }
const loop = layer('loop', { en: 'Elastic', fr: 'Élastique' }, 'elastic', blackCord, own)

export const mask: Product = {
  family: { name: 'mask', version: '1.0', label: { en: 'Masks', fr: 'Couvre-visages' } },
  product: { name: 'mask', version: '1.0', label: { en: 'Face mask', fr: 'Couvre-visage' } },
  summary: { en: 'Shaped, lined, elastic ear loops', fr: 'Galbé, doublé, boucles élastiques' },
  cloth: { en: 'Polyester, two layers', fr: 'Polyester, deux épaisseurs' },
  sides: ['front', 'back', 'left', 'right'],
  inherit: true,
  mainPart: 'face',
  parts: [
    {
      name: 'face',
      label: { en: 'Face', fr: 'Visage' },
      mainElement: 'face',
      elements: [
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
      ],
    },
    {
      name: 'edge',
      label: { en: 'Edges', fr: 'Bords' },
      mainElement: 'binding',
      elements: [
        element(
          'binding',
          { en: 'Binding', fr: 'Biais' },
          style('bound', { en: 'Bound', fr: 'Bordé' }, [
            layer('binding', { en: 'Binding', fr: 'Biais' }, 'twill', navy, own),
          ]),
          style('none', { en: 'Turned under', fr: 'Rentré' }, []),
        ),
        element(
          'topstitch',
          { en: 'Topstitching', fr: 'Surpiqûres' },
          style('tonal', { en: 'Tonal', fr: 'Ton sur ton' }, []),
          style(
            'contrast',
            { en: 'Contrast', fr: 'Contrastées' },
            [layer('thread', { en: 'Thread', fr: 'Fil' }, 'thread', '2001', own)],
            { credits: 1 },
          ),
        ),
      ],
    },
    {
      name: 'loops',
      label: { en: 'Ear loops', fr: 'Boucles' },
      mainElement: 'loops',
      elements: [
        element(
          'loops',
          { en: 'Ear loops', fr: 'Boucles d’oreille' },
          style('round', { en: 'Round elastic', fr: 'Élastique rond' }, [loop]),
          style('flat', { en: 'Flat elastic', fr: 'Élastique plat' }, [loop]),
        ),
      ],
    },
  ],
  sizes: sizesOf(['one size'], maskPattern),
  decorationTypes: ['screenprint', 'detailedprint', 'undefinedprint'],
  locations: maskLocations,
  pricing: maskPrices,
  deliveryTime: { minWeeks: 3, maxWeeks: 7 },
}

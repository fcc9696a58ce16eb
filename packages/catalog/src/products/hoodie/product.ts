import { element, layer, style } from '../../build.ts'
import type { Product } from '../../definition.ts'
import { sizesOf } from '../../sizes.ts'
import { hoodieLocations } from './locations.ts'
import { hoodiePattern } from './pattern.ts'
import { hoodiePrices } from './prices.ts'

const forest = '1014'
const whiteCord = '3001'
const nickel = '4001'

const cord = (label: { en: string; fr: string }) =>
  layer('cord', label, 'cord', whiteCord, { excludeFromInheritance: true })

export const hoodie: Product = {
  family: { name: 'hoodie', version: '1.0', label: { en: 'Hoodies', fr: 'Chandails à capuchon' } },
  product: { name: 'hoodie', version: '1.0', label: { en: 'Hoodie', fr: 'Chandail à capuchon' } },
  summary: { en: 'Kangaroo pocket, lined hood', fr: 'Poche kangourou, capuchon doublé' },
  cloth: { en: 'Fleece 400 g', fr: 'Molleton 400 g' },
  sides: ['front', 'back', 'left', 'right'],
  inherit: true,
  mainPart: 'body',
  parts: [
    {
      name: 'hood',
      label: { en: 'Hood', fr: 'Capuchon' },
      mainElement: 'hood',
      elements: [
        element(
          'hood',
          { en: 'Hood', fr: 'Capuchon' },
          style('twoPanel', { en: 'Two-panel', fr: 'Deux pièces' }, [
            layer('hood', { en: 'Hood', fr: 'Capuchon' }, 'fleece', forest),
          ]),
        ),
        element(
          'lining',
          { en: 'Lining', fr: 'Doublure' },
          style('self', { en: 'Fleece', fr: 'Molleton' }, [
            layer('lining', { en: 'Lining', fr: 'Doublure' }, 'fleece', forest),
          ]),
          style(
            'jersey',
            { en: 'Jersey', fr: 'Jersey' },
            [layer('lining', { en: 'Lining', fr: 'Doublure' }, 'jersey', forest)],
            { credits: 1, note: { en: 'Lighter, smooth', fr: 'Plus légère, lisse' } },
          ),
        ),
        element(
          'drawstring',
          { en: 'Drawstring', fr: 'Cordon' },
          style('round', { en: 'Round cord', fr: 'Cordon rond' }, [cord({ en: 'Cord', fr: 'Cordon' })]),
          style('flat', { en: 'Flat cord', fr: 'Cordon plat' }, [cord({ en: 'Cord', fr: 'Cordon' })]),
          style('none', { en: 'No drawstring', fr: 'Sans cordon' }, [], {
            disables: [{ partName: 'hood', elementName: 'eyelets' }],
          }),
        ),
        element(
          'eyelets',
          { en: 'Eyelets', fr: 'Œillets' },
          style('metal', { en: 'Metal', fr: 'Métal' }, [
            layer('eyelet', { en: 'Eyelets', fr: 'Œillets' }, 'metal', nickel, {
              excludeFromInheritance: true,
            }),
          ]),
          style('none', { en: 'Plain', fr: 'Sans œillets' }, []),
        ),
      ],
    },
    {
      name: 'body',
      label: { en: 'Body', fr: 'Corps' },
      mainElement: 'body',
      elements: [
        element(
          'body',
          { en: 'Body', fr: 'Corps' },
          style('regular', { en: 'Regular', fr: 'Régulier' }, [
            layer('body', { en: 'Body', fr: 'Corps' }, 'fleece', forest),
          ]),
        ),
        element(
          'hem',
          { en: 'Hem', fr: 'Bas' },
          style('rib', { en: 'Rib', fr: 'Bord-côte' }, [
            layer('hem', { en: 'Hem rib', fr: 'Bord-côte du bas' }, 'ribbing', forest),
          ]),
        ),
        element(
          'topstitch',
          { en: 'Topstitching', fr: 'Surpiqûres' },
          style('tonal', { en: 'Tonal', fr: 'Ton sur ton' }, []),
          style(
            'contrast',
            { en: 'Contrast', fr: 'Contrastées' },
            [
              layer('thread', { en: 'Thread', fr: 'Fil' }, 'thread', '2002', {
                excludeFromInheritance: true,
              }),
            ],
            { credits: 1 },
          ),
        ),
      ],
    },
    {
      name: 'sleeves',
      label: { en: 'Sleeves', fr: 'Manches' },
      mainElement: 'sleeves',
      elements: [
        element(
          'sleeves',
          { en: 'Sleeves', fr: 'Manches' },
          style('setIn', { en: 'Set-in', fr: 'Montées' }, [
            layer('sleeves', { en: 'Sleeves', fr: 'Manches' }, 'fleece', forest),
          ]),
        ),
        element(
          'cuffs',
          { en: 'Cuffs', fr: 'Poignets' },
          style('rib', { en: 'Rib', fr: 'Bord-côte' }, [
            layer('cuff', { en: 'Cuffs', fr: 'Poignets' }, 'ribbing', forest),
          ]),
        ),
      ],
    },
    {
      name: 'pocket',
      label: { en: 'Pocket', fr: 'Poche' },
      mainElement: 'pocket',
      elements: [
        element(
          'pocket',
          { en: 'Pocket', fr: 'Poche' },
          style('kangaroo', { en: 'Kangaroo', fr: 'Kangourou' }, [
            layer('pocket', { en: 'Pocket', fr: 'Poche' }, 'fleece', forest),
          ]),
          style('none', { en: 'No pocket', fr: 'Sans poche' }, []),
        ),
      ],
    },
  ],
  sizes: sizesOf(['2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'], hoodiePattern),
  decorationTypes: ['screenprint', 'detailedprint', 'undefinedprint'],
  locations: hoodieLocations,
  pricing: hoodiePrices,
  deliveryTime: { minWeeks: 3, maxWeeks: 10 },
}

import { element, layer, style } from '../../build.ts'
import type { Product } from '../../definition.ts'
import { sizesOf } from '../../sizes.ts'
import { beanieLocations } from './locations.ts'
import { beaniePattern } from './pattern.ts'
import { beaniePrices } from './prices.ts'

const navy = '1010'
const cream = '1002'
const gold = '1018'

const own = { excludeFromInheritance: true }
const stripe = layer('stripe', { en: 'Stripe', fr: 'Rayure' }, 'ribKnit', cream, own)
const second = layer('second', { en: 'Upper stripe', fr: 'Rayure du haut' }, 'ribKnit', gold, own)
const sides = layer('sides', { en: 'Side panels', fr: 'Panneaux latéraux' }, 'ribKnit', cream, own)
const back = layer('back', { en: 'Back panel', fr: 'Panneau arrière' }, 'ribKnit', cream, own)
const label = [
  layer('label', { en: 'Label', fr: 'Étiquette' }, 'twill', cream, own),
  layer('border', { en: 'Border', fr: 'Bordure' }, 'twill', navy, own),
]

export const beanie: Product = {
  family: { name: 'beanie', version: '1.0', label: { en: 'Beanies', fr: 'Tuques' } },
  product: { name: 'beanie', version: '1.0', label: { en: 'Beanie', fr: 'Tuque' } },
  summary: { en: 'Rib or flat knit, cuffed or not', fr: 'Côtes ou jersey, avec ou sans revers' },
  cloth: { en: 'Acrylic knit', fr: 'Tricot d’acrylique' },
  sides: ['front', 'back', 'left', 'right'],
  inherit: true,
  mainPart: 'crown',
  parts: [
    {
      name: 'crown',
      label: { en: 'Crown', fr: 'Calotte' },
      mainElement: 'crown',
      elements: [
        element(
          'crown',
          { en: 'Knit', fr: 'Tricot' },
          style('rib', { en: 'Rib', fr: 'Côtes' }, [
            layer('crown', { en: 'Crown', fr: 'Calotte' }, 'ribKnit', navy),
          ]),
          style('flat', { en: 'Flat', fr: 'Jersey' }, [
            layer('crown', { en: 'Crown', fr: 'Calotte' }, 'knit', navy),
          ]),
        ),
        element(
          'panels',
          { en: 'Panels', fr: 'Panneaux' },
          style('plain', { en: 'One colour', fr: 'Une couleur' }, []),
          style('sides', { en: 'Sides', fr: 'Côtés' }, [sides], { credits: 2 }),
          style('back', { en: 'Back', fr: 'Arrière' }, [back], { credits: 2 }),
          style('three', { en: 'Sides and back', fr: 'Côtés et arrière' }, [sides, back], { credits: 3 }),
        ),
        element(
          'stripes',
          { en: 'Crown stripes', fr: 'Rayures de la calotte' },
          style('none', { en: 'No stripe', fr: 'Sans rayure' }, []),
          style('single', { en: 'Single', fr: 'Simple' }, [stripe], { credits: 2 }),
          style('double', { en: 'Double', fr: 'Double' }, [stripe, second], { credits: 3 }),
        ),
      ],
    },
    {
      name: 'cuff',
      label: { en: 'Cuff', fr: 'Revers' },
      mainElement: 'cuff',
      elements: [
        element(
          'cuff',
          { en: 'Cuff', fr: 'Revers' },
          style('folded', { en: 'Folded', fr: 'Plié' }, [
            layer('cuff', { en: 'Cuff', fr: 'Revers' }, 'ribKnit', navy),
          ]),
          style('tall', { en: 'Tall fold', fr: 'Haut' }, [
            layer('cuff', { en: 'Cuff', fr: 'Revers' }, 'ribKnit', navy),
          ]),
          style('none', { en: 'No cuff', fr: 'Sans revers' }, [], {
            disables: [{ partName: 'cuff', elementName: 'cuffStripes' }],
          }),
        ),
        element(
          'cuffStripes',
          { en: 'Cuff stripes', fr: 'Rayures du revers' },
          style('none', { en: 'No stripe', fr: 'Sans rayure' }, []),
          style('single', { en: 'Single', fr: 'Simple' }, [stripe], { credits: 2 }),
          style('double', { en: 'Double', fr: 'Double' }, [stripe, second], { credits: 3 }),
        ),
      ],
    },
    {
      name: 'label',
      label: { en: 'Label', fr: 'Étiquette' },
      mainElement: 'label',
      elements: [
        element(
          'label',
          { en: 'Woven label', fr: 'Étiquette tissée' },
          style('none', { en: 'No label', fr: 'Sans étiquette' }, []),
          style('patch', { en: 'Front patch', fr: 'Écusson devant' }, label, { credits: 2 }),
          style('tab', { en: 'Side tab', fr: 'Languette de côté' }, label, { credits: 1 }),
        ),
      ],
    },
  ],
  sizes: sizesOf(['one size'], beaniePattern),
  decorationTypes: ['screenprint', 'detailedprint', 'undefinedprint'],
  locations: beanieLocations,
  pricing: beaniePrices,
  deliveryTime: { minWeeks: 4, maxWeeks: 9 },
}

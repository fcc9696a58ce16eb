import { element, layer, style } from '../../build.ts'
import type { Product } from '../../definition.ts'
import { sizesOf } from '../../sizes.ts'
import { pompomBeanieLocations } from './locations.ts'
import { pompomBeaniePattern } from './pattern.ts'
import { pompomBeaniePrices } from './prices.ts'

const maroon = '1023'
const cream = '1002'
const gold = '1018'

const own = { excludeFromInheritance: true }
const stripe = layer('stripe', { en: 'Stripe', fr: 'Rayure' }, 'chunkyKnit', cream, own)
const second = layer('second', { en: 'Upper stripe', fr: 'Rayure du haut' }, 'chunkyKnit', gold, own)
const sides = layer('sides', { en: 'Side panels', fr: 'Panneaux latéraux' }, 'chunkyKnit', cream, own)
const back = layer('back', { en: 'Back panel', fr: 'Panneau arrière' }, 'chunkyKnit', cream, own)
const pom = layer('pom', { en: 'Pom-pom', fr: 'Pompon' }, 'pom', cream, own)
const label = [
  layer('label', { en: 'Label', fr: 'Étiquette' }, 'twill', cream, own),
  layer('border', { en: 'Border', fr: 'Bordure' }, 'twill', maroon, own),
]

export const pompomBeanie: Product = {
  family: { name: 'beanie', version: '1.0', label: { en: 'Beanies', fr: 'Tuques' } },
  product: { name: 'pompomBeanie', version: '1.0', label: { en: 'Pom-pom beanie', fr: 'Tuque à pompon' } },
  summary: { en: 'Chunky rib, yarn or fur pom-pom', fr: 'Grosses côtes, pompon de laine ou de fourrure' },
  cloth: { en: 'Chunky acrylic knit', fr: 'Grosse maille d’acrylique' },
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
          style('chunky', { en: 'Chunky rib', fr: 'Grosses côtes' }, [
            layer('crown', { en: 'Crown', fr: 'Calotte' }, 'chunkyKnit', maroon),
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
          style('varsity', { en: 'Varsity', fr: 'Collégiales' }, [stripe, second], { credits: 3 }),
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
            layer('cuff', { en: 'Cuff', fr: 'Revers' }, 'chunkyKnit', maroon),
          ]),
          style('tall', { en: 'Tall fold', fr: 'Haut' }, [
            layer('cuff', { en: 'Cuff', fr: 'Revers' }, 'chunkyKnit', maroon),
          ]),
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
      name: 'pom',
      label: { en: 'Pom-pom', fr: 'Pompon' },
      mainElement: 'pom',
      elements: [
        element(
          'pom',
          { en: 'Pom-pom', fr: 'Pompon' },
          style('yarn', { en: 'Yarn', fr: 'Laine' }, [pom]),
          style('fur', { en: 'Faux fur', fr: 'Fausse fourrure' }, [pom], { credits: 3 }),
          style('none', { en: 'No pom-pom', fr: 'Sans pompon' }, []),
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
  sizes: sizesOf(['one size'], pompomBeaniePattern),
  decorationTypes: ['screenprint', 'detailedprint', 'undefinedprint'],
  locations: pompomBeanieLocations,
  pricing: pompomBeaniePrices,
  deliveryTime: { minWeeks: 4, maxWeeks: 9 },
}

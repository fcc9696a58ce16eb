import { element, layer, style } from '../../build.ts'
import type { Product } from '../../definition.ts'
import { sizesOf } from '../../sizes.ts'
import { sweatpantsLocations } from './locations.ts'
import { sweatpantsPattern } from './pattern.ts'
import { sweatpantsPrices } from './prices.ts'

const greyHeather = '1101'
const whiteCord = '3001'
const nickel = '4001'

const cord = layer('cord', { en: 'Cord', fr: 'Cordon' }, 'cord', whiteCord, { excludeFromInheritance: true })
const stripe = layer('stripe', { en: 'Stripe', fr: 'Bande' }, 'jersey', '1010', {
  excludeFromInheritance: true,
})

export const sweatpants: Product = {
  family: { name: 'sweatpants', version: '1.0', label: { en: 'Sweatpants', fr: 'Pantalons' } },
  product: { name: 'sweatpants', version: '1.0', label: { en: 'Sweatpants', fr: 'Pantalon de molleton' } },
  summary: { en: 'Rib or open ankle, side stripe', fr: 'Cheville côtelée ou droite, bande latérale' },
  cloth: { en: 'Fleece 340 g', fr: 'Molleton 340 g' },
  sides: ['front', 'back', 'left', 'right'],
  inherit: true,
  mainPart: 'legs',
  parts: [
    {
      name: 'legs',
      label: { en: 'Legs', fr: 'Jambes' },
      mainElement: 'legs',
      elements: [
        element(
          'legs',
          { en: 'Legs', fr: 'Jambes' },
          style('regular', { en: 'Regular', fr: 'Régulier' }, [
            layer('legs', { en: 'Legs', fr: 'Jambes' }, 'fleece', greyHeather),
          ]),
        ),
        element(
          'sideStripe',
          { en: 'Side stripe', fr: 'Bande latérale' },
          style('none', { en: 'No stripe', fr: 'Sans bande' }, []),
          style('single', { en: 'Single', fr: 'Simple' }, [stripe], { credits: 2 }),
          style('double', { en: 'Double', fr: 'Double' }, [stripe], { credits: 3 }),
        ),
        element(
          'topstitch',
          { en: 'Topstitching', fr: 'Surpiqûres' },
          style('tonal', { en: 'Tonal', fr: 'Ton sur ton' }, []),
          style(
            'contrast',
            { en: 'Contrast', fr: 'Contrastées' },
            [
              layer('thread', { en: 'Thread', fr: 'Fil' }, 'thread', '2006', {
                excludeFromInheritance: true,
              }),
            ],
            { credits: 1 },
          ),
        ),
      ],
    },
    {
      name: 'waist',
      label: { en: 'Waist', fr: 'Taille' },
      mainElement: 'waistband',
      elements: [
        element(
          'waistband',
          { en: 'Waistband', fr: 'Ceinture' },
          style('rib', { en: 'Rib', fr: 'Bord-côte' }, [
            layer('waistband', { en: 'Waistband', fr: 'Ceinture' }, 'ribbing', greyHeather),
          ]),
        ),
        element(
          'drawstring',
          { en: 'Drawstring', fr: 'Cordon' },
          style('round', { en: 'Round cord', fr: 'Cordon rond' }, [cord]),
          style('flat', { en: 'Flat cord', fr: 'Cordon plat' }, [cord]),
          style('none', { en: 'No drawstring', fr: 'Sans cordon' }, [], {
            disables: [{ partName: 'waist', elementName: 'eyelets' }],
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
      name: 'ankles',
      label: { en: 'Ankles', fr: 'Chevilles' },
      mainElement: 'ankles',
      elements: [
        element(
          'ankles',
          { en: 'Ankles', fr: 'Chevilles' },
          style('rib', { en: 'Rib', fr: 'Bord-côte' }, [
            layer('ankle', { en: 'Ankle rib', fr: 'Bord-côte' }, 'ribbing', greyHeather),
          ]),
          style('open', { en: 'Open', fr: 'Droites' }, []),
        ),
      ],
    },
    {
      name: 'pockets',
      label: { en: 'Pockets', fr: 'Poches' },
      mainElement: 'sidePockets',
      elements: [
        element(
          'sidePockets',
          { en: 'Side pockets', fr: 'Poches latérales' },
          style('slash', { en: 'Slash', fr: 'Passepoilées' }, [
            layer('welt', { en: 'Pocket edge', fr: 'Bord de poche' }, 'fleece', greyHeather),
          ]),
          style('none', { en: 'No pockets', fr: 'Sans poches' }, []),
        ),
        element(
          'backPocket',
          { en: 'Back pocket', fr: 'Poche arrière' },
          style('none', { en: 'No pocket', fr: 'Sans poche' }, []),
          style(
            'patch',
            { en: 'Patch', fr: 'Plaquée' },
            [layer('pocket', { en: 'Pocket', fr: 'Poche' }, 'fleece', greyHeather)],
            { credits: 2 },
          ),
        ),
      ],
    },
  ],
  sizes: sizesOf(['2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'], sweatpantsPattern),
  decorationTypes: ['screenprint', 'detailedprint', 'undefinedprint'],
  locations: sweatpantsLocations,
  pricing: sweatpantsPrices,
  deliveryTime: { minWeeks: 3, maxWeeks: 10 },
}

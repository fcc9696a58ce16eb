import { element, layer, style } from '../../build.ts'
import type { Product } from '../../definition.ts'
import { sizesOf } from '../../sizes.ts'
import { tshirtLocations } from './locations.ts'
import { tshirtPattern } from './pattern.ts'
import { tshirtPrices } from './prices.ts'

const white = '1001'

export const tshirt: Product = {
  family: { name: 'shirt', version: '1.0', label: { en: 'Shirts', fr: 'T-shirts' } },
  product: { name: 'tshirt', version: '1.0', label: { en: 'T-shirt', fr: 'T-shirt' } },
  summary: { en: 'Ribbed collar, set-in or raglan sleeves', fr: 'Col côtelé, manches montées ou raglan' },
  cloth: { en: 'Jersey 200 g', fr: 'Jersey 200 g' },
  sides: ['front', 'back', 'left', 'right'],
  inherit: true,
  mainPart: 'body',
  parts: [
    {
      name: 'body',
      label: { en: 'Body', fr: 'Corps' },
      mainElement: 'body',
      elements: [
        element(
          'body',
          { en: 'Body', fr: 'Corps' },
          style('regular', { en: 'Regular', fr: 'Régulier' }, [
            layer('body', { en: 'Body', fr: 'Corps' }, 'jersey', white),
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
              layer('thread', { en: 'Thread', fr: 'Fil' }, 'thread', '2007', {
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
          style(
            'setIn',
            { en: 'Set-in', fr: 'Montées' },
            [layer('sleeves', { en: 'Sleeves', fr: 'Manches' }, 'jersey', white)],
            { note: { en: 'Seam at the shoulder', fr: 'Couture à l’épaule' } },
          ),
          style(
            'raglan',
            { en: 'Raglan', fr: 'Raglan' },
            [layer('sleeves', { en: 'Sleeves', fr: 'Manches' }, 'jersey', white)],
            { note: { en: 'Seam to the collar', fr: 'Couture jusqu’au col' } },
          ),
        ),
        element(
          'cuffs',
          { en: 'Sleeve hems', fr: 'Bas de manches' },
          style('hemmed', { en: 'Hemmed', fr: 'Ourlés' }, []),
          style(
            'rib',
            { en: 'Rib band', fr: 'Bord-côte' },
            [layer('cuff', { en: 'Rib band', fr: 'Bord-côte' }, 'ribbing', white)],
            { credits: 1 },
          ),
        ),
      ],
    },
    {
      name: 'collar',
      label: { en: 'Collar', fr: 'Col' },
      mainElement: 'collar',
      elements: [
        element(
          'collar',
          { en: 'Collar', fr: 'Col' },
          style('crew', { en: 'Crew neck', fr: 'Col rond' }, [
            layer('collar', { en: 'Collar', fr: 'Col' }, 'ribbing', white),
          ]),
          style('v', { en: 'V-neck', fr: 'Col en V' }, [
            layer('collar', { en: 'Collar', fr: 'Col' }, 'ribbing', white),
          ]),
        ),
        element(
          'neckTape',
          { en: 'Neck tape', fr: 'Ruban de col' },
          style('tape', { en: 'Twill tape', fr: 'Ruban sergé' }, [
            layer('tape', { en: 'Neck tape', fr: 'Ruban de col' }, 'twill', white),
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
          { en: 'Chest pocket', fr: 'Poche poitrine' },
          style('none', { en: 'No pocket', fr: 'Sans poche' }, []),
          style(
            'patch',
            { en: 'Patch pocket', fr: 'Poche plaquée' },
            [layer('pocket', { en: 'Pocket', fr: 'Poche' }, 'jersey', white)],
            { credits: 2 },
          ),
        ),
      ],
    },
  ],
  sizes: sizesOf(['2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'], tshirtPattern),
  decorationTypes: ['screenprint', 'detailedprint', 'undefinedprint'],
  locations: tshirtLocations,
  pricing: tshirtPrices,
  deliveryTime: { minWeeks: 3, maxWeeks: 10 },
}

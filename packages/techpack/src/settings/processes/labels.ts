import { inchesText } from '@teamloom/kit/length.ts'
import { wovenFlat } from '../../woven-flat.ts'
import { type Asked, type SettingsOf, said } from '../setting.ts'

const weave = [
  said('material', 'damask, polyester, 100 denier', 'damassé, polyester, 100 deniers'),
  said('needle', '75/11 light ball point (SES)', '75/11 pointe à bille légère (SES)'),
  said(
    'thread',
    'polyester, ticket 120 (Tex 25), as the label’s ground',
    'polyester, titre 120 (Tex 25), du ton du fond',
  ),
]

type Fold = NonNullable<Asked['label']>['fold']

/** How it is folded and held. */
const folds: Readonly<
  Record<
    Fold,
    {
      readonly folded: readonly [en: string, fr: string]
      readonly held: readonly [en: string, fr: string]
    }
  >
> = {
  'loop fold': {
    folded: ['folded in half, the fold below', 'pliée en deux, le pli en bas'],
    held: [
      'lockstitched once along its upper edge, 1/16\u00a0in inside it, 10 to the inch; the fold hangs free',
      'point noué une fois le long du bord supérieur, à 1/16\u00a0po à l’intérieur, 10 au pouce; le pli pend librement',
    ],
  },
  straight: {
    folded: ['both ends turned under', 'les deux bouts repliés dessous'],
    held: [
      'lockstitched at both ends, 1/16\u00a0in from the fold, 10 to the inch',
      'point noué aux deux bouts, à 1/16\u00a0po du pli, 10 au pouce',
    ],
  },
  mitred: {
    folded: [
      'both ends mitred upwards and turned under',
      'les deux bouts pliés à onglet vers le haut et repliés dessous',
    ],
    held: [
      'lockstitched along its upper edge, 1/16\u00a0in inside it, 10 to the inch',
      'point noué le long du bord supérieur, à 1/16\u00a0po à l’intérieur, 10 au pouce',
    ],
  },
}

export const woven: SettingsOf = ({ label }) => {
  const { fold, widthInches, heightInches } = label ?? { fold: 'straight', widthInches: 2, heightInches: 1 }
  const { folded, held } = folds[fold]
  const [width, height] = wovenFlat(fold, widthInches, heightInches)
  const told = (locale: 'en' | 'fr') =>
    [
      [widthInches, heightInches],
      [width, height],
    ].map(size => size.map(side => inchesText(side, locale)).join('\u00a0×\u00a0'))
  const [[foldedEn, flatEn], [foldedFr, flatFr]] = [told('en'), told('fr')]
  return [
    ...weave,
    said(
      'folding',
      `${folded[0]}: ${foldedEn}, woven ${flatEn}`,
      `${folded[1]}\u00a0: ${foldedFr}, tissée ${flatFr}`,
    ),
    said('attaching', ...held),
  ]
}

export const clipped: SettingsOf = () => [
  ...weave,
  said(
    'attaching',
    'folded over the edge, halves level, lockstitched through all plies, 10 to the inch',
    'plié sur le bord, moitiés à niveau, point noué à travers tout, 10 au pouce',
  ),
]

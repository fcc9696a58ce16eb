import { type SettingsOf, said } from '../setting.ts'

const weave = [
  said('material', 'damask, polyester, 100 denier', 'damassé, polyester, 100 deniers'),
  said('needle', '75/11 light ball point (SES)', '75/11 pointe à bille légère (SES)'),
  said(
    'thread',
    'polyester, ticket 120 (Tex 25), as the label’s ground',
    'polyester, titre 120 (Tex 25), du ton du fond',
  ),
]

export const woven: SettingsOf = () => [
  ...weave,
  said(
    'attaching',
    'lockstitched at both ends, 1/16\u00a0in from the fold, 10 to the inch',
    'point noué aux deux bouts, à 1/16\u00a0po du pli, 10 au pouce',
  ),
]

export const clipped: SettingsOf = () => [
  ...weave,
  said(
    'attaching',
    'folded over the edge, halves level, lockstitched through all plies, 10 to the inch',
    'plié sur le bord, moitiés à niveau, point noué à travers tout, 10 au pouce',
  ),
]

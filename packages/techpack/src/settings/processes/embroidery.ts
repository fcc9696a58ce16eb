import { type ClothKind, figure, type SettingsOf, said } from '../setting.ts'

type Ground = {
  readonly backing: readonly [en: string, fr: string]
  readonly topping: boolean
  readonly needle: readonly [en: string, fr: string]
  readonly speed: number
}

const ball: Ground['needle'] = ['75/11 light ball point (SES)', '75/11 pointe à bille légère (SES)']
const sharp: Ground['needle'] = ['75/11 round point (R)', '75/11 pointe ronde (R)']
const cutAway: Ground['backing'] = [
  'cut-away, 75\u00a0g/m², one ply',
  'à découper, 75\u00a0g/m², une épaisseur',
]
const twoPlies: Ground['backing'] = [
  'cut-away, 75\u00a0g/m², two plies',
  'à découper, 75\u00a0g/m², deux épaisseurs',
]
const soft: Ground['backing'] = [
  'fusible mesh, 50\u00a0g/m², cut away',
  'voile thermocollant, 50\u00a0g/m², à découper',
]

const grounds: Readonly<Record<ClothKind, Ground>> = {
  cotton: { backing: soft, topping: false, needle: ball, speed: 750 },
  polyester: { backing: soft, topping: false, needle: ball, speed: 750 },
  fleece: { backing: cutAway, topping: true, needle: ball, speed: 800 },
  polar: { backing: cutAway, topping: true, needle: ball, speed: 750 },
  rib: { backing: cutAway, topping: true, needle: ball, speed: 700 },
  nylon: {
    backing: ['tear-away, 45\u00a0g/m², two plies', 'à déchirer, 45\u00a0g/m², deux épaisseurs'],
    topping: false,
    needle: sharp,
    speed: 700,
  },
  knit: { backing: twoPlies, topping: true, needle: ball, speed: 650 },
  sock: { backing: twoPlies, topping: true, needle: ball, speed: 650 },
}

export const embroideryThread = said(
  'thread',
  'polyester, weight 40; bobbin weight 60',
  'polyester, grosseur 40; canette grosseur 60',
)

export const embroidery: SettingsOf = ({ cloth }) => {
  const { backing, topping, needle, speed } = grounds[cloth.kind]
  return [
    said('backing', ...backing),
    topping
      ? said('topping', 'water-soluble film, 20 µm', 'film hydrosoluble, 20 µm')
      : said('topping', 'none', 'aucun'),
    said('needle', ...needle),
    embroideryThread,
    figure('speed', speed, 'perMinute'),
  ]
}

import { baseBelowDots } from '../../machine/screen-ruling.ts'
import { type ClothKind, figure, onOwnScreen, type SettingsOf, said } from '../setting.ts'

type Ink = {
  readonly en: string
  readonly fr: string
  readonly cure: number
  readonly seconds: number
  readonly mesh: number
}

const plastisol = {
  en: 'plastisol, phthalate-free',
  fr: 'plastisol, sans phtalates',
  cure: 320,
  seconds: 60,
  mesh: 156,
}
/** Dye of polyester wanders into ink that is cured hot. */
const lowBleed = {
  en: 'low-bleed plastisol',
  fr: 'plastisol anti-migration',
  cure: 280,
  seconds: 60,
  mesh: 156,
}

const inks: Readonly<Record<ClothKind, Ink>> = {
  cotton: plastisol,
  fleece: { ...plastisol, mesh: 110 },
  rib: { ...plastisol, en: 'plastisol with stretch additive', fr: 'plastisol à additif extensible' },
  polyester: lowBleed,
  polar: { ...lowBleed, mesh: 110 },
  nylon: {
    ...lowBleed,
    en: 'low-cure plastisol with nylon bonder',
    fr: 'plastisol basse température, liant pour nylon',
    cure: 270,
  },
  knit: { ...lowBleed, mesh: 110 },
  sock: { ...lowBleed, mesh: 110 },
}

/** Threads to the inch that hold the dots of a tint. */
const halftoneMesh = 230

export const screen: SettingsOf = ({ cloth, order, colorCount, isHalftone }) => {
  const ink = inks[cloth.kind]
  return [
    said('ink', ink.en, ink.fr),
    figure('mesh', isHalftone ? halftoneMesh : ink.mesh, 'perInch'),
    cloth.isDark
      ? onOwnScreen(
          'whiteBase',
          `white below all inks; one screen more, its film is the base, drawn in by 0.007\u00a0in (0.5\u00a0pt) when it is put out${isHalftone ? `; ${baseBelowDots.en}` : ''}`,
          `blanc sous toutes les encres; un écran de plus, son film est la base, rentrée de 0,007\u00a0po (0,5\u00a0pt) à la sortie${isHalftone ? `; ${baseBelowDots.fr}` : ''}`,
        )
      : said('whiteBase', 'none: the cloth is light', 'aucune\u00a0: le tissu est clair'),
    ...(colorCount > 0 ? [{ key: 'inkOrder', words: order } as const] : []),
    ...(cloth.isDark || colorCount > 4
      ? [
          cloth.isDark
            ? said('flash', 'after the white base', 'après la sous-couche blanche')
            : said('flash', 'after the fourth ink', 'après la quatrième encre'),
        ]
      : [said('flash', 'none', 'aucun')]),
    figure('cureTemperature', ink.cure, 'F'),
    figure('cureTime', ink.seconds, 's'),
  ]
}

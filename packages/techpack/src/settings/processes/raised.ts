import { baseBelowDots } from '../../machine/screen-ruling.ts'
import { figure, onOwnScreen, type SettingsOf, said } from '../setting.ts'

const synthetic = ['polyester', 'polar', 'nylon', 'knit', 'sock'] as const

export const raised: SettingsOf = ({ cloth, order, colorCount, isHalftone }) => {
  const isSynthetic = synthetic.some(kind => kind === cloth.kind)
  return [
    isSynthetic
      ? said(
          'ink',
          'high-density plastisol, low-bleed base below',
          'plastisol haute densité, sous-couche anti-migration',
        )
      : said('ink', 'high-density plastisol', 'plastisol haute densité'),
    figure('mesh', 86, 'perInch'),
    said(
      'stencil',
      'capillary film, 400 µm, printed twice with a flash between',
      'film capillaire, 400 µm, deux passages avec préséchage entre eux',
    ),
    cloth.isDark
      ? onOwnScreen(
          'whiteBase',
          `white below, 156 to the inch; its film is the base, drawn in by 0.007\u00a0in (0.5\u00a0pt) when it is put out${isHalftone ? `; ${baseBelowDots.en}` : ''}`,
          `blanc dessous, 156 au pouce; son film est la base, rentrée de 0,007\u00a0po (0,5\u00a0pt) à la sortie${isHalftone ? `; ${baseBelowDots.fr}` : ''}`,
        )
      : said('whiteBase', 'none: the cloth is light', 'aucune\u00a0: le tissu est clair'),
    ...(colorCount > 0 ? [{ key: 'inkOrder', words: order } as const] : []),
    said('flash', 'between all passes', 'entre tous les passages'),
    figure('cureTemperature', isSynthetic ? 280 : 320, 'F'),
    figure('cureTime', 90, 's'),
  ]
}

import { turnedWords } from '../../file-side.ts'
import { type ClothKind, figure, type SettingsOf, said } from '../setting.ts'

/**
 * How film is pressed on each cloth, as makers of such film advise: cooler and longer where cloth suffers from heat.
 */
const presses: Readonly<Record<ClothKind, readonly [fahrenheit: number, seconds: number, psi: number]>> = {
  cotton: [305, 12, 40],
  fleece: [305, 15, 40],
  rib: [300, 12, 40],
  polyester: [275, 12, 40],
  polar: [265, 15, 30],
  nylon: [265, 12, 30],
  knit: [275, 12, 30],
  sock: [275, 12, 30],
}

const turned = turnedWords('cut')

export const cut: SettingsOf = ({ cloth, colorCount }) => {
  const [temperature, time, pressure] = presses[cloth.kind]
  return [
    said(
      'material',
      'polyurethane film for presses, 90\u00a0µm, opaque',
      'film de polyuréthane pour presse, 90\u00a0µm, opaque',
    ),
    said('carrier', `polyester; ${turned.en}`, `polyester; ${turned.fr}`),
    figure('pressTemperature', temperature, 'F'),
    figure('pressTime', time, 's'),
    figure('pressPressure', pressure, 'psi'),
    colorCount > 1
      ? said(
          'peel',
          'warm; the lower colour first, for 3\u00a0s, then the upper one for the whole time under paper',
          'tiède\u00a0; la couleur du dessous d’abord, 3\u00a0s, puis celle du dessus tout le temps, sous papier',
        )
      : said(
          'peel',
          'warm, then pressed again for 3\u00a0s under paper',
          'tiède, puis pressé encore 3\u00a0s sous papier',
        ),
  ]
}

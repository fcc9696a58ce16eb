import { turnedWords } from '../../file-side.ts'
import { type ClothKind, figure, type SettingsOf, said } from '../setting.ts'

const presses: Readonly<Record<ClothKind, readonly [fahrenheit: number, seconds: number, psi: number]>> = {
  cotton: [300, 12, 40],
  fleece: [300, 15, 40],
  rib: [300, 12, 40],
  polyester: [270, 12, 40],
  polar: [265, 15, 30],
  nylon: [265, 12, 30],
  knit: [270, 12, 30],
  sock: [270, 12, 30],
}

const turned = turnedWords('transfer')

export const transfer: SettingsOf = ({ cloth }) => {
  const [temperature, time, pressure] = presses[cloth.kind]
  return [
    said(
      'ink',
      'water-based pigment, with white and powder adhesive',
      'pigment à base d’eau, avec blanc et adhésif en poudre',
    ),
    said('carrier', `PET film; ${turned.en}`, `film PET; ${turned.fr}`),
    // A pixel of a print of 300 to the inch.
    cloth.isDark
      ? said(
          'whiteBase',
          'white below all of it, drawn in by 0.003\u00a0in',
          'blanc sous l’ensemble, rentré de 0,003\u00a0po',
        )
      : said(
          'whiteBase',
          'white below all of it, at 70\u00a0%, drawn in by 0.003\u00a0in',
          'blanc sous l’ensemble, à 70\u00a0%, rentré de 0,003\u00a0po',
        ),
    figure('pressTemperature', temperature, 'F'),
    figure('pressTime', time, 's'),
    figure('pressPressure', pressure, 'psi'),
    said(
      'peel',
      'warm, then pressed again for 5\u00a0s under paper',
      'tiède, puis pressé encore 5\u00a0s sous papier',
    ),
  ]
}

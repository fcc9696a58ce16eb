import { filmPalette } from '../colors/film.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { vectorFiles } from './files.ts'
import { plainOptions } from './options.ts'
import { anyWords } from './per-piece.ts'
import { plainPrint } from './plain-print.ts'
import { withOptions } from './production.ts'
import { widthSteps } from './sizing.ts'
import { glossyFilm, mattFilm } from './surface.ts'

/** Cut of opaque film by its outlines and pressed on, one colour, or a second around it: each piece may have its own. */
export const cutletters = {
  ...plainPrint,
  type: 'cutletters',
  label: { en: 'Cut letters', fr: 'Lettres découpées' },
  note: { en: 'Opaque film, one or two colours', fr: 'Film opaque, une ou deux couleurs' },
  fileTypes: vectorFiles,
  inks: { from: 'palette', palette: filmPalette, most: 2 },
  // A blade: strips of 1 mm still stick, and are weeded.
  perPiece: { ...anyWords, gapInches: 1 / 25.4 },
  options: plainOptions({
    name: 'finish',
    label: { en: 'Finish', fr: 'Fini' },
    kind: 'choice',
    choices: [
      { name: 'matt', label: { en: 'Matt', fr: 'Mat' } },
      { name: 'glossy', label: { en: 'Glossy', fr: 'Lustré' } },
    ],
  }),
  sizing: widthSteps({ leastInches: 1, leastDpi: 150 }),
  credits: printCredits(5, 3, 2),
  surface: mattFilm,
  surfaceWith: ({ finish }) => (finish === 'glossy' ? glossyFilm : mattFilm),
  process: 'cut',
  production: withOptions,
} as const satisfies DecorationType

import { turnedWords } from '../../file-side.ts'
import { figure, type Setting, type SettingsOf, said } from '../setting.ts'
import { embroidery } from './embroidery.ts'

/** Adhesive that holds it while it is sewn would melt nylon and flatten pile: these are basted. */
const held = (kind: string): Setting[] =>
  kind === 'nylon' || kind === 'polar' || kind === 'knit'
    ? [
        said(
          'attaching',
          'basted with washable adhesive, then lockstitched 1/16\u00a0in inside its edge, 8 to the inch',
          'bâti à l’adhésif lavable, puis point noué à 1/16\u00a0po de son bord, 8 au pouce',
        ),
      ]
    : [
        figure('pressTemperature', 300, 'F'),
        figure('pressTime', 12, 's'),
        figure('pressPressure', 40, 'psi'),
        said(
          'attaching',
          'pressed on with adhesive film, then lockstitched 1/16\u00a0in inside its edge, 8 to the inch',
          'pressé sur film adhésif, puis point noué à 1/16\u00a0po de son bord, 8 au pouce',
        ),
      ]

export const patch: SettingsOf = asked => [
  said(
    'material',
    'ground of twill, 100\u00a0% polyester, 240\u00a0g/m², dyed to its colour',
    'fond de sergé, 100\u00a0% polyester, 240\u00a0g/m², teint de sa couleur',
  ),
  ...embroidery(asked),
  ...held(asked.cloth.kind),
]

const engraved = turnedWords('leather')

export const leather: SettingsOf = () => [
  said('material', 'cowhide, 2\u00a0mm, vegetable-tanned', 'cuir de vache, 2\u00a0mm, tannage végétal'),
  said(
    'stencil',
    `brass die, 1/8\u00a0in deep; ${engraved.en}`,
    `cliché de laiton, 1/8\u00a0po de profondeur; ${engraved.fr}`,
  ),
  figure('pressTemperature', 230, 'F'),
  figure('pressTime', 6, 's'),
  figure('pressPressure', 80, 'psi'),
  said('needle', '100/16 leather point (LR)', '100/16 pointe à cuir (LR)'),
  said('thread', 'polyester, ticket 40 (Tex 75)', 'polyester, titre 40 (Tex 75)'),
  said(
    'attaching',
    'lockstitched 1/8\u00a0in (3\u00a0mm) inside its edge, 7 to the inch',
    'point noué à 1/8\u00a0po (3\u00a0mm) de son bord, 7 au pouce',
  ),
]

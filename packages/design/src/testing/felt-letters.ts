import { clothPalette } from '@teamloom/catalog/colors/cloth.ts'
import { printPalette } from '@teamloom/catalog/colors/print.ts'
import type { Check } from '@teamloom/catalog/decorations/check.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { vectorFiles } from '@teamloom/catalog/decorations/files.ts'
import { artItself } from '@teamloom/catalog/decorations/form-of.ts'
import { plainOptions } from '@teamloom/catalog/decorations/options.ts'
import { printProduction } from '@teamloom/catalog/decorations/production.ts'
import { widthSteps } from '@teamloom/catalog/decorations/sizing.ts'

const wide: Check = {
  key: 'feltCurls',
  kind: 'info',
  title: { en: 'Wide letters curl', fr: 'Les grandes lettres frisent' },
  text: { en: 'Keep to six inches.', fr: 'Restez sous six pouces.' },
  wantsVector: false,
  applies: ({ size }) => size !== undefined && size.widthInches > 6,
}

/** An invented way to put artwork on cloth, whole in one file: that it works shows that nothing else needs to know. */
export const feltLetters: DecorationType = {
  type: 'feltletters',
  label: { en: 'Raised felt letters', fr: 'Lettres de feutre en relief' },
  note: { en: 'Cut from felt, sewn on', fr: 'Découpées dans le feutre, cousues' },
  categories: ['print'],
  parentType: 'print',
  undefinedType: 'undefinedprint',
  selectable: true,
  adminOnly: false,
  fileTypes: vectorFiles,
  inks: { from: 'palette', palette: printPalette, most: 2 },
  options: plainOptions(
    {
      name: 'edge',
      label: { en: 'Edge', fr: 'Bord' },
      kind: 'choice',
      choices: [
        { name: 'straight', label: { en: 'Straight', fr: 'Droit' } },
        { name: 'pinked', label: { en: 'Pinked', fr: 'Cranté' } },
      ],
    },
    {
      name: 'backing',
      label: { en: 'Backing', fr: 'Endos' },
      kind: 'color',
      palette: clothPalette,
      colorName: '1001',
    },
  ),
  sizing: widthSteps({ leastInches: 3, leastDpi: 300 }),
  credits: [
    { type: 'Felt', label: { en: 'Felt', fr: 'Feutre' }, credits: 9, per: 'decoration' },
    { type: 'Extra color', label: { en: 'More felts', fr: 'Autres feutres' }, credits: 3, per: 'extraColor' },
  ],
  form: artItself,
  cloth: null,
  process: 'patch',
  surface: {
    technique: 'film',
    coverage: 1,
    grain: 0.2,
    relief: { heightInches: 0.08, edgeInches: 0.03 },
    shine: { sheen: 0.006, gloss: 0 },
    isScreened: false,
    misses: null,
  },
  checks: [wide],
  production: made => [
    ...printProduction(made),
    {
      label: { en: 'Edge', fr: 'Bord' },
      value: { en: `Cut ${made.options.edge}`, fr: `Coupe ${made.options.edge}` },
    },
  ],
}

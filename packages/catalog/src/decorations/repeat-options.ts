import type { RepeatDetails } from '@teamloom/artwork/repeat-layout.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { OptionField, Options, OptionValues } from './options.ts'

type InchesField = Extract<OptionField, { readonly kind: 'inches' }>

export type RepeatPattern = {
  readonly name: string
  readonly label: Label
  readonly fields: readonly InchesField[]
}

const eighth = 1 / 8

function inchesField(
  name: keyof RepeatDetails,
  label: Label,
  [min, max, inches]: readonly [number, number, number],
): InchesField {
  return { name, label, kind: 'inches', min, max, increment: eighth, inches }
}

const image = [
  inchesField('maxImageWidthInches', { en: 'Width of the logo', fr: 'Largeur du logo' }, [0.5, 4, 1]),
  inchesField(
    'maxImageHeightInches',
    { en: 'Height of the logo at most', fr: 'Hauteur du logo au plus' },
    [0.5, 4, 4],
  ),
]
const across = inchesField(
  'horizontalSpacingInches',
  { en: 'Space between, across', fr: 'Espace horizontal' },
  [0, 4, 0.5],
)
const down = inchesField(
  'verticalSpacingInches',
  { en: 'Space between, down', fr: 'Espace vertical' },
  [0, 4, 0.5],
)
const shifts = [
  inchesField(
    'horizontalOffsetInches',
    { en: 'Moved to the right', fr: 'Décalage vers la droite' },
    [0, 4, 0],
  ),
  inchesField('verticalOffsetInches', { en: 'Moved down', fr: 'Décalage vers le bas' }, [0, 4, 0]),
]
const oddRows = inchesField(
  'horizontalOddRowOffsetInches',
  { en: 'Odd rows, moved further', fr: 'Décalage des rangées impaires' },
  [0, 2, 0],
)

/** How images lie to each other; a hexagon's one spacing holds in every direction. */
export const repeatPatterns: readonly RepeatPattern[] = [
  {
    name: 'brickWallHorizontal',
    label: { en: 'Brick wall, by row', fr: 'Briques, par rangée' },
    fields: [...image, across, down, ...shifts, oddRows],
  },
  {
    name: 'brickWallVertical',
    label: { en: 'Brick wall, by column', fr: 'Briques, par colonne' },
    fields: [...image, across, down, ...shifts],
  },
  {
    name: 'hexagonByRow',
    label: { en: 'Hexagon, by row', fr: 'Hexagone, par rangée' },
    fields: [...image, across, ...shifts],
  },
  {
    name: 'hexagonByColumn',
    label: { en: 'Hexagon, by column', fr: 'Hexagone, par colonne' },
    fields: [...image, down, ...shifts],
  },
  {
    name: 'line',
    label: { en: 'Grid', fr: 'Grille' },
    fields: [...image, across, down, ...shifts],
  },
]

const patternField: OptionField = {
  name: 'patternName',
  label: { en: 'Pattern', fr: 'Motif' },
  kind: 'choice',
  choices: repeatPatterns.map(({ name, label }) => ({ name, label })) as [RepeatPattern, ...RepeatPattern[]],
}

/** A pattern, and what it has to set. */
export const repeatOptions: Options = {
  details: 'repeatingDetails',
  sizedBy: null,
  fieldsWith: ({ patternName }) => [
    patternField,
    ...(repeatPatterns.find(({ name }) => name === patternName)?.fields ?? []),
  ],
}

export function repeatDetailsOf(options: OptionValues): RepeatDetails {
  return options as unknown as RepeatDetails
}

import type { Label } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import type { Palette } from '../colors/palette.ts'
import type { MadeDecoration } from './check.ts'
import { chosenInksOf } from './inks.ts'
import type { OptionField, OptionValue } from './options.ts'

/** A line of what a workshop has to know. */
export type ProductionRow = { readonly label: Label; readonly value: Label }

/** How a decoration of a type is made, line by line. */
export type Production = (made: MadeDecoration) => readonly ProductionRow[]

/** Width by height, and each ink by the name that its chart has for it. */
export const printProduction: Production = ({ inks, inked, colorNames }) => [
  ...(inked
    ? [
        {
          label: { en: 'Size', fr: 'Dimensions' },
          value: {
            en: `${inchesText(inked.widthInches, 'en')} × ${inchesText(inked.heightInches, 'en')}`,
            fr: `${inchesText(inked.widthInches, 'fr')} × ${inchesText(inked.heightInches, 'fr')}`,
          },
        },
      ]
    : []),
  ...inkRows(colorNames, chosenInksOf(inks)?.palette),
]

/** What a print's production rows tell, and what was chosen besides: shape, texture, ground, pattern. */
export const withOptions: Production = made => [
  ...printProduction(made),
  ...made.optionFields.flatMap(field => {
    const value = made.options[field.name]
    return value === undefined ? [] : [{ label: field.label, value: valueLabel(field, value) }]
  }),
]

function valueLabel(field: OptionField, value: OptionValue): Label {
  switch (field.kind) {
    case 'choice':
      return field.choices.find(({ name }) => name === value)?.label ?? plain(value)
    case 'color':
      return colorLabel(field, value)
    case 'inches':
      return { en: inchesText(Number(value), 'en'), fr: inchesText(Number(value), 'fr') }
  }
}

/** By its chart's code, which French readers find with their own word for the colour. */
function colorLabel({ palette }: Extract<OptionField, { kind: 'color' }>, value: OptionValue): Label {
  const color = palette.colors.find(({ name }) => name === value)
  return color ? { en: color.techpackColorName, fr: `${color.name} ${color.label.fr}` } : plain(value)
}

function plain(value: OptionValue): Label {
  return { en: String(value), fr: String(value) }
}

function inkRows(colorNames: readonly string[], palette: Palette | undefined): ProductionRow[] {
  const colors = palette?.colors ?? []
  return colorNames.flatMap((name, index) => {
    const color = colors.find(candidate => candidate.name === name)
    return color
      ? [
          {
            label: { en: `Ink ${index + 1}`, fr: `Encre ${index + 1}` },
            value: { en: color.techpackColorName, fr: color.techpackColorName },
          },
        ]
      : []
  })
}

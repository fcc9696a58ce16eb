import type { Label } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import type { Palette } from '../colors/palette.ts'
import type { MadeDecoration } from './check.ts'

/** A line of what a workshop has to know. */
export type ProductionRow = { readonly label: Label; readonly value: Label }

/** How a decoration of a type is made, line by line. */
export type Production = (made: MadeDecoration) => readonly ProductionRow[]

/** Width by height, and each ink by the name that its chart has for it. */
export const printProduction: Production = ({ inks, size, colorNames }) => [
  ...(size
    ? [
        {
          label: { en: 'Size', fr: 'Dimensions' },
          value: {
            en: `${inchesText(size.widthInches, 'en')} × ${inchesText(size.heightInches, 'en')}`,
            fr: `${inchesText(size.widthInches, 'fr')} × ${inchesText(size.heightInches, 'fr')}`,
          },
        },
      ]
    : []),
  ...(inks.from === 'palette' ? inkRows(colorNames, inks.palette) : []),
]

function inkRows(colorNames: readonly string[], { colors }: Palette): ProductionRow[] {
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

import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { OptionValues } from '@teamloom/catalog/decorations/options.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import type { DecorationView } from './design-state.ts'
import type { DecorationState } from './document.ts'
import { sizesFor } from './sizes.ts'

type Details = Pick<DecorationView, 'tagDetails' | 'embroideryPatchDetails' | 'repeatingDetails'>

/** What was chosen of a decoration, under the names that the specification has for it. */
export function presentDetails(
  type: DecorationType,
  location: LocationDefinition | undefined,
  decoration: DecorationState,
): Details {
  const { options, colors } = decoration
  const text = (name: string) => String(options[name] ?? '')
  const shape = { tagName: text('tagName'), availableTagNames: availableTagNames(type, location, decoration) }
  switch (type.options.details) {
    case 'tagDetails':
      return {
        tagDetails: {
          ...shape,
          textureName: textOrNull(options, 'textureName'),
          backgroundColorName: textOrNull(options, 'backgroundColorName'),
        },
      }
    case 'embroideryPatchDetails':
      return {
        embroideryPatchDetails: {
          ...shape,
          textureName: text('textureName'),
          backgroundColorName: text('backgroundColorName'),
          stitchColorName: text('stitchColorName'),
          logoColorNames: colors.map(({ colorName }) => colorName),
        },
      }
    case 'repeatingDetails':
      return { repeatingDetails: { ...options } as NonNullable<Details['repeatingDetails']> }
    case null:
      return {}
  }
}

function textOrNull(options: OptionValues, name: string): string | null {
  const value = options[name]
  return value === undefined ? null : String(value)
}

/** Shapes of which a size fits the place; all of them while there is no artwork to fit. */
function availableTagNames(
  type: DecorationType,
  location: LocationDefinition | undefined,
  { artwork, options }: DecorationState,
): string[] {
  const field = type.options.fieldsWith(options).find(({ name }) => name === type.options.sizedBy)
  if (field?.kind !== 'choice') return []
  const names = field.choices.map(({ name }) => name)
  if (!artwork || !location) return names
  return names.filter(
    name => sizesFor(type, location, { artwork, options: { ...options, [field.name]: name } }).length > 0,
  )
}

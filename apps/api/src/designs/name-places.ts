import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { SizeBand } from '@teamloom/catalog/size-band.ts'
import type { NamePlace } from '@teamloom/commerce/lines/long-names.ts'
import { textRecipeSchema } from '@teamloom/contract/text-art.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { findLocation, findType } from '@teamloom/design/lookup.ts'
import { roomFor } from '@teamloom/design/persons-garment.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import { sql } from 'drizzle-orm'
import { designs } from '#api/db/tables.ts'
import { highestInFont } from '#api/platform/artwork/lettering/letter-words.ts'

/** What the words of each artwork were written with, by its version. */
export type Recipes = Readonly<Record<string, unknown>>

/** The recipes of a design's words by the version that they made, where words may be each person's own; else null. */
export const recipesOfDesign = sql<Recipes | null>`case when jsonb_path_exists(${designs.document},
    '$.decorations[*].personal') then (
  select jsonb_object_agg(version.id, version.recipe) from asset_versions as version
  where version.recipe is not null and version.id = any(array(
    select (found #>> '{}')::uuid
    from jsonb_path_query(${designs.document}, '$.decorations[*].artwork.assetVersionId') as found))) end`

type Worn = Pick<DesignDocument, 'decorations'> & {
  readonly product: Product
  readonly slots: readonly Slot[]
  readonly recipes: Recipes | null
}

/** Where the words of a slot stand, and how high they can be there: the same as where a person's garment is drawn. */
export function namePlacesOf({
  decorations,
  product,
  slots,
  recipes,
}: Worn): (slotId: string, band: SizeBand) => readonly NamePlace[] {
  const placeOf = (decorationId: string, band: SizeBand): NamePlace[] => {
    const decoration = decorations.find(({ id }) => id === decorationId)
    const type = decoration && findType(product, decoration.type)
    const place = decoration && findLocation(product, decoration.positionName)
    const recipe = decoration && recipeIn(recipes, decoration.artwork?.assetVersionId)
    const room = decoration && type && place && roomFor(type, place, decoration, band)
    if (!room || !recipe) return []
    const { widthInches, leastInches, gapInches, as = room } = room
    const { letterInches } = as
    const highest = highestInFont(recipe, { widthInches, letterInches, gapInches })
    return [{ usualInches: letterInches, leastInches, highest }]
  }
  return (slotId, band) => {
    const slot = slots.find(({ id }) => id === slotId)
    return slot ? [slotId, ...slot.linkedIds].flatMap(id => placeOf(id, band)) : []
  }
}

export function recipeIn(
  recipes: Recipes | null,
  assetVersionId: string | undefined,
): TextRecipe | undefined {
  return textRecipeSchema.safeParse(recipes?.[assetVersionId ?? '']).data
}

import { fitInTurns, type Setting } from '@teamloom/artwork/fit-words.ts'
import { type SizeBand, sizeBands } from '@teamloom/catalog/size-band.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import type { DecorationState } from '@teamloom/design/document.ts'
import { findLocation, findType } from '@teamloom/design/lookup.ts'
import { roomFor } from '@teamloom/design/persons-garment.ts'
import { wordsOf } from '@teamloom/design/slots.ts'
import type { OpenedDesign } from '#api/designs/load-design.ts'
import { type Recipes, recipeIn } from '#api/designs/name-places.ts'
import { openFont } from '#api/platform/artwork/lettering/letter-words.ts'

type Delivered = { readonly lines: readonly Line[]; readonly recipes: Recipes | null }

/**
 * OR62: a design whose words are set as those of these lines were, in each place and on both bands of sizes; where none
 * says anything, as they will. What joined others itself is set as these were.
 */
export function* setAsDelivered(
  opened: OpenedDesign,
  delivered: Delivered,
): Generator<undefined, OpenedDesign> {
  const decorations: DecorationState[] = []
  for (const decoration of opened.document.decorations) {
    const set = yield* settingsOf(opened, decoration, delivered)
    decorations.push(
      set && decoration.personal ? { ...decoration, personal: { ...decoration.personal, set } } : decoration,
    )
  }
  return { ...opened, document: { ...opened.document, decorations } }
}

function* settingsOf(
  { document, product }: OpenedDesign,
  decoration: DecorationState,
  { lines, recipes }: Delivered,
): Generator<undefined, Readonly<Record<SizeBand, Setting>> | undefined> {
  const { personal, artwork, positionName } = decoration
  if (personal?.set) return personal.set
  const type = findType(product, decoration.type)
  const place = findLocation(product, positionName)
  const recipe = recipeIn(recipes, artwork?.assetVersionId)
  const said = lines.map(({ words = {} }) => wordsOf(document, decoration.id, words) ?? '')
  if (!type || !place || !recipe || said.every(words => words === '')) return undefined
  const settings: Partial<Record<SizeBand, Setting>> = {}
  for (const band of sizeBands) {
    const room = roomFor(type, place, decoration, band)
    if (!room) return undefined
    settings[band] = (yield* fitInTurns(recipe, openFont(recipe.font), said, room)).setting
  }
  return settings as Record<SizeBand, Setting>
}

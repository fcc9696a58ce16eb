import type { Setting } from '@teamloom/artwork/fit-words.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { bandOfSize } from '@teamloom/catalog/personal-heights.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { findLocation, findType } from '@teamloom/design/lookup.ts'
import { personsGarment, roomFor, type WordsAsArt } from '@teamloom/design/persons-garment.ts'
import { slotOf, wordsOf } from '@teamloom/design/slots.ts'
import type { LetteringWorker } from '#web/features/studio/artwork/words/lettering-worker.ts'
import { offerArt } from '#web/features/studio/drawing/art-library.ts'
import type { TriedPerson } from '#web/features/studio/stage/trying/person.ts'
import { newId } from '#web/lib/new-id.ts'

/** What is said of a person's words, or of what they do to everybody's. */
export type Told =
  | { readonly kind: 'missing'; readonly words: string; readonly letter: string }
  | { readonly kind: 'tooLong'; readonly words: string }
  | { readonly kind: 'nearer' }
  | { readonly kind: 'narrower'; readonly percent: number }
  | { readonly kind: 'lower'; readonly inches: number }

type Given = {
  readonly drawn: DrawnDesign
  readonly document: DesignDocument
  readonly product: Product
  readonly person: TriedPerson
  /** With whom they have one look: all of them, the person too. */
  readonly people: readonly TriedPerson[]
  readonly recipeOf: (assetVersionId: string) => Promise<TextRecipe | null>
  readonly letter: Pick<LetteringWorker, 'fit' | 'drawFor'>
}

/** The garment as it is that person's: each slot in their words, in the letters that all have. */
export async function dressPerson(given: Given): Promise<{ drawn: DrawnDesign; told: readonly Told[] }> {
  const told: Told[] = []
  const arts = new Map<string, WordsAsArt | null>()
  for (const { decorationId } of given.drawn.prints) {
    if (arts.has(decorationId) || !slotOf(given.document, decorationId)) continue
    arts.set(decorationId, await wordsAsArt(given, decorationId, told))
  }
  return { drawn: personsGarment(given.drawn, id => arts.get(id)), told }
}

async function wordsAsArt(
  { document, product, person, people, recipeOf, letter }: Given,
  decorationId: string,
  told: Told[],
): Promise<WordsAsArt | null> {
  const decoration = document.decorations.find(({ id }) => id === decorationId)
  const type = decoration && findType(product, decoration.type)
  const place = decoration && findLocation(product, decoration.positionName)
  const words = wordsOf(document, decorationId, person.words) ?? ''
  if (!decoration?.artwork || !type || !place || words === '') return null
  const room = roomFor(type, place, decoration, bandOfSize(person.size))
  const recipe = await recipeOf(decoration.artwork.assetVersionId)
  if (!room || !recipe) return null
  const list = people.map(each => wordsOf(document, decorationId, each.words) ?? '')
  const { setting, tooLong, missing } = await letter.fit(recipe, list, room)
  const lacks = missing.find(each => each.words === words)
  if (lacks) return tell(told, { kind: 'missing', ...lacks })
  if (tooLong.includes(words)) return tell(told, { kind: 'tooLong', words })
  const effect = effectOf(setting, recipe, room.letterInches)
  if (effect) tell(told, effect)
  const art = await letter.drawFor(recipe, words, setting, decoration.artwork.colors)
  if ('missing' in art) return tell(told, { kind: 'missing', words, letter: art.missing })
  const assetVersionId = newId()
  offerArt({ assetId: decoration.artwork.assetId, assetVersionId }, art)
  const { widthInches, heightInches } = art
  return { assetVersionId, widthInches, heightInches }
}

function tell(told: Told[], each: Told): null {
  const isThere = told.some(({ kind }) => kind === each.kind && kind !== 'missing' && kind !== 'tooLong')
  if (!isThere) told.push(each)
  return null
}

function effectOf(setting: Setting, recipe: TextRecipe, wantedInches: number): Told | undefined {
  if (setting.letterInches < wantedInches) return { kind: 'lower', inches: setting.letterInches }
  if (setting.narrow < 1) return { kind: 'narrower', percent: Math.round(100 * setting.narrow) }
  return setting.letterSpacing < recipe.letterSpacing - 0.001 ? { kind: 'nearer' } : undefined
}

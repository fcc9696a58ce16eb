import type { Fitted, Room, Setting } from '@teamloom/artwork/fit-words.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { type SizeBand, sizeBandOf } from '@teamloom/catalog/size-band.ts'
import type { DesignDocument } from './document.ts'
import type { DrawnDesign } from './drawn-design.ts'
import { findLocation, findType } from './lookup.ts'
import { personsGarment, roomFor, type WordsAsArt } from './persons-garment.ts'
import { slotOf, type Words, wordsOf } from './slots.ts'

/** A piece that is somebody's: what they have for the slots, in a size. */
export type PersonsPiece = { readonly words: Words; readonly size: string }

/** What is said of a person's words, or of what a list does to everybody's. */
export type ToldOfWords =
  | { readonly kind: 'missing'; readonly words: string; readonly letter: string }
  | { readonly kind: 'tooLong'; readonly words: string }
  | { readonly kind: 'nearer'; readonly of: PersonalKind }
  | { readonly kind: 'narrower'; readonly of: PersonalKind; readonly percent: number }
  | { readonly kind: 'lower'; readonly of: PersonalKind; readonly inches: number }

/** Words in a slot's letters; lengths in inches. `art`: whatever its drawer makes of them. */
export type LetteredWords<Art> =
  | { readonly art: Art; readonly widthInches: number; readonly heightInches: number }
  | { readonly missing: string }

/** What opens fonts and draws with them. */
export type Letterer<Art> = {
  readonly fit: (recipe: TextRecipe, list: readonly string[], room: Room) => Promise<Fitted>
  readonly drawFor: (
    recipe: TextRecipe,
    words: string,
    setting: Setting,
    colors: readonly string[],
    isInked: boolean,
  ) => Promise<LetteredWords<Art>>
}

type Wardrobe<Art> = {
  readonly drawn: DrawnDesign
  readonly document: DesignDocument
  readonly product: Product
  /** The people who have one look together: all of a list. */
  readonly people: readonly PersonsPiece[]
  readonly recipeOf: (assetVersionId: string) => Promise<TextRecipe | null>
  readonly letterer: Letterer<Art>
  /** For each artwork that is made of words. */
  readonly newId: () => string
}

export type Dressed<Art> = {
  readonly drawn: DrawnDesign
  /** By their ids in the prints. */
  readonly arts: ReadonlyMap<string, Art>
  readonly told: readonly ToldOfWords[]
}

/** DS66, DS67: the garment as it is that person's, each slot in their words, in the letters that all have. */
export function dressPerson<Art>({
  person,
  ...wardrobe
}: Wardrobe<Art> & { readonly person: PersonsPiece }): Promise<Dressed<Art>> {
  return openWardrobe(wardrobe)(person)
}

/** Dresses one person after the other of a list, whose look is found once. */
export function openWardrobe<Art>(wardrobe: Wardrobe<Art>): (person: PersonsPiece) => Promise<Dressed<Art>> {
  const lookIn = lookOfAll(wardrobe)
  return async person => {
    const told: ToldOfWords[] = []
    const arts = new Map<string, Art>()
    const words = new Map<string, WordsAsArt | null>()
    for (const { decorationId, inks } of wardrobe.drawn.prints) {
      if (words.has(decorationId) || !slotOf(wardrobe.document, decorationId)) continue
      const made = await wordsAsArt(wardrobe, lookIn, person, decorationId, inks !== null)
      for (const each of made.told) tellOnce(told, each)
      if (made.art === undefined || !made.size) {
        words.set(decorationId, null)
        continue
      }
      const assetVersionId = wardrobe.newId()
      arts.set(assetVersionId, made.art)
      words.set(decorationId, { assetVersionId, ...made.size })
    }
    return { drawn: personsGarment(wardrobe.drawn, id => words.get(id)), arts, told }
  }
}

type Look = { readonly recipe: TextRecipe; readonly room: Room; readonly fitted: Fitted }

/** How all words of a list are set in a decoration, on sizes of a band; undefined where none are. */
function lookOfAll<Art>({ document, product, people, recipeOf, letterer }: Wardrobe<Art>) {
  const looks = new Map<string, Promise<Look | undefined>>()
  const find = async (decorationId: string, band: SizeBand): Promise<Look | undefined> => {
    const decoration = document.decorations.find(({ id }) => id === decorationId)
    const type = decoration && findType(product, decoration.type)
    const place = decoration && findLocation(product, decoration.positionName)
    if (!decoration?.artwork || !type || !place) return undefined
    const room = roomFor(type, place, decoration, band)
    const recipe = await recipeOf(decoration.artwork.assetVersionId)
    if (!room || !recipe) return undefined
    const list = people.map(each => wordsOf(document, decorationId, each.words) ?? '')
    return { recipe, room, fitted: await letterer.fit(recipe, list, room) }
  }
  return (decorationId: string, band: SizeBand) => {
    const key = `${decorationId} ${band}`
    const look = looks.get(key) ?? find(decorationId, band)
    looks.set(key, look)
    return look
  }
}

type Made<Art> = {
  readonly told: readonly ToldOfWords[]
  readonly art?: Art
  readonly size?: Omit<WordsAsArt, 'assetVersionId'>
}

async function wordsAsArt<Art>(
  { document, product, letterer }: Wardrobe<Art>,
  lookIn: ReturnType<typeof lookOfAll<Art>>,
  person: PersonsPiece,
  decorationId: string,
  isInked: boolean,
): Promise<Made<Art>> {
  const decoration = document.decorations.find(({ id }) => id === decorationId)
  const words = wordsOf(document, decorationId, person.words) ?? ''
  if (!decoration?.artwork || words === '') return { told: [] }
  const size = product.sizes.find(({ name }) => name === person.size)
  const look = await lookIn(decorationId, size ? sizeBandOf(size) : 'adult')
  if (!look) return { told: [] }
  const { recipe, room, fitted } = look
  const { setting, tooLong, missing } = fitted
  const lacks = missing.find(each => each.words === words)
  if (lacks) return { told: [{ kind: 'missing', ...lacks }] }
  if (tooLong.includes(words)) return { told: [{ kind: 'tooLong', words }] }
  const { colors } = decoration.artwork
  const lettered = await letterer.drawFor(recipe, words, setting, colors, isInked)
  if ('missing' in lettered) return { told: [{ kind: 'missing', words, letter: lettered.missing }] }
  const { art, widthInches, heightInches } = lettered
  const effect = effectOf(decoration.personal?.kind ?? 'line', setting, recipe, room.letterInches)
  return { told: effect ? [effect] : [], art, size: { widthInches, heightInches } }
}

function effectOf(
  of: PersonalKind,
  setting: Setting,
  recipe: TextRecipe,
  wantedInches: number,
): ToldOfWords | undefined {
  if (setting.letterInches < wantedInches) return { kind: 'lower', of, inches: setting.letterInches }
  if (setting.narrow < 1) return { kind: 'narrower', of, percent: Math.round(100 * setting.narrow) }
  return setting.letterSpacing < recipe.letterSpacing - 0.001 ? { kind: 'nearer', of } : undefined
}

/** Where the same words stand elsewhere too, the first place tells it. */
function tellOnce(told: ToldOfWords[], each: ToldOfWords): void {
  const key = keyOf(each)
  if (!told.some(known => keyOf(known) === key)) told.push(each)
}

function keyOf(told: ToldOfWords): string {
  return JSON.stringify({ ...told, percent: 0, inches: 0 })
}

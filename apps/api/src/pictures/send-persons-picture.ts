import { randomUUID } from 'node:crypto'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { dressPerson, type Letterer, type PersonsPiece } from '@teamloom/design/dress-person.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recipeOf } from '#api/assets/recipe-of.ts'
import { sendBusy, sendRefusal } from '#api/http/refusal-answer.ts'
import { withKeptLetters } from '#api/pictures/kept-letters.ts'
import { lettersPerInch } from '#api/pictures/letters-per-inch.ts'
import { LostArtwork } from '#api/pictures/picture-studio.ts'
import type { ArtworkReader } from '#api/platform/artwork/artwork-reader.ts'
import type { Holder } from '#api/platform/turns.ts'
import type { Dependencies } from '#api/services.ts'

/** How many of one person wait for letters at most: a list is scrolled through. */
const mostWaiting = 40
const waitSeconds = 2

/** Somebody has as much waiting as they may. */
class Busy extends Error {
  override name = 'Busy'
}

function lettererOf(
  artwork: ArtworkReader,
  holder: Holder,
  perInch: number | undefined,
): Letterer<Uint8Array> {
  const inTurn = async <Value>(made: Promise<Value | undefined>): Promise<Value> => {
    const value = await made
    if (value === undefined) throw new Busy()
    return value
  }
  return {
    fit: (recipe, list, room) =>
      inTurn(artwork.inTurn(holder, lane => lane.fit(recipe, list, room), mostWaiting)),
    drawFor: (recipe, words, setting, colors, isInked) =>
      inTurn(
        artwork.inTurn(
          holder,
          lane => lane.letterFor({ recipe, words, setting, colors, isInked, perInch }),
          mostWaiting,
        ),
      ),
  }
}

type Opened = { readonly document: DesignDocument; readonly product: Product }

export type SmallWidth = 300 | 600

type Asked = {
  readonly opened: Opened
  readonly person: PersonsPiece
  /** The people who have one look with the person, the person too. */
  readonly people: readonly PersonsPiece[]
  readonly side: Side
  /** A letter that the font does not have is refused, not left out. */
  readonly needsLetters?: boolean
  /** Pixels across, 600 where it is not said. */
  readonly width?: SmallWidth | undefined
  /** Whose turn it is. */
  readonly holder: Holder
}

/** What is the same for all people of a design that rests. A version's recipe stays as it was written. */
const resting = new WeakMap<DesignDocument, ReturnType<typeof openForPeople>>()

function restingOf(document: DesignDocument, product: Product) {
  const known = resting.get(document) ?? openForPeople(document, product)
  resting.set(document, known)
  return known
}

function openForPeople(document: DesignDocument, product: Product) {
  const sample = drawnDesign(document, product)
  const read = new Map<string, TextRecipe | null>()
  const recipes = async (id: string, find: () => Promise<TextRecipe | null>) => {
    const known = read.get(id)
    if (known !== undefined) return known
    const found = await find()
    read.set(id, found)
    return found
  }
  return { sample, perInch: lettersPerInch(sample, document), recipes }
}

export type PictureHouse = Pick<Dependencies, 'database' | 'artwork' | 'pictures' | 'metrics'>

/** What a design is for its person: the garment in their words, as it is made. */
export async function sendPersonsPicture(
  { database, artwork, pictures, metrics }: PictureHouse,
  { opened: { document, product }, person, people, side, needsLetters = false, width = 600, holder }: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const { sample, perInch, recipes } = restingOf(document, product)
    const letterer = lettererOf(artwork, holder, perInch)
    const { drawn, arts, told } = await dressPerson({
      drawn: sample,
      document,
      product,
      person,
      people,
      recipeOf: id => recipes(id, () => recipeOf(database.read, id)),
      letterer: withKeptLetters(letterer, perInch, holder.account, wasKept =>
        metrics?.countCache('letters', wasKept),
      ),
      newId: randomUUID,
    })
    const lacks = told.find(each => each.kind === 'missing')
    if (needsLetters && lacks) return sendRefusal(reply, 'missingLetter', { facts: { letter: lacks.letter } })
    const picture = await pictures.personal(drawn, arts, side, width, holder.account)
    if (!picture) return sendRefusal(reply, 'not_found')
    return reply.type('image/webp').header('cache-control', 'private, no-cache').send(picture)
  } catch (error) {
    if (error instanceof Busy) return sendBusy(reply, waitSeconds)
    if (!(error instanceof LostArtwork)) throw error
    request.log.error({ err: error }, 'a picture cannot be drawn')
    return sendRefusal(reply, 'unavailable')
  }
}

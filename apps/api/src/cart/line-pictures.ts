import { randomUUID } from 'node:crypto'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import { lineFiles } from '@teamloom/contract/line-files.ts'
import { textRecipeSchema } from '@teamloom/contract/text-art.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { dressPerson, type Letterer, type PersonsPiece } from '@teamloom/design/dress-person.ts'
import { eq } from 'drizzle-orm'
import { findList } from '#api/cart/find-list.ts'
import { assetVersions } from '#api/db/tables.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendBusy, sendRefusal } from '#api/http/refusal-answer.ts'
import { LostArtwork } from '#api/pictures/picture-studio.ts'
import type { ArtworkReader } from '#api/platform/artwork/artwork-reader.ts'
import type { Holder } from '#api/platform/turns.ts'

/** So many of one person wait for letters at most: a list is scrolled through. */
const mostWaiting = 40
const waitSeconds = 2

/** They have as much waiting as they may. */
class Busy extends Error {
  override name = 'Busy'
}

function lettererOf(artwork: ArtworkReader, holder: Holder): Letterer<Uint8Array> {
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
          lane => lane.letterFor({ recipe, words, setting, colors, isInked }),
          mostWaiting,
        ),
      ),
  }
}

/** What a line of a list is for its person: the garment in their words, as it is made. */
export const linePictures: OpenRawHandlers = ({ database, artwork, pictures }) => [
  answers(lineFiles.picture, async ({ params, query: { side } }, request, reply) => {
    const { caller } = request
    if (caller.kind !== 'person') return sendRefusal(reply, 'not_found')
    const found = await findList(database.read, caller.id, params.id)
    if (!found.ok) return sendRefusal(reply, found.refusal.code)
    const { row, opened } = found.value
    const line = row.lines.find(({ id }) => id === params.lineId)
    if (!line) return sendRefusal(reply, 'not_found')
    const { document, product } = opened
    const recipeOf = async (assetVersionId: string) => {
      const [version] = await database.read
        .select({ recipe: assetVersions.recipe })
        .from(assetVersions)
        .where(eq(assetVersions.id, assetVersionId))
      return textRecipeSchema.nullable().parse(version?.recipe ?? null)
    }
    try {
      const { drawn, arts } = await dressPerson({
        drawn: drawnDesign(document, product),
        document,
        product,
        person: pieceOf(line),
        people: row.lines.map(pieceOf),
        recipeOf,
        letterer: lettererOf(artwork, { team: caller.id, account: caller.id }),
        newId: randomUUID,
      })
      const picture = await pictures.personal(drawn, arts, side, 600, caller.id)
      if (!picture) return sendRefusal(reply, 'not_found')
      return reply.type('image/webp').header('cache-control', 'private, no-cache').send(picture)
    } catch (error) {
      if (error instanceof Busy) return sendBusy(reply, waitSeconds)
      if (!(error instanceof LostArtwork)) throw error
      request.log.error({ err: error }, 'a picture cannot be drawn')
      return sendRefusal(reply, 'unavailable')
    }
  }),
]

function pieceOf({ size, words = {} }: Line): PersonsPiece {
  return { size, words }
}

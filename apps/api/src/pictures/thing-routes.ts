import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import type { DetailsName, OptionValues } from '@teamloom/catalog/decorations/options.ts'
import type { Received } from '@teamloom/contract/call.ts'
import { factsOf } from '@teamloom/contract/refusal-facts.ts'
import type { RefusalCode } from '@teamloom/contract/refusals.ts'
import { thingCalls } from '@teamloom/contract/things.ts'
import { type Thing, thingAlone, type WantedThing } from '@teamloom/design/thing-alone.ts'
import { type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { desc, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#api/access/caller.ts'
import { findArtwork } from '#api/assets/find-artwork.ts'
import { readArt } from '#api/assets/read-art.ts'
import { assetVersions } from '#api/db/tables.ts'
import { serviceId } from '#api/http/idempotency.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendBusy, sendRefusal } from '#api/http/refusal-answer.ts'
import { openTurns } from '#api/platform/turns.ts'

type Wanted = Omit<WantedThing, 'artwork'> & {
  readonly assetId: string
  readonly assetVersionId?: string | undefined
  readonly decorationType: string
  readonly details: DetailsName
  readonly size: number
}

/** Larger than any patch or tag. */
const anyPiece = { widthInches: 14, heightInches: 14 }

function tagOf(asked: Received<typeof thingCalls.tag>['body']): Wanted {
  const { tagName, textureName, backgroundColorName } = asked
  const chosen = given({ tagName, textureName, backgroundColorName })
  return { ...asked, ...anyPiece, details: 'tagDetails', chosen }
}

function given(options: Readonly<Record<string, string | number | undefined>>): OptionValues {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as OptionValues
}

/** One beside the designs' pictures. */
const mostAtOnce = 1
const mostWaiting = 3
const waitSeconds = 2

/** Patches, tags and patterns alone, as PNG: for whoever shows them without a garment. */
export const thingHandlers: OpenRawHandlers = ({ database, files, pictures }) => {
  const turns = openTurns(mostAtOnce)

  async function answer(
    wanted: Wanted,
    { caller }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const id = caller.kind === 'person' ? caller.id : serviceId
    const artwork = await find(wanted, caller)
    const thing = artwork ? thingOf(wanted, artwork) : refuse('assetDoesntExist')
    if (!artwork || !thing.ok) return refused(reply, thing as Refused)
    const form = thing.value.inks ? 'plates' : 'pixels'
    const png = await turns.take(
      { team: id, account: id },
      async () => {
        const art = await readArt(artwork.assetVersionId, form, { database, files })
        return art ? await pictures.thing({ thing: thing.value, art, size: wanted.size }, id) : 'lost'
      },
      mostWaiting,
    )
    if (png === undefined) return sendBusy(reply, waitSeconds)
    if (png === 'lost') return sendRefusal(reply, 'assetDoesntExist')
    return reply.type('image/png').header('cache-control', 'private, max-age=900').send(png)
  }

  async function find({ assetId, assetVersionId }: Wanted, user: Caller): Promise<Artwork | undefined> {
    if (user.kind === 'public') return undefined
    const versionId = assetVersionId ?? (await latestOf(assetId))
    const artwork = versionId ? await findArtwork(database.read, versionId, user) : undefined
    return artwork?.assetId === assetId ? artwork : undefined
  }

  async function latestOf(assetId: string): Promise<string | undefined> {
    const [latest] = await database.read
      .select({ id: assetVersions.id })
      .from(assetVersions)
      .where(eq(assetVersions.assetId, assetId))
      .orderBy(desc(assetVersions.createdAt))
      .limit(1)
    return latest?.id
  }

  return [
    answers(thingCalls.pattern, ({ body }, request, reply) =>
      answer({ ...body, details: 'repeatingDetails', chosen: body.repeatingDetails }, request, reply),
    ),
    answers(thingCalls.tag, ({ body }, request, reply) => answer(tagOf(body), request, reply)),
    answers(thingCalls.tagImage, ({ query }, request, reply) =>
      answer(
        tagOf({
          assetId: query.asset_id,
          assetVersionId: query.asset_version_id,
          decorationType: query.decoration_type,
          tagName: query.tag_name,
          textureName: query.texture_name,
          backgroundColorName: query.background_color_name,
          size: query.size,
        }),
        request,
        reply,
      ),
    ),
    answers(thingCalls.patch, ({ body }, request, reply) => {
      const { logoColorNames: colorNames, ...chosen } = body.embroideryPatchDetails
      const wanted = {
        ...body,
        ...anyPiece,
        decorationType: 'embroiderypatch',
        details: 'embroideryPatchDetails',
        chosen: given(chosen),
        colorNames,
      } as const
      return answer(wanted, request, reply)
    }),
  ]
}

function thingOf(wanted: Wanted, artwork: Artwork): Result<Thing, Refusal> {
  const type = findDecorationType(wanted.decorationType)
  if (type?.options.details !== wanted.details) return refuse('assetTypeNotSupported')
  return thingAlone(type, { ...wanted, artwork })
}

type Refused = Extract<Result<Thing, Refusal>, { readonly ok: false }>

function refused(reply: FastifyReply, { refusal }: Refused): FastifyReply {
  const code = refusal.code as RefusalCode
  return sendRefusal(reply, code, { facts: factsOf(code, refusal) })
}

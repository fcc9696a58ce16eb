import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import type { DetailsName, OptionValues } from '@teamloom/catalog/decorations/options.ts'
import { factsOf } from '@teamloom/contract/refusal-facts.ts'
import type { RefusalCode } from '@teamloom/contract/refusals.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { type Thing, thingAlone, type WantedThing } from '@teamloom/design/thing-alone.ts'
import { type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findArtwork } from '#api/assets/find-artwork.ts'
import { readArt } from '#api/assets/read-art.ts'
import { assetVersions } from '#api/db/tables.ts'
import { readCaller } from '#api/http/caller.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { openTurns } from '#api/platform/turns.ts'
import type { Dependencies } from '#api/services.ts'

const name = z.string().max(200)
const inches = z.number().min(0.25).max(60)

const artworkFields = { assetId: idSchema, assetVersionId: idSchema.optional() }
const sizeField = z.coerce.number().int().min(64).max(2048).default(512)

const repeatSchema = z.object({
  ...artworkFields,
  decorationType: name.default('hoodliningrepeatingscreenprint'),
  repeatingDetails: z.record(z.string().max(100), z.union([name, z.number()])).default({}),
  widthInches: inches.default(6),
  heightInches: inches.default(6),
  size: sizeField,
})

const tagSchema = z.object({
  ...artworkFields,
  decorationType: name.default('leathertag'),
  tagName: name.optional(),
  textureName: name.optional(),
  backgroundColorName: name.optional(),
  size: sizeField,
})

const patchSchema = z.object({
  ...artworkFields,
  embroideryPatchDetails: z
    .object({
      tagName: name.optional(),
      textureName: name.optional(),
      backgroundColorName: name.optional(),
      stitchColorName: name.optional(),
      logoColorNames: z.array(name).max(20).optional(),
    })
    .default({}),
  size: sizeField,
})

/** By address, as pictures are asked for. */
const tagImageSchema = z
  .object({
    asset_id: idSchema,
    asset_version_id: idSchema.optional(),
    decoration_type: name.default('leathertag'),
    tag_name: name.optional(),
    texture_name: name.optional(),
    background_color_name: name.optional(),
    size: sizeField,
  })
  .transform(query => ({
    assetId: query.asset_id,
    assetVersionId: query.asset_version_id,
    decorationType: query.decoration_type,
    tagName: query.tag_name,
    textureName: query.texture_name,
    backgroundColorName: query.background_color_name,
    size: query.size,
  }))

type Wanted = Omit<WantedThing, 'artwork'> & {
  readonly assetId: string
  readonly assetVersionId?: string | undefined
  readonly decorationType: string
  readonly details: DetailsName
  readonly size: number
}

/** Larger than any patch or tag. */
const anyPiece = { widthInches: 14, heightInches: 14 }

function tagOf(body: z.output<typeof tagSchema>): Wanted {
  const { tagName, textureName, backgroundColorName } = body
  const chosen = given({ tagName, textureName, backgroundColorName })
  return { ...body, ...anyPiece, details: 'tagDetails', chosen }
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
export function registerThingRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, files, pictures } = dependencies
  const turns = openTurns(mostAtOnce)

  async function answer<Schema extends z.ZodType>(
    request: FastifyRequest,
    reply: FastifyReply,
    schema: Schema,
    sent: unknown,
    wantedOf: (body: z.output<Schema>) => Wanted,
  ): Promise<FastifyReply> {
    const recognised = await readCaller(request, 'session', dependencies)
    if (!recognised.ok) return sendRefusal(reply, recognised.code)
    if (recognised.caller.kind !== 'person') return sendRefusal(reply, 'unauthorized')
    const { id } = recognised.caller
    const read = schema.safeParse(sent)
    if (!read.success) {
      const issues = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      return sendRefusal(reply, 'validation_failed', { issues })
    }
    const wanted = wantedOf(read.data)
    const artwork = await find(wanted, id)
    const thing = artwork ? thingOf(wanted, artwork) : refuse('assetDoesntExist')
    if (!artwork || !thing.ok) return refused(reply, thing as Refused)
    const form = thing.value.inks ? 'plates' : 'pixels'
    const png = await turns.take(
      { team: id, account: id },
      async () => {
        const art = await readArt(artwork.assetVersionId, form, { database, files })
        return art ? await pictures.thing({ thing: thing.value, art, size: wanted.size }) : 'lost'
      },
      mostWaiting,
    )
    if (png === undefined) {
      reply.header('retry-after', String(waitSeconds))
      return sendRefusal(reply, 'too_many_requests')
    }
    if (png === 'lost') return sendRefusal(reply, 'assetDoesntExist')
    return reply.type('image/png').header('cache-control', 'private, max-age=900').send(Buffer.from(png))
  }

  async function find({ assetId, assetVersionId }: Wanted, userId: string): Promise<Artwork | undefined> {
    const user = { kind: 'person', id: userId } as const
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

  const hidden = { schema: { hide: true } }
  app.post('/generate/repeatingpattern', hidden, (request, reply) =>
    answer(request, reply, repeatSchema, request.body, body => ({
      ...body,
      details: 'repeatingDetails',
      chosen: body.repeatingDetails,
    })),
  )
  app.post('/generate/tag', hidden, (request, reply) =>
    answer(request, reply, tagSchema, request.body, tagOf),
  )
  app.get('/assets/tag_image', hidden, (request, reply) =>
    answer(request, reply, tagImageSchema, request.query, tagOf),
  )
  app.post('/generate/embroiderypatch', hidden, (request, reply) =>
    answer(request, reply, patchSchema, request.body, body => {
      const { logoColorNames: colorNames, ...chosen } = body.embroideryPatchDetails
      return {
        ...body,
        ...anyPiece,
        decorationType: 'embroiderypatch',
        details: 'embroideryPatchDetails',
        chosen: given(chosen),
        colorNames,
      }
    }),
  )
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

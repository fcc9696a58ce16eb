import { packArt } from '@teamloom/artwork/art-file.ts'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import { decorationTypes } from '@teamloom/catalog/decorations/index.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { isReachedAsStaff } from '#web/data/staff-reach.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { call, ownAddress } from '#web/lib/api.ts'

const loading = new Map<string, Promise<void>>()
/** The assets of versions that no design has yet, but that are tried on one. */
const remembered = new Map<string, string>()

type Asset = Pick<Artwork, 'assetId' | 'assetVersionId'>

export function rememberAsset({ assetId, assetVersionId }: Asset): void {
  remembered.set(assetVersionId, assetId)
}

/**
 * Artwork that was made here and that the server does not know, the newest; a picture on its way may need one of
 * before.
 */
const made = new Map<string, MadeArt>()
const mostMadeBytes = 64_000_000

/** `plates`: an art file. */
export type MadeArt = { readonly plates: Uint8Array; readonly pixels: Pixels }

export function offerArt(artwork: Asset, art: MadeArt): void {
  rememberAsset(artwork)
  made.set(artwork.assetVersionId, art)
  let bytes = [...made.values()].reduce((sum, each) => sum + bytesOf(each), 0)
  for (const [id, each] of made) {
    if (bytes <= mostMadeBytes) break
    bytes -= bytesOf(each)
    made.delete(id)
    remembered.delete(id)
    void garmentWorkers().stage.forgetArt(id)
  }
}

function bytesOf({ plates, pixels }: MadeArt): number {
  return plates.byteLength + pixels.rgba.byteLength
}

/** Brings the artwork of these prints to the workers; answers when all that can be had is there. */
export async function provideArtworks(drawn: DrawnDesign, state: DesignState, teamId: string): Promise<void> {
  await Promise.all(
    drawn.prints.map(print => {
      const decoration = state.decorations.find(({ id }) => id === print.decorationId)
      const assetId = decoration?.assetId ?? remembered.get(print.assetVersionId)
      return assetId && provide(print.assetVersionId, print.inks !== null, assetId, teamId)
    }),
  )
}

/** Brings artwork to the workers that is about to be drawn as every kind, in both of its forms. */
export async function provideSoon({ assetId, assetVersionId }: Asset, teamId: string): Promise<void> {
  await Promise.all([true, false].map(isInked => provide(assetVersionId, isInked, assetId, teamId)))
}

function provide(assetVersionId: string, isInked: boolean, assetId: string, teamId: string): Promise<void> {
  const key = `${assetVersionId} ${isInked}`
  let promise = loading.get(key)
  if (!promise) {
    promise = load(assetVersionId, isInked, assetId, teamId)
    // A failure is tried again with the next picture.
    promise.catch(() => loading.delete(key))
    loading.set(key, promise)
  }
  return promise.catch(() => undefined)
}

async function load(
  assetVersionId: string,
  isInked: boolean,
  assetId: string,
  teamId: string,
): Promise<void> {
  const own = made.get(assetVersionId)
  if (own) {
    const file = isInked ? own.plates : packArt({ kind: 'pixels', pixels: own.pixels })
    return garmentWorkers().stage.provideArt(assetVersionId, isInked, file)
  }
  // The form hangs on the type that is asked for, and another than the design's may be tried out.
  const { type } = must(
    decorationTypes.find(({ inks }) => (inks.from === 'palette') === isInked),
    'type',
  )
  const about = { params: { type }, query: { asset_id: assetId, asset_version_id: assetVersionId } }
  const { platesUrl } = isReachedAsStaff(teamId)
    ? await call(assetCalls.readWithAdmin, about)
    : await call(assetCalls.read, { ...about, query: { ...about.query, team_id: teamId } })
  const { stage, rowOfTiles } = garmentWorkers()
  const address = ownAddress(platesUrl)
  await Promise.all([stage, ...rowOfTiles].map(worker => worker.fetchArt(assetVersionId, isInked, address)))
}

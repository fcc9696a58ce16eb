import { type Box, pictureBoxOf, unionOf } from '@teamloom/bakes/manifest.ts'
import { type Side, sides } from '@teamloom/bakes/side.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import type { DrawnDesign, DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { spreadsOf } from '@teamloom/design/locations.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import { cropAround } from '@teamloom/garment/crop-around.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Shown } from '@teamloom/garment/difference.ts'
import { frameFor, framesOf, type GarmentFrames, upperPart } from '@teamloom/garment/garment-frame.ts'
import { openGarmentStore } from '@teamloom/garment/garment-store.ts'
import type { LaidPlace } from '@teamloom/garment/laid-place.ts'
import type { Look, Picture } from '@teamloom/garment/look.ts'
import { lieOf, lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { pickAt } from '@teamloom/garment/pick.ts'
import { type ScreenPoint, screenOf, screenOfPrint } from '@teamloom/garment/place.ts'
import type { PrintFrame } from '@teamloom/garment/print-frame.ts'
import type { openPrintImages } from '@teamloom/garment/print-images.ts'
import { isPrintAt } from '@teamloom/garment/seen-print.ts'
import { expose, transfer } from 'comlink'
import { decodeGray } from '#web/features/studio/drawing/decode-gray.ts'
import type { TileRequest } from '#web/features/studio/drawing/draw-tile.ts'
import type { Practice } from '#web/features/studio/drawing/practise-tiles.ts'
import { loadCode } from '#web/lib/load-code.ts'

/** Draws garments off the main thread, from bakes that it fetches once. */

const megabyte = 1_000_000

/** How often a print's tile was asked for. */
let tilesAsked = 0

const garments = openGarmentStore(
  {
    readManifest: async product => (await fetchOrThrow(`/api/v1/layers/${product}/layers.json`)).json(),
    readBake: async (holder, { file, sha256 }) => {
      const answer = await fetchOrThrow(`/api/v1/layers/${holder}/${file}?v=${sha256.slice(0, 12)}`)
      return new Uint8Array(await answer.arrayBuffer())
    },
    decodeGray,
  },
  { mostSides: 12, mostBakeBytes: 150 * megabyte },
)

async function fetchOrThrow(address: string): Promise<Response> {
  // oxlint-disable-next-line eslint/no-restricted-globals -- bakes are files, not calls
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return response
}

async function openSide({ product, styles, prints }: DrawnDesign, side: Side): Promise<DecodedSide> {
  const [decoded] = await Promise.all([
    garments.openSide(product, side, styles),
    prints.length > 0 ? openImages() : undefined,
  ])
  return decoded
}

const artName = (assetVersionId: string, isInked: boolean) =>
  `${assetVersionId} ${isInked ? 'plates' : 'pixels'}`

const arts = new Map<string, Uint8Array>()
let images: ReturnType<typeof openPrintImages> | undefined

const loadFraming = () => loadCode(() => import('@teamloom/garment/print-frame.ts'))

/** How artwork becomes ink, thread and leather is as much code as all the rest: a bare garment is seen without it. */
async function openImages(): Promise<void> {
  const [code] = await Promise.all([
    loadCode(() => import('@teamloom/garment/print-images.ts')),
    // It is framed as soon as it is seen.
    loadFraming(),
  ])
  images ??= code.openPrintImages(300 * megabyte)
}

/** A design as a side shows it at some scale. */
function lookOf(drawn: DrawnDesign, { manifest }: DecodedSide, scale = 1): Look {
  const pixelsPerInch = manifest.camera.pixelsPerInch * Math.max(1, scale)
  return lookOfDesign(drawn, print => images?.(print, pixelsPerInch, () => artOf(print)))
}

const artOf = ({ assetVersionId, inks }: DrawnPrint) => arts.get(artName(assetVersionId, inks !== null))

/** For what hangs on the cloth alone, and on no artwork. */
const bareLookOf = (drawn: DrawnDesign, decoded: DecodedSide) => lookOf({ ...drawn, prints: [] }, decoded)

async function toBitmap(picture: Picture): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(picture.rgba, picture.width, picture.height))
}

let hand: Promise<void> = Promise.resolve()
let letGo = () => {}

/** Between two steps of what can wait: whatever was told or asked meanwhile comes first, and the hand is free. */
async function pause(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve))
  await hand
}

const tileMaker = { openSide, artOf, pause }

export type ComposeRequest = {
  readonly drawn: DrawnDesign
  readonly side: Side
  /** Picture pixels to one of the side's. */
  readonly scale: number
  readonly viewport?: Box
}

const garmentWorker = {
  /** While something is in the hand, tiles wait: the stage needs the processor. */
  hold(isHeld: boolean): void {
    letGo()
    hand = isHeld ? new Promise(resolve => (letGo = resolve)) : Promise.resolve()
  },

  async framesOf(product: string): Promise<GarmentFrames> {
    return framesOf(await garments.openManifest(product))
  },

  async compose({ drawn, side, scale, viewport }: ComposeRequest) {
    const decoded = await openSide(drawn, side)
    const picture = composeSide(decoded, lookOf(drawn, decoded, scale), {
      scale,
      ...(viewport ? { viewport } : {}),
    })
    const bitmap = await toBitmap(picture)
    return transfer(bitmap, [bitmap])
  },

  /** Opens a side, so that it is there at once when it is asked for. */
  async prepare(drawn: DrawnDesign, side: Side): Promise<void> {
    const decoded = await openSide(drawn, side)
    composeSide(decoded, lookOf(drawn, decoded))
    // What does not come now is asked for again where it is needed.
    openImages().catch(() => undefined)
  },

  /**
   * Draws tiles of some types for practice, so that they are drawn soon when they are asked for; ends when they are.
   */
  async prepareTiles(practice: Practice): Promise<void> {
    const asked = tilesAsked
    const { practiseTiles } = await loadCode(() => import('#web/features/studio/drawing/practise-tiles.ts'))
    await practiseTiles(practice, tileMaker, () => tilesAsked === asked)
  },

  async pick(drawn: DrawnDesign, side: Side, x: number, y: number) {
    const decoded = await openSide(drawn, side)
    const picked = pickAt(decoded, lookOf(drawn, decoded), x, y)
    return picked && { partName: picked.part, elementName: picked.element }
  },

  /** The topmost print under a spot. */
  async pickPrint(drawn: DrawnDesign, side: Side, x: number, y: number): Promise<string | undefined> {
    const decoded = await openSide(drawn, side)
    const look = bareLookOf(drawn, decoded)
    return drawn.prints.findLast(print => isPrintAt(decoded, look, lieOf(print), x, y))?.decorationId
  },

  async outline(drawn: DrawnDesign, side: Side, partName: string, elementName: string) {
    const [decoded, { outlineOfElement }] = await Promise.all([
      openSide(drawn, side),
      loadCode(() => import('@teamloom/garment/outline.ts')),
    ])
    return outlineOfElement(decoded, lookOf(drawn, decoded), partName, elementName)
  },

  /** Where a decoration is seen on a side; undefined when none of it is. */
  async frameDecoration(
    drawn: DrawnDesign,
    side: Side,
    decorationId: string,
  ): Promise<PrintFrame | undefined> {
    const prints = drawn.prints.filter(print => print.decorationId === decorationId)
    if (prints.length === 0) return undefined
    const decoded = await openSide(drawn, side)
    const { framePrint } = await loadFraming()
    return framePrint(decoded, bareLookOf(drawn, decoded), prints)
  },

  /** How places lie in the picture of a side, one that is on both socks as often as it shows there; those out of sight are left out. */
  async layPlaces(
    drawn: DrawnDesign,
    side: Side,
    places: readonly LocationDefinition[],
  ): Promise<readonly LaidPlace[]> {
    const [decoded, { layPlace }] = await Promise.all([
      openSide(drawn, side),
      loadCode(() => import('@teamloom/garment/laid-place.ts')),
    ])
    const look = bareLookOf(drawn, decoded)
    return places.flatMap(place => {
      const spreads = spreadsOf(place)
      const shown = spreads.filter(spread => spread.side === side)
      return (shown.length > 0 ? shown : spreads).flatMap(spread => {
        const lie = { panel: spread.panel, face: place.face, place: spread.positionName }
        const { centerU, centerV } = spread
        return (
          layPlace({ ...place, centerU, centerV }, (u, v) => screenOfPrint(decoded, look, lie, u, v)) ?? []
        )
      })
    })
  },

  /** Where places of a panel are seen on a side; null: out of sight. */
  async spotsOn(
    drawn: DrawnDesign,
    side: Side,
    panel: string,
    places: readonly (readonly [u: number, v: number])[],
  ): Promise<readonly (ScreenPoint | null)[]> {
    const decoded = await openSide(drawn, side)
    const look = bareLookOf(drawn, decoded)
    return places.map(([u, v]) => screenOf(decoded, look, panel, u, v) ?? null)
  },

  /** The seams round a place, cut here: the first cut of a pattern takes longer than a frame. */
  async seamsOf(product: string, styles: Readonly<Record<string, string>>, place: LocationDefinition) {
    const { seamsOf } = await loadCode(() => import('#web/features/studio/drawing/seams-of.ts'))
    return seamsOf(product, styles, place)
  },

  /** The side to look at a change from: the one that is looked at unless another shows far more of it. */
  async sideShowing(before: DrawnDesign, after: DrawnDesign, from: Side): Promise<Side> {
    const seen = await differences([before, after])
    const share = (side: Side) => seen.find(difference => difference.side === side)?.pixels ?? 0
    const most = seen.toSorted((a, b) => b.pixels - a.pixels)[0]
    return most && share(from) < most.pixels / 3 ? most.side : from
  },

  /**
   * A spot of the garment, one for all, in several styles of an element: where they differ, on the side that shows it
   * best; where they do not, the element, or the garment's upper part when no pixel is the element's.
   */
  async tiles(
    drawns: readonly DrawnDesign[],
    partName: string,
    elementName: string,
    width: number,
    height: number,
  ) {
    const place = await findPlace(drawns, partName, elementName, width / height)
    const bitmaps = []
    for (const drawn of drawns) {
      const decoded = await openSide(drawn, place?.side ?? 'front')
      const viewport =
        place?.box ?? upperPart(frameFor(framesOf(decoded.manifest), drawn.styles), width / height)
      const scale = width / viewport.width
      const picture = composeSide(decoded, lookOf(drawn, decoded, scale), { viewport, scale })
      bitmaps.push(await toBitmap(picture))
    }
    return transfer(bitmaps, bitmaps)
  },

  /** A print and the garment around it, on the side that it lies on; undefined where it cannot be seen. */
  async printTile(request: TileRequest) {
    tilesAsked += 1
    const { drawTile } = await loadCode(() => import('#web/features/studio/drawing/draw-tile.ts'))
    const picture = await drawTile(request, tileMaker)
    if (!picture) return undefined
    const bitmap = await toBitmap(picture)
    return transfer(bitmap, [bitmap])
  },

  /** The liveliest spot of a print from near, so many inches of cloth each way; undefined where it is out of sight. */
  async closeUp(drawn: DrawnDesign, decorationId: string, inches: number, pixels: number) {
    const side = drawn.prints.find(print => print.decorationId === decorationId)?.location.side
    const frame = side && (await garmentWorker.frameDecoration(drawn, side, decorationId))
    if (!frame) return undefined
    const decoded = await openSide(drawn, side)
    const { liveliestSpot } = await loadCode(() => import('@teamloom/garment/liveliest-spot.ts'))
    const edge = Math.round(inches * decoded.manifest.camera.pixelsPerInch)
    const viewport = liveliestSpot(
      composeSide(decoded, lookOf(drawn, decoded), { viewport: frame.box, scale: 1 }),
      frame.box,
      edge,
    )
    const scale = pixels / edge
    const bitmap = await toBitmap(composeSide(decoded, lookOf(drawn, decoded, scale), { viewport, scale }))
    return transfer(bitmap, [bitmap])
  },

  /** A few megabytes: the page would stand still while it takes them and hands them on. */
  async fetchArt(assetVersionId: string, isInked: boolean, address: string): Promise<void> {
    const file = await fetchOrThrow(address)
    arts.set(artName(assetVersionId, isInked), new Uint8Array(await file.arrayBuffer()))
  },

  provideArt(assetVersionId: string, isInked: boolean, bytes: Uint8Array) {
    arts.set(artName(assetVersionId, isInked), bytes)
  },

  forgetArt(assetVersionId: string) {
    for (const isInked of [true, false]) arts.delete(artName(assetVersionId, isInked))
  },
}

export type GarmentWorker = typeof garmentWorker

/** How much of what tells designs from the first is seen on each side, and where; sides that show nothing are left out. */
async function differences(drawns: readonly DrawnDesign[]) {
  const { differenceOf } = await loadCode(() => import('@teamloom/garment/difference.ts'))
  const seen = []
  for (const side of sides) {
    const [first, ...others] = await Promise.all(
      drawns.map(async (drawn): Promise<Shown> => {
        const decoded = await openSide(drawn, side)
        return { side: decoded, look: bareLookOf(drawn, decoded) }
      }),
    )
    const found = others.flatMap(other => (first && differenceOf(first, other)) ?? [])
    if (!first || found.length === 0) continue
    seen.push({
      side,
      pixels: found.reduce((sum, { pixels }) => sum + pixels, 0),
      box: unionOf(found.map(({ box }) => box)),
      camera: pictureBoxOf(first.side.manifest, first.look.styles, side),
    })
  }
  return seen
}

async function findPlace(
  drawns: readonly DrawnDesign[],
  partName: string,
  elementName: string,
  aspect: number,
) {
  const seen = await differences(drawns)
  const most = Math.max(...seen.map(({ pixels }) => pixels))
  const shown = seen.find(({ pixels }) => pixels > most / 2)
  if (shown) return { side: shown.side, box: cropAround(shown.box, shown.camera, aspect) }
  const { cropOf } = await loadCode(() => import('@teamloom/garment/crop.ts'))
  for (const side of sides) {
    for (const drawn of drawns) {
      const decoded = await openSide(drawn, side)
      const box = cropOf(decoded, lookOf(drawn, decoded), partName, elementName, aspect)
      if (box) return { side, box }
    }
  }
  return undefined
}

expose(garmentWorker)

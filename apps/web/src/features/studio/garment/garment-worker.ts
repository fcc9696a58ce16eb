import type { Box } from '@teamloom/bakes/manifest.ts'
import { type Side, sides } from '@teamloom/bakes/side.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import { cropOf } from '@teamloom/garment/crop.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import { openGarmentStore } from '@teamloom/garment/garment-store.ts'
import type { Look, Picture } from '@teamloom/garment/look.ts'
import { lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { outlineOfElement } from '@teamloom/garment/outline.ts'
import { pickAt } from '@teamloom/garment/pick.ts'
import { screenOf, screenOfPrint } from '@teamloom/garment/place.ts'
import { openPrintImages } from '@teamloom/garment/print-images.ts'
import { contains } from '@teamloom/shape/panel.ts'
import { expose, transfer } from 'comlink'
import { decodeGray } from '#web/features/studio/garment/decode-gray.ts'
import { framePrint, type PrintFrame } from '#web/features/studio/garment/frame-print.ts'
import {
  frameFor,
  framesOf,
  type GarmentFrames,
  upperPart,
} from '#web/features/studio/garment/garment-frame.ts'

/** Draws garments off the main thread, from bakes that it fetches once. */

const megabyte = 1_000_000

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

const openSide = ({ product, styles }: DrawnDesign, side: Side) => garments.openSide(product, side, styles)

const artName = (assetVersionId: string, isInked: boolean) =>
  `${assetVersionId} ${isInked ? 'plates' : 'pixels'}`

const arts = new Map<string, Uint8Array>()
const images = openPrintImages(300 * megabyte)

/** A design as a side shows it at some scale. */
function lookOf(drawn: DrawnDesign, { manifest }: DecodedSide, scale = 1): Look {
  const pixelsPerInch = manifest.camera.pixelsPerInch * Math.max(1, scale)
  return lookOfDesign(drawn, print =>
    images(print, pixelsPerInch, () => arts.get(artName(print.assetVersionId, print.inks !== null))),
  )
}

async function toBitmap(picture: Picture): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(picture.rgba, picture.width, picture.height))
}

export type ComposeRequest = {
  readonly drawn: DrawnDesign
  readonly side: Side
  /** Picture pixels to one of the side's. */
  readonly scale: number
  readonly viewport?: Box
}

const garmentWorker = {
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

  /** So that it is there at once when it is asked for. */
  async prepare(drawn: DrawnDesign, side: Side): Promise<void> {
    const decoded = await openSide(drawn, side)
    composeSide(decoded, lookOf(drawn, decoded))
  },

  async pick(drawn: DrawnDesign, side: Side, x: number, y: number) {
    const decoded = await openSide(drawn, side)
    const picked = pickAt(decoded, lookOf(drawn, decoded), x, y)
    return picked && { partName: picked.part, elementName: picked.element }
  },

  /** The topmost print under a spot. */
  async pickPrint(drawn: DrawnDesign, side: Side, x: number, y: number): Promise<string | undefined> {
    for (const print of drawn.prints.toReversed()) {
      const frame = await garmentWorker.framePrint(drawn, side, print.decorationId)
      if (
        frame &&
        contains(
          frame.outline.map(spot => [spot.x, spot.y] as const),
          [x, y],
        )
      )
        return print.decorationId
    }
    return undefined
  },

  async outline(drawn: DrawnDesign, side: Side, partName: string, elementName: string) {
    const decoded = await openSide(drawn, side)
    return outlineOfElement(decoded, lookOf(drawn, decoded), partName, elementName)
  },

  /** Where a print is seen on a side; undefined when it is on another. */
  async framePrint(drawn: DrawnDesign, side: Side, decorationId: string): Promise<PrintFrame | undefined> {
    const print = drawn.prints.find(candidate => candidate.decorationId === decorationId)
    if (!print) return undefined
    const decoded = await openSide(drawn, side)
    const look = lookOf(drawn, decoded)
    const { panel, positionName } = print.location
    return framePrint(
      print,
      (u, v) => screenOfPrint(decoded, look, { panel, place: positionName }, u, v),
      (u, v) => screenOf(decoded, look, panel, u, v),
    )
  },

  /**
   * The same spot of the garment in several styles of an element, on the side that shows it best; its upper part
   * when no pixel is the element's.
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

  hasArt: (assetVersionId: string, isInked: boolean) => arts.has(artName(assetVersionId, isInked)),

  provideArt(assetVersionId: string, isInked: boolean, bytes: Uint8Array) {
    arts.set(artName(assetVersionId, isInked), bytes)
  },
}

export type GarmentWorker = typeof garmentWorker

async function findPlace(
  drawns: readonly DrawnDesign[],
  partName: string,
  elementName: string,
  aspect: number,
) {
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

import { unpackArt } from '@teamloom/artwork/art-file.ts'
import { inkPlates } from '@teamloom/artwork/plates.ts'
import type { Bake } from '@teamloom/bakes/bake.ts'
import { type Box, bakesToDraw, holderOf, type Manifest } from '@teamloom/bakes/manifest.ts'
import { type Side, sides } from '@teamloom/bakes/side.ts'
import { unpackBake } from '@teamloom/bakes/unpack-bake.ts'
import type { DrawnDesign, DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import { cropOf } from '@teamloom/garment/crop.ts'
import { assembleSide, type DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Look, Picture } from '@teamloom/garment/look.ts'
import { lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { outlineOfElement } from '@teamloom/garment/outline.ts'
import { pickAt } from '@teamloom/garment/pick.ts'
import { screenOf } from '@teamloom/garment/place.ts'
import { buildPrintImage, type PrintImage } from '@teamloom/garment/print-image.ts'
import { expose, transfer } from 'comlink'
import { decodeGray } from '#web/features/studio/garment/decode-gray.ts'
import { framePrint, isInside, type PrintFrame } from '#web/features/studio/garment/frame-print.ts'
import {
  frameFor,
  framesOf,
  type GarmentFrames,
  upperPart,
} from '#web/features/studio/garment/garment-frame.ts'
import { keep } from '#web/features/studio/garment/keep.ts'

/** Draws garments off the main thread, from bakes that it fetches once. */

const sidesKept = 12
const imagesKept = 40

const manifests = new Map<string, Promise<Manifest>>()
const bakes = new Map<string, Promise<Bake>>()
const decodedSides = new Map<string, Promise<DecodedSide>>()
const arts = new Map<string, Uint8Array>()
const images = new Map<string, PrintImage>()

const artName = (assetVersionId: string, isInked: boolean) =>
  `${assetVersionId} ${isInked ? 'plates' : 'pixels'}`

async function fetchOrThrow(address: string): Promise<Response> {
  // oxlint-disable-next-line eslint/no-restricted-globals -- bakes are files, not calls
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return response
}

function openManifest(product: string): Promise<Manifest> {
  let manifest = manifests.get(product)
  if (!manifest) {
    manifest = fetchOrThrow(`/api/v1/layers/${product}/layers.json`).then(
      response => response.json() as Promise<Manifest>,
    )
    manifest.catch(() => manifests.delete(product))
    manifests.set(product, manifest)
  }
  return manifest
}

function openBake(product: string, file: string, sha256: string): Promise<Bake> {
  let bake = bakes.get(`${product}/${file}`)
  if (!bake) {
    bake = fetchOrThrow(`/api/v1/layers/${product}/${file}?v=${sha256.slice(0, 12)}`)
      .then(response => response.arrayBuffer())
      .then(bytes => unpackBake(new Uint8Array(bytes), decodeGray))
    bake.catch(() => bakes.delete(`${product}/${file}`))
    bakes.set(`${product}/${file}`, bake)
  }
  return bake
}

/** The side with the bakes that these styles need. */
async function openSide(drawn: DrawnDesign, side: Side): Promise<DecodedSide> {
  const manifest = await openManifest(drawn.product)
  const entries = bakesToDraw(manifest, side, drawn.styles)
  const key = `${drawn.product} ${side} ${entries.map(entry => entry.name).join(' ')}`
  const opened = keep(decodedSides, key, sidesKept, async () => {
    const loaded = await Promise.all(
      entries.map(
        async entry =>
          [entry.name, await openBake(holderOf(manifest, entry), entry.file, entry.sha256)] as const,
      ),
    )
    return assembleSide(manifest, side, Object.fromEntries(loaded))
  })
  opened.catch(() => decodedSides.delete(key))
  return opened
}

function imageOf(print: DrawnPrint): PrintImage | undefined {
  const bytes = arts.get(artName(print.assetVersionId, print.inks !== null))
  if (!bytes) return undefined
  return keep(images, `${print.assetVersionId} ${JSON.stringify(print.inks)}`, imagesKept, () => {
    const art = unpackArt(bytes)
    const pixels = art.kind === 'plates' ? inkPlates(art.plates, print.inks ?? []) : art.pixels
    return buildPrintImage(pixels.rgba, pixels.width, pixels.height)
  })
}

const lookOf = (drawn: DrawnDesign): Look => lookOfDesign(drawn, imageOf)

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
    return framesOf(await openManifest(product))
  },

  async compose({ drawn, side, scale, viewport }: ComposeRequest) {
    const decoded = await openSide(drawn, side)
    const picture = composeSide(decoded, lookOf(drawn), { scale, ...(viewport ? { viewport } : {}) })
    const bitmap = await toBitmap(picture)
    return transfer(bitmap, [bitmap])
  },

  async pick(drawn: DrawnDesign, side: Side, x: number, y: number) {
    const picked = pickAt(await openSide(drawn, side), lookOf(drawn), x, y)
    return picked && { partName: picked.part, elementName: picked.element }
  },

  /** The topmost print under a spot. */
  async pickPrint(drawn: DrawnDesign, side: Side, x: number, y: number): Promise<string | undefined> {
    for (const print of drawn.prints.toReversed()) {
      const frame = await garmentWorker.framePrint(drawn, side, print.decorationId)
      if (frame && isInside(frame.outline, x, y)) return print.decorationId
    }
    return undefined
  },

  async outline(drawn: DrawnDesign, side: Side, partName: string, elementName: string) {
    return outlineOfElement(await openSide(drawn, side), lookOf(drawn), partName, elementName)
  },

  /** Where a print is seen on a side; undefined when it is on another. */
  async framePrint(drawn: DrawnDesign, side: Side, decorationId: string): Promise<PrintFrame | undefined> {
    const print = drawn.prints.find(candidate => candidate.decorationId === decorationId)
    if (!print) return undefined
    const decoded = await openSide(drawn, side)
    const look = lookOf(drawn)
    return framePrint(print, (u, v) => screenOf(decoded, look, print.location.panel, u, v))
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
      const picture = composeSide(decoded, lookOf(drawn), { viewport, scale: width / viewport.width })
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
      const box = cropOf(await openSide(drawn, side), lookOf(drawn), partName, elementName, aspect)
      if (box) return { side, box }
    }
  }
  return undefined
}

expose(garmentWorker)

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { type DrawnPrint, drawnDesign } from '@teamloom/design/drawn-design.ts'
import type { Inked } from '@teamloom/design/inked-size.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import type { StitchSettings } from '@teamloom/embroidery/sew-artwork.ts'
import { techniques } from '@teamloom/technique/index.ts'
import { type MadeDecoration, madeDecorations } from '@teamloom/techpack/decorations.ts'
import { bandsOf, type PrintWidths } from '@teamloom/techpack/print-bands.ts'
import type { FilmSource, Ink, MadePrint, PrintWork } from '@teamloom/techpack/print-work.ts'
import { findRead } from '#api/assets/picture-once.ts'
import { readArt } from '#api/assets/read-art.ts'
import { unlessOutage } from '#api/platform/outage.ts'
import type { Dependencies } from '#api/services.ts'
import type { PrintTask } from '#api/techpacks/cutting-tasks.ts'
import { filmSourceOf } from '#api/techpacks/film-source.ts'
import { sewingOf } from '#api/techpacks/machine/embroidery/sewing-of.ts'

const gzip = promisify(zlib.gzip)
const gunzip = promisify(zlib.gunzip)

/** Raised when prints are made otherwise, so that those of before are made anew. */
const printsVersion = 13

/** In it a folder of each version of an artwork. */
export const printsFolder = 'techpacks/prints'

type Garment = { readonly document: DesignDocument; readonly product: Product }
type Room = Pick<Dependencies, 'database' | 'files' | 'artwork' | 'cutting'>

/** What staff set otherwise of how machines sew, by decoration. */
export type Stitchings = Readonly<Record<string, StitchSettings>>

/** What is printed, sewn or knitted of a design, once for each decoration, and where it is kept when it is made. */
export function plannedPrints(
  { document, product }: Garment,
  stitchings: Stitchings,
): (PlannedPrint & { readonly decorationId: string })[] {
  const decorations = madeDecorations(document, product)
  const planned = new Map<string, PlannedPrint>()
  for (const print of drawnDesign(document, product).prints)
    if (!planned.has(print.decorationId))
      planned.set(
        print.decorationId,
        planPrint(
          { document, product },
          print,
          inkedOf(print, decorations),
          stitchings[print.decorationId],
          onCloth(print, decorations),
        ),
      )
  return [...planned].map(([decorationId, print]) => ({ ...print, decorationId }))
}

/** Films, stitches and needles of each decoration; undefined where its artwork is lost. Made once for a size and inks. */
export async function makePrints(
  garment: Garment,
  room: Room,
  stitchings: Stitchings = {},
): Promise<Record<string, MadePrint | undefined>> {
  const made: Record<string, MadePrint | undefined> = {}
  for (const print of plannedPrints(garment, stitchings))
    made[print.decorationId] = await unlessOutage(makePrintOnce(print, room))
  return made
}

/** By decoration and width: its films and figures where a size has it in another width than the design's. */
export async function makeBandPrints(
  garment: Garment,
  printWidths: Readonly<Record<string, PrintWidths>>,
  sizeNames: readonly string[],
  room: Room,
  stitchings: Stitchings = {},
): Promise<Record<string, Record<string, MadePrint | undefined>>> {
  const made: Record<string, Record<string, MadePrint | undefined>> = {}
  for (const band of plannedBands(garment, printWidths, sizeNames, stitchings)) {
    const { decorationId, widthInches, isOwn } = band
    const byWidth = (made[decorationId] ??= {})
    if (!isOwn) byWidth[String(widthInches)] = await unlessOutage(makePrintOnce(band, room))
  }
  return made
}

/** A print in a width that sizes have it in; `isOwn`: the design's. */
export type PlannedBand = PlannedPrint & {
  readonly decorationId: string
  readonly widthInches: number
  readonly sizeNames: readonly string[]
  readonly isOwn: boolean
}

/** What is printed, sewn or knitted of a design, once for each decoration that has a size and each of its widths. */
export function plannedBands(
  { document, product }: Garment,
  printWidths: Readonly<Record<string, PrintWidths>>,
  sizeNames: readonly string[],
  stitchings: Stitchings = {},
): PlannedBand[] {
  const decorations = madeDecorations(document, product)
  const known = new Set<string>()
  return drawnDesign(document, product).prints.flatMap(print => {
    const { decorationId } = print
    const size = decorations.find(({ decoration }) => decoration.id === decorationId)?.size
    if (!size || known.has(decorationId)) return []
    known.add(decorationId)
    const inked = inkedOf(print, decorations)
    return bandsOf(size, printWidths[decorationId] ?? {}, sizeNames).map(band => {
      const { widthInches } = band
      const share = widthInches / size.widthInches
      const isOwn = share === 1
      const planned = planPrint(
        { document, product },
        isOwn ? print : resized(print, share),
        isOwn || !inked ? inked : resizedInk(inked, share),
        stitchings[decorationId],
        isOwn ? onCloth(print, decorations) : { ...onCloth(print, decorations), stitches: null },
      )
      return { ...planned, decorationId, widthInches, sizeNames: band.sizeNames, isOwn }
    })
  })
}

/** What lies on a piece keeps its share of it. */
function resized(print: DrawnPrint, share: number): DrawnPrint {
  const { form } = print
  return {
    ...print,
    widthInches: print.widthInches * share,
    heightInches: print.heightInches * share,
    form:
      form.kind === 'piece'
        ? {
            ...form,
            artWidthInches: form.artWidthInches * share,
            artHeightInches: form.artHeightInches * share,
          }
        : form,
  }
}

function resizedInk({ widthInches, heightInches, offU, offV }: Inked, share: number): Inked {
  return {
    widthInches: widthInches * share,
    heightInches: heightInches * share,
    offU: offU * share,
    offV: offV * share,
  }
}

/** Null where all of it counts. */
function inkedOf(
  { decorationId, widthInches, heightInches, form }: DrawnPrint,
  decorations: readonly MadeDecoration[],
): Inked | null {
  const made = decorations.find(({ decoration }) => decoration.id === decorationId)
  if (form.kind !== 'art' || !made?.size) return null
  const { size, inkOff } = made
  if (size.widthInches === widthInches && size.heightInches === heightInches) return null
  return {
    widthInches: size.widthInches,
    heightInches: size.heightInches,
    offU: inkOff.u,
    offV: inkOff.v,
  }
}

function onCloth({ decorationId }: DrawnPrint, decorations: readonly MadeDecoration[]) {
  const made = decorations.find(({ decoration }) => decoration.id === decorationId)
  return { stitches: made?.stitches ?? null, clothHex: made?.clothHex ?? null }
}

export type PlannedPrint = {
  readonly assetVersionId: string
  readonly task: Omit<PrintWork, 'art' | 'filmSource'>
  /** The key in the store of what the print is made of. */
  readonly key: string
}

function planPrint(
  { document, product }: Garment,
  print: DrawnPrint,
  inked: Inked | null,
  stitching: StitchSettings | undefined,
  { stitches, clothHex }: ReturnType<typeof onCloth>,
): PlannedPrint {
  const inks = inksOf(document, print)
  const { form } = print
  const size =
    form.kind === 'piece'
      ? { widthInches: form.artWidthInches, heightInches: form.artHeightInches }
      : { widthInches: print.widthInches, heightInches: print.heightInches }
  const task = {
    technique: print.surface.technique,
    inks,
    tone: toneInkOf(document, print),
    printsLight: print.printsLight ?? false,
    form,
    ...size,
    inked,
    stitches,
    clothHex,
    piece:
      form.kind === 'piece' ? { widthInches: print.widthInches, heightInches: print.heightInches } : null,
    rim: rimOf(print),
    sewing: sewingOf({ document, product }, print, stitching),
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([printsVersion, print.assetVersionId, task]))
    .digest('hex')
  // They go when the artwork does.
  const key = `${printsFolder}/${print.assetVersionId}/${hash}.json.gz`
  return { assetVersionId: print.assetVersionId, task, key }
}

/** What was made of a print before, where that is kept. */
export async function findPrint(key: string, { files }: Pick<Room, 'files'>): Promise<MadePrint | undefined> {
  const before = await files.read(key)
  return before ? (JSON.parse((await gunzip(before)).toString(), reviveBytes) as MadePrint) : undefined
}

export async function makePrintOnce(planned: PlannedPrint, room: Room): Promise<MadePrint | undefined> {
  const before = await findPrint(planned.key, room)
  if (before) return before
  const task = await gatherPrint(planned, room)
  if (!task) return undefined
  const made = await room.cutting.print(task)
  await room.files.write(planned.key, await gzip(JSON.stringify(made, writeBytes)))
  return made
}

/** A print with what it is made of; undefined where its artwork is lost. */
export async function gatherPrint(
  { assetVersionId, task }: Pick<PlannedPrint, 'assetVersionId' | 'task'>,
  { database, files, artwork }: Pick<Room, 'database' | 'files' | 'artwork'>,
): Promise<PrintTask | undefined> {
  const hasInks = task.inks.length > 0
  const art = await readArt(assetVersionId, hasInks ? 'plates' : 'pixels', {
    database,
    files,
  })
  const file = await findRead(assetVersionId, { database })
  if (!art || !file) return undefined
  const hasFilms = hasInks || task.tone !== null
  const { isKnitted } = techniques[task.technique].production
  const filmSource: FilmSource =
    hasFilms && !isKnitted
      ? await filmSourceOf(file, task, { database, files, artwork })
      : { from: 'traced', fault: 'bitmap' }
  return { ...task, art, filmSource }
}

function rimOf({ form, surface, options }: DrawnPrint): PrintWork['rim'] {
  if (form.kind !== 'piece' || !form.rim || techniques[surface.technique].production.sewn !== 'patch')
    return null
  const { hex } = form.rim
  const code = findColor(String(options.stitchColorName))?.techpackColorName ?? hex
  return { hex, code }
}

/** What is pressed has no ink, and no code of a chart. */
function toneInkOf(document: DesignDocument, { decorationId, tone, surface }: DrawnPrint): PrintWork['tone'] {
  if (!tone) return null
  if (techniques[surface.technique].production.isPressed) return { hex: tone, code: 'pressed' }
  const name = findDecoration(document, decorationId)?.colors[0]?.colorName
  return { hex: tone, code: (name && findColor(name)?.techpackColorName) || tone }
}

export function inksOf(document: DesignDocument, print: DrawnPrint): Ink[] {
  const decoration = findDecoration(document, print.decorationId)
  return (print.inks ?? []).map((hex, i) => {
    const name = decoration?.colors[i]?.colorName
    return hex === null ? null : { hex, code: (name && findColor(name)?.techpackColorName) || hex }
  })
}

function writeBytes(_: string, value: unknown): unknown {
  return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value
}

function reviveBytes(_: string, value: unknown): unknown {
  const bytes = (value as { readonly bytes?: unknown } | null)?.bytes
  return typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes, 'base64')) : value
}

import type { WordSpot } from '@teamloom/artwork/art-details.ts'
import type { DrawingFault } from '@teamloom/artwork/drawing-fault.ts'
import { comparedPixels, isAlike } from '@teamloom/artwork/likeness.ts'
import { wordFonts } from '#api/platform/artwork/lettering/shipped-fonts.ts'
import {
  drawnSize,
  mostPixels,
  paintSvg,
  type Rasterized,
  rasterizeSvg,
} from '#api/platform/artwork/rasterize.ts'
import { coarsestBitmap } from '#api/platform/artwork/svg/coarsest-bitmap.ts'
import { cutCycles } from '#api/platform/artwork/svg/cut-cycles.ts'
import { decodeXml } from '#api/platform/artwork/svg/decode-text.ts'
import { drawAngularGradients } from '#api/platform/artwork/svg/draw-angular-gradients.ts'
import { dropUnseen } from '#api/platform/artwork/svg/drop-unseen.ts'
import { dropWholeClips } from '#api/platform/artwork/svg/drop-whole-clips.ts'
import { effortOf, mostEffort } from '#api/platform/artwork/svg/effort.ts'
import { type Embedded, embedImages, type Room } from '#api/platform/artwork/svg/embed-images.ts'
import { expandEntities } from '#api/platform/artwork/svg/expand-entities.ts'
import { dropFarAway, hasFarLayers } from '#api/platform/artwork/svg/far-layers.ts'
import { flatDrawing, flatPixels, type Picture, pictureOf } from '#api/platform/artwork/svg/flat-drawing.ts'
import { liftPaths } from '#api/platform/artwork/svg/lift-paths.ts'
import { isModestText } from '#api/platform/artwork/svg/modest-text.ts'
import { nameFonts } from '#api/platform/artwork/svg/name-fonts.ts'
import { nameForeign } from '#api/platform/artwork/svg/name-foreign.ts'
import { nameLetters } from '#api/platform/artwork/svg/name-letters.ts'
import { nameUndrawn } from '#api/platform/artwork/svg/name-undrawn.ts'
import { outlineText } from '#api/platform/artwork/svg/outline-text.ts'
import { type Paints, paintsOf, paintsOfPicture } from '#api/platform/artwork/svg/paints.ts'
import { parseDrawing, window, writeDrawing } from '#api/platform/artwork/svg/parse-drawing.ts'
import { plainDrawing } from '#api/platform/artwork/svg/plain-drawing.ts'
import { createPurifier } from '#api/platform/artwork/svg/purify.ts'
import { resolveBackground } from '#api/platform/artwork/svg/resolve-background.ts'
import { resolveColors } from '#api/platform/artwork/svg/resolve-colors.ts'
import { resolveGradients } from '#api/platform/artwork/svg/resolve-gradients.ts'
import { resolveMarkers } from '#api/platform/artwork/svg/resolve-markers.ts'
import { areSeen, resolveOutsideFiles } from '#api/platform/artwork/svg/resolve-outside-files.ts'
import { resolveReferences } from '#api/platform/artwork/svg/resolve-references.ts'
import { resolveStyles } from '#api/platform/artwork/svg/resolve-styles.ts'
import { resolveTransforms } from '#api/platform/artwork/svg/resolve-transforms.ts'
import { shownPictures } from '#api/platform/artwork/svg/shown-pictures.ts'

/** A larger file is no artwork, or will not be printed. */
const mostBytes = 20_000_000

const purify = createPurifier(window)

export type CleanDrawing =
  | {
      readonly ok: true
      /** Its words are outlines. */
      readonly svg: string
      readonly effort: number
      readonly paints: Paints
      /** Fonts that it names and we do not have. */
      readonly missingFonts: readonly string[]
      /** Letters of its words that no font of ours has, each once. */
      readonly missingLetters: string
      /** The words whose letters are smallest. */
      readonly words: WordSpot | null
      /** How many pixels all of it would have at the density of the coarsest bitmap that it shows; null without any. */
      readonly pixelsAcross: number | null
      /** Where all that is kept of the drawing is a picture of it. */
      readonly picture: Picture | null
      /** The drawing at `drawnPixels`, where it was drawn already. */
      readonly drawn?: Rasterized
    }
  | { readonly ok: false; readonly fault: DrawingFault | undefined }

const unreadable: CleanDrawing = { ok: false, fault: undefined }
const refused = (fault: DrawingFault): CleanDrawing => ({ ok: false, fault })

/** What is said in several ways is said in one; what is not drawn as browsers do is named. */
const resolutions: readonly ((root: Element) => DrawingFault | undefined)[] = [
  resolveReferences,
  dropUnseen,
  resolveTransforms,
  resolveBackground,
  resolveColors,
  resolveGradients,
  resolveMarkers,
  cutCycles,
  nameUndrawn,
]

/**
 * The drawing with nothing in it that could run, reach another file or grow without bound, in words that are drawn as
 * a browser draws the original; or why there is none, where that can be said.
 */
export async function cleanDrawing(
  bytes: Uint8Array,
  room: Room = { bytes: mostBytes, pixels: mostPixels },
  isInside = false,
): Promise<CleanDrawing> {
  if (bytes.length > mostBytes) return refused('tooComplex')
  const text = readText(bytes)
  if (text === undefined) return unreadable
  if (!isModestText(text)) return refused('tooComplex')
  const paths = liftPaths(text)
  const parsed = parseDrawing(paths.text)
  if (!parsed) return unreadable
  const styleFault = resolveStyles(parsed)
  if (styleFault) return refused(styleFault)
  await drawAngularGradients(parsed)
  const foreign = nameForeign(parsed)
  if (foreign) return refused(foreign)
  const root = plainDrawing(parsed)
  for (const resolve of resolutions) {
    const fault = resolve(root)
    if (fault) return refused(fault)
  }
  const outside = resolveOutsideFiles(root, paths.dataOf)
  if (typeof outside === 'string') return refused(outside)
  dropWholeClips(root, paths.dataOf)
  const missingFonts = nameFonts(root)
  const missingLetters = nameLetters(root)
  const shown = shownPictures(root, paths.dataOf)
  const isShown = (element: Element) => !shown || shown.some(picture => picture.element === element)
  const embedded = await embedImages(root, room, isShown, async inner => {
    if (isInside) return 'nestedImage'
    const clean = await cleanDrawing(inner, room, true)
    return clean.ok ? { ...clean, ...drawnSize(clean.svg) } : (clean.fault ?? 'bitmap')
  })
  if (typeof embedded === 'string') return refused(embedded)
  // What draws a drawing inside another leaves out the pictures in it.
  if (isInside && embedded.size > 0) return refused('nestedImage')
  const isFar = dropFarAway(root, paths.dataOf)
  const effort = effortOf(root, embedded, paths.dataOf)
  if (effort > mostEffort) return refused('tooComplex')
  const pictures = ownDrawings(embedded)
  const write = () => paths.putBack(purify(writeDrawing(root), pictures))
  const draw = () => rasterizeSvg(write(), comparedPixels, wordFonts).rgba
  if ((isFar && outside.length > 0) || areSeen(outside, draw)) return refused('outsideFile')
  for (const each of outside) each.remove()
  const safe = write()
  if (!safe.startsWith('<svg')) return unreadable
  const { svg, words, picture } = await keptOf(safe, pictures, isFar)
  const pixelsAcross = coarsestBitmap(root, shown ?? [], embedded)
  const kept = { ok: true, svg, effort, missingFonts, missingLetters, words, picture } as const
  return picture
    ? { ...kept, paints: paintsOfPicture, pixelsAcross: Math.min(pixelsAcross ?? Infinity, picture.width) }
    : { ...kept, paints: paintsOf(root), pixelsAcross }
}

/** A clean drawing with its words as outlines, or as a picture where those, or its layers, would not show the same. */
async function keptOf(
  safe: string,
  pictures: ReadonlySet<string>,
  isFar: boolean,
): Promise<Pick<Extract<CleanDrawing, { ok: true }>, 'svg' | 'words' | 'picture'>> {
  const outlined = outlineText(safe)
  const { words } = outlined
  if (!outlined.root) return isFar ? painted(safe, words) : { svg: safe, words, picture: null }
  const svg = purify(outlined.svg, pictures)
  if (hasFarLayers(outlined.root)) return painted(svg, words)
  const before = rasterizeSvg(safe, comparedPixels, wordFonts)
  if (isAlike(before, rasterizeSvg(svg, comparedPixels))) return { svg, words, picture: null }
  const { size, ...pixels } = rasterizeSvg(safe, flatPixels, wordFonts)
  const picture = await pictureOf(pixels)
  return { svg: flatDrawing(picture, size), words, picture }
}

async function painted(svg: string, words: WordSpot | null) {
  const { size, ...pixels } = await paintSvg(svg, flatPixels)
  const picture = await pictureOf(pixels)
  return { svg: flatDrawing(picture, size), words, picture }
}

function readText(bytes: Uint8Array): string | undefined {
  const source = decodeXml(bytes)
  return source === undefined ? undefined : expandEntities(source)
}

function ownDrawings(embedded: ReadonlyMap<Element, Embedded>): ReadonlySet<string> {
  return new Set([...embedded.values()].filter(({ isDrawing }) => isDrawing).map(({ url }) => url))
}

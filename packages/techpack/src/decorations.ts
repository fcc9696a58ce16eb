import { type Form, imagesOf, tileOf } from '@teamloom/artwork/form.ts'
import { type StitchWindow, sizeOfStitches, stitchWindow } from '@teamloom/artwork/needle-grid.ts'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import type { OptionField } from '@teamloom/catalog/decorations/options.ts'
import type { Process } from '@teamloom/catalog/decorations/process.ts'
import type { DecorationSize } from '@teamloom/catalog/decorations/sizing.ts'
import type { TechniqueName } from '@teamloom/catalog/decorations/surface.ts'
import { foldOf } from '@teamloom/catalog/decorations/woventag.ts'
import type { LocationDefinition, Product } from '@teamloom/catalog/definition.ts'
import { productionRowsOf } from '@teamloom/design/checks.ts'
import { clothAt } from '@teamloom/design/cloth-at.ts'
import type { DecorationState, DesignDocument } from '@teamloom/design/document.ts'
import { inkedArt, inkedSize, sharesOf } from '@teamloom/design/inked-size.ts'
import { findLocation, findType } from '@teamloom/design/lookup.ts'
import { chosenSize, sizesFor } from '@teamloom/design/sizes.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { wovenFlat } from './woven-flat.ts'

/** A colour that goes into a decoration, as its chart names it. */
export type DecorationColor = {
  readonly name: string
  readonly code: string
  readonly chart: string
  readonly label: Label
  readonly hex: string
}

type Extent = { readonly widthInches: number; readonly heightInches: number }

/** What a tag or patch is made of, below its artwork. */
export type Ground = {
  readonly color: DecorationColor
  readonly of: 'yarn' | 'cloth' | 'trim'
  /** The size as it is woven or cut, before it is folded; a patch’s is the rectangle that it is cut from. */
  readonly widthInches: number
  readonly heightInches: number
}

export type Repeat = Extent & {
  readonly first: Spot
  /** From the first, the others of one repeat, to the right and down. */
  readonly others: readonly Spot[]
}

type Spot = { readonly x: number; readonly y: number }

/** A decoration as it is made; what is not settled of it is null. */
export type MadeDecoration = {
  readonly decoration: DecorationState
  readonly type: Label
  readonly place: Label
  readonly location: LocationDefinition | null
  readonly technique: TechniqueName | null
  readonly process: Process | null
  /** Whether the decoration lies on the whole of its piece, wherever the piece ends. */
  readonly coversPiece: boolean
  /** A pattern that begins in the middle of the back: along the seam of two pieces, or where the ends of one meet. */
  readonly beginsAtBack: 'seam' | 'ends' | null
  /** Inches after which a pattern begins anew, and where from its beginning its images have their middles; null of what is no pattern. */
  readonly repeat: Repeat | null
  /** The colour of the cloth below; null where that is unknown. */
  readonly clothHex: string | null
  /** DS60: of what is inked; of what is knitted, in whole stitches. */
  readonly size: DecorationSize | null
  /** What a motif takes of the stitches that its whole file would take; null of what is not knitted by itself. */
  readonly stitches: StitchWindow | null
  /** From the middle of the file to that of its ink, to the right and down, at that size; inches. */
  readonly inkOff: { readonly u: number; readonly v: number }
  /** What the whole file takes, its margins too, where it lies on the cloth or within its piece. */
  readonly fileSize: Extent | null
  /** The size of the artwork within the piece that it lies on; null where it lies on the cloth itself. */
  readonly artSize: Extent | null
  /** Inks or threads that are printed or sewn, in their order. */
  readonly colors: readonly DecorationColor[]
  /** The colour of the edge that is sewn round a patch. */
  readonly rimColor: DecorationColor | null
  /** What the tag or patch that it is on is woven or cut of; null where it lies on the cloth itself. */
  readonly ground: Ground | null
  /** What its type has a workshop know: size, inks and what was chosen besides. */
  readonly rows: readonly { readonly label: Label; readonly value: Label }[]
}

/** A panel that is printed before it is cut is white before it is printed. */
export const panelColor = '1001'

/** TP4: those of the design that are active, in their order. */
export function madeDecorations(document: DesignDocument, product: Product): MadeDecoration[] {
  return document.decorations
    .filter(({ active }) => active)
    .map(decoration => {
      const type = findType(product, decoration.type)
      const location = findLocation(product, decoration.positionName) ?? null
      const sizes = type && location ? sizesFor(type, location, decoration) : []
      const size = chosenSize(decoration, sizes)
      const form = type && formOf(type, decoration, size)
      const inked = type && size && inkedSize(type, decoration, size)
      const stitches =
        form?.kind === 'knit' && size && inked ? stitchWindow(size, sharesOf(inked, size)) : null
      const artSize =
        form?.kind === 'piece'
          ? { widthInches: form.artWidthInches, heightInches: form.artHeightInches }
          : null
      const inkedOnPiece = artSize && type ? inkedArt(type, decoration, artSize) : null
      const plain = (text: string): Label => ({ en: text, fr: text })
      return {
        decoration,
        type: type ? { ...type.label } : plain(decoration.type),
        place: location ? placeOf(location) : plain(decoration.positionName),
        location,
        technique: type?.surface?.technique ?? null,
        process: type?.process ?? null,
        coversPiece: form !== undefined && type?.sizing.fillsPiece === true,
        beginsAtBack:
          form?.kind === 'repeat' && location?.seam ? ('ends' in location.seam ? 'ends' : 'seam') : null,
        repeat: form ? repeatOf(form) : null,
        clothHex:
          type?.process === 'dyedPanel'
            ? presentColor(panelColor).hex
            : ((location && clothAt(document, product, location)?.color.hex) ?? null),
        size: size && inked ? { ...size, ...(stitches ? sizeOfStitches(stitches) : extentOf(inked)) } : null,
        stitches,
        inkOff: { u: inked?.offU ?? 0, v: inked?.offV ?? 0 },
        fileSize: artSize ?? size ?? null,
        artSize: inkedOnPiece && {
          widthInches: inkedOnPiece.widthInches,
          heightInches: inkedOnPiece.heightInches,
        },
        colors:
          type && chosenInksOf(type.inks)
            ? decoration.colors.flatMap(({ colorName, transparent }) =>
                transparent ? [] : [presentColor(colorName)],
              )
            : [],
        rimColor:
          form?.kind === 'piece' && form.rim
            ? presentColor(String(decoration.options.stitchColorName))
            : null,
        ground: type && size ? groundOf(type, decoration, size, form) : null,
        rows: type ? productionRowsOf(decoration, product) : [],
      }
    })
}

function repeatOf(form: Form): Repeat | null {
  const [tile, images] = [tileOf(form), imagesOf(form)]
  const [first, ...others] = images?.middles ?? []
  if (!tile || !first) return null
  return { ...tile, first, others: others.map(({ x, y }) => ({ x: x - first.x, y: y - first.y })) }
}

function groundOf(
  { process, options: choices }: DecorationType,
  { options }: DecorationState,
  size: DecorationSize,
  form: Form | undefined,
): Ground | null {
  if (form?.kind !== 'piece') return null
  const chosen = options.backgroundColorName
  const color =
    chosen === undefined
      ? leatherColor(String(options.textureName), choices.fieldsWith(options), form.groundHex)
      : presentColor(String(chosen))
  if (process !== 'woven' && process !== 'clipped')
    // A patch is cut of cloth that is dyed to the yarn's colour, and of no yarn.
    return process === 'patch'
      ? { color: { ...color, chart: '' }, of: 'cloth', ...extentOf(size) }
      : { color, of: 'trim', ...extentOf(size) }
  const [widthInches, heightInches] = wovenFlat(foldOf(options), size.widthInches, size.heightInches)
  return { color, of: 'yarn', widthInches, heightInches }
}

/** No chart has skins: one is called as it is chosen. */
function leatherColor(texture: string, fields: readonly OptionField[], hex: string): DecorationColor {
  const label = fields
    .flatMap(field => (field.name === 'textureName' && field.kind === 'choice' ? field.choices : []))
    .find(({ name }) => name === texture)?.label ?? { en: texture, fr: texture }
  return { name: '', code: label.en, chart: '', label: { ...label }, hex }
}

const extentOf = ({ widthInches, heightInches }: Extent): Extent => ({ widthInches, heightInches })

/** How often it is made for one of what is ordered: on a pair of socks twice, unless it is of one foot. */
export function timesOf({ location }: Pick<MadeDecoration, 'location'>): number {
  return location?.pair?.length ?? 1
}

/** The name of a place; one that lies on two pieces names both. */
function placeOf({ label, twin }: LocationDefinition): Label {
  if (!twin) return { ...label }
  return {
    en: label.en.replace(/, (left|right)$/, ', both halves'),
    fr: label.fr.replace(/, (gauche|droite)$/, ', les deux moitiés'),
  }
}

function formOf(
  type: DecorationType,
  { artwork, options }: DecorationState,
  size: DecorationSize | undefined,
): Form | undefined {
  return artwork && size ? type.form({ artwork, size, options }) : undefined
}

export function presentColor(name: string): DecorationColor {
  const color = findColor(name)
  return {
    name,
    code: color?.techpackColorName ?? name,
    chart: color?.chartName ?? '',
    label: color?.label ?? { en: name, fr: name },
    hex: color?.hex ?? '#808080',
  }
}

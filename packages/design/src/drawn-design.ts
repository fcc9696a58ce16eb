import type { Form } from '@teamloom/artwork/form.ts'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import { type ShownColor, shownColorOf } from '@teamloom/catalog/colors/palette.ts'
import type { OptionValues } from '@teamloom/catalog/decorations/options.ts'
import type { Surface } from '@teamloom/catalog/decorations/surface.ts'
import type { LocationDefinition, Product, Ring } from '@teamloom/catalog/definition.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { isElementAvailable } from './availability.ts'
import { clothAt, fabricOfLayer, swapsOf } from './cloth-at.ts'
import { type DesignDocument, elementKey, layerKey } from './document.ts'
import { locationsOf, spreadsOf } from './locations.ts'
import { findType } from './lookup.ts'
import { inksOf, printsLight, toneOf } from './print-colors.ts'
import { chosenSize, sizesFor } from './sizes.ts'

/** A layer's colour and cloth, as they are drawn. */
export type DrawnCloth = ShownColor & { readonly colorName: string; readonly fabric: string }

/**
 * A decoration as it is drawn: which artwork, where, how large, in which inks (null: left out), made into what, how it
 * is lit. One that lies on two panels is drawn twice.
 */
export type DrawnPrint = {
  readonly decorationId: string
  readonly assetVersionId: string
  readonly surface: Surface
  readonly location: Pick<
    LocationDefinition,
    'positionName' | 'side' | 'panel' | 'face' | 'centerU' | 'centerV' | 'planeAngle'
  > & {
    /** Where a pattern begins, or the seam that it follows. */
    readonly fromU: number | Curve | Ring
  }
  readonly widthInches: number
  readonly heightInches: number
  readonly inks: readonly (string | null)[] | null
  /** The one ink or mark that all of it is in, null where it is left out; undefined: its own colours. */
  readonly tone?: string | null
  /** Whether the ink is lighter than its cloth: then it prints what is light of the artwork. */
  readonly printsLight?: true
  readonly form: Form
  readonly options: OptionValues
}

/** All that a picture depends on, and nothing else: two designs that look alike are drawn once. */
export type DrawnDesign = {
  readonly family: string
  readonly product: string
  readonly styles: Readonly<Record<string, string>>
  readonly cloths: Readonly<Record<string, DrawnCloth>>
  readonly prints: readonly DrawnPrint[]
}

export function drawnDesign(document: DesignDocument, product: Product): DrawnDesign {
  return {
    family: product.family.name,
    product: product.product.name,
    styles: drawnStyles(document),
    cloths: drawnCloths(document, product),
    prints: drawnPrints(document, product),
  }
}

function drawnStyles(document: DesignDocument): DrawnDesign['styles'] {
  return Object.fromEntries(
    document.parts.flatMap(part =>
      part.elements.map(element => [elementKey(part.name, element.name), element.style.name] as const),
    ),
  )
}

function drawnCloths(document: DesignDocument, product: Product): DrawnDesign['cloths'] {
  const cloths: Record<string, DrawnCloth> = {}
  const swaps = swapsOf(document, product)
  for (const part of document.parts) {
    const elements = product.parts.find(definition => definition.name === part.name)?.elements ?? []
    for (const element of part.elements) {
      if (!isElementAvailable(document, product, { partName: part.name, elementName: element.name })) continue
      const style = elements
        .find(definition => definition.name === element.name)
        ?.styles.find(definition => definition.name === element.style.name)
      for (const layer of element.style.layers) {
        const color = findColor(layer.colorName)
        const fabric = style && fabricOfLayer(style, layer.name, swaps)
        if (!layer.active || !color || !fabric) continue
        cloths[layerKey(part.name, element.name, layer.name)] = {
          colorName: color.name,
          ...shownColorOf(color),
          fabric,
        }
      }
    }
  }
  return cloths
}

function drawnPrints(document: DesignDocument, product: Product): DrawnPrint[] {
  return document.decorations.flatMap(decoration => {
    const type = findType(product, decoration.type)
    const { artwork } = decoration
    if (!type?.surface || !artwork || !decoration.active) return []
    const place = locationsOf(document, product, decoration).find(state => state.inUse)
    const size = place && chosenSize(decoration, sizesFor(type, place.location, decoration))
    if (!place || !size) return []
    const surface = type.surfaceWith?.(decoration.options) ?? type.surface
    const { face, planeAngle, edge } = place.location
    const tone = toneOf(type.inks, decoration)
    const clothHex = clothAt(document, product, place.location)?.color.hex
    const isLight = printsLight(type.inks, tone, clothHex)
    return spreadsOf(place.location).map(({ positionName, side, panel, centerU, centerV, seam }) => ({
      decorationId: decoration.id,
      assetVersionId: artwork.assetVersionId,
      surface,
      location: { positionName, side, panel, face, centerU, centerV, fromU: seam ?? centerU, planeAngle },
      widthInches: size.widthInches,
      heightInches: size.heightInches,
      inks: inksOf(type.inks, decoration),
      ...(tone === undefined ? {} : { tone }),
      ...(isLight && { printsLight: true as const }),
      form: foldedAt(edge, type.form({ artwork, size, options: decoration.options })),
      options: decoration.options,
    }))
  })
}

function foldedAt(edge: LocationDefinition['edge'], form: Form): Form {
  return edge === 'upper' && form.kind === 'piece' ? { ...form, foldedAt: 'top' } : form
}

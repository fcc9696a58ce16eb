import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { changeSchema, type DesignChange } from '@teamloom/design/actions/index.ts'
import { applyChange } from '@teamloom/design/apply-change.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { type DrawnDesign, drawnDesign } from '@teamloom/design/drawn-design.ts'
import { findLocation, findType } from '@teamloom/design/lookup.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { sizesFor } from '@teamloom/design/sizes.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { TechniqueSample } from './technique-samples.ts'

const decorationId = '00000000-0000-4000-8000-000000000002'

/** A sample as a design that staff made, all of its cloth in one colour of the chart. */
export function sampledDesign(sample: TechniqueSample, artwork: Artwork, colorName: string): DrawnDesign {
  const { type, positionName, styles = {}, options } = sample
  const product = must(
    products.find(each => each.product.name === sample.product),
    sample.product,
  )
  const location = must(findLocation(product, positionName), positionName)
  const send = senderFor(product, artwork)
  const needed = location.needs.map(
    need => [`${need.partName}/${need.elementName}`, need.styleNames[0]!] as const,
  )
  const dressed = [...needed, ...Object.entries(styles)].reduce((document, [element, styleName]) => {
    const [partName, elementName] = element.split('/') as [string, string]
    return send(document, { action: 'setStyle', partName, elementName, styleName })
  }, createDocument(product))
  const dyed = dressed.parts.reduce(
    (document, part) =>
      part.elements.reduce(
        (before, element) =>
          element.style.layers.reduce((last, layer) => {
            const of = { partName: part.name, elementName: element.name, layerName: layer.name }
            return send(last, { action: 'setColor', ...of, color: colorName }, true)
          }, before),
        document,
      ),
    dressed,
  )
  const { assetId, assetVersionId } = artwork
  const added = send(dyed, {
    action: 'addDecoration',
    type,
    decorationId,
    positionName,
    assetId,
    assetVersionId,
  })
  const chosen = options
    ? send(added, { action: 'setDecorationOptions', decorationId, options: { ...options } })
    : added
  return drawnDesign(sized(chosen, product, sample, send), product)
}

type Send = (document: DesignDocument, sent: DesignChange, mayBeRefused?: boolean) => DesignDocument

function senderFor(product: Product, artwork: Artwork): Send {
  const context = {
    product,
    now: '2026-11-21T12:00:00.000Z',
    isStaff: true,
    may: () => true,
    newId: decorationId,
    findArtwork: () => artwork,
  }
  return (document, sent, mayBeRefused = false) => {
    const result = applyChange(document, changeSchema.parse(sent), context, { next: 2 })
    if (result.ok) return result.value
    if (mayBeRefused) return document
    throw new Error(`${sent.action}: ${result.refusal.code}`)
  }
}

function sized(
  document: DesignDocument,
  product: Product,
  sample: TechniqueSample,
  send: Send,
): DesignDocument {
  const { widthInches, positionName, type } = sample
  if (widthInches === undefined) return document
  const decoration = must(document.decorations[0], 'decoration')
  const sizes = sizesFor(
    must(findType(product, type), type),
    must(findLocation(product, positionName), positionName),
    decoration,
  )
  const size = must(
    sizes.find(each => Math.abs(each.widthInches - widthInches) < 0.07),
    `${widthInches} in of ${sizes.map(each => each.widthInches)}`,
  )
  return send(document, { action: 'setDecorationSize', decorationId, size: size.id })
}

import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { fabricOfLayer, swapsOf } from '@teamloom/design/cloth-at.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { findElement, findPart, findStyle, findType } from '@teamloom/design/lookup.ts'
import { madeDecorations } from '../decorations.ts'
import { type Care, careOfFabrics, careOfProcesses, mildest } from './care.ts'

/** TP44: the milder of every fabric and decoration that a design has. */
export function careOfDesign(document: DesignDocument, product: Product): Care {
  const swaps = swapsOf(document, product)
  const fabrics = document.parts.flatMap(part => {
    const definition = findPart(product, part.name)
    return part.elements.flatMap(element => {
      const known = definition && findElement(definition, element.name)
      const style = known && findStyle(known, element.style.name)
      return style
        ? element.style.layers.flatMap(layer =>
            layer.active ? (fabricOfLayer(style, layer.name, swaps) ?? []) : [],
          )
        : []
    })
  })
  const processes = madeDecorations(document, product).flatMap(
    ({ decoration }) => findType(product, decoration.type)?.process ?? [],
  )
  return mildest([
    ...fabrics.flatMap(fabric => (fabric in careOfFabrics ? [careOfFabrics[fabric as FabricName]] : [])),
    ...processes.map(process => careOfProcesses[process]),
  ])
}

import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { dyedLayersOf, paintGarment } from '@teamloom/design/garment-color.ts'
import { must } from '@teamloom/kit/assert.ts'

/** A design of the demonstration: what is chosen apart from a new design's own styles and colours. */
export type Recipe = {
  readonly name: string
  readonly family: string
  readonly product: string
  /** The colour of the whole garment, accents apart. */
  readonly whole?: string
  /** `part/element` -> style. */
  readonly styles?: Readonly<Record<string, string>>
  /** `part/element/layer` -> colour. */
  readonly colors?: Readonly<Record<string, string>>
  readonly prints?: readonly Print[]
}

export type Print = {
  readonly file: 'wolves-crest.svg' | 'borealis-mark.svg' | 'borealis-poster.svg' | 'papineau-shield.svg'
  /** A screen print when it is not said. */
  readonly type?: string
  readonly positionName: string
  /** In place of the artwork's own, by their order. */
  readonly inks?: readonly string[]
  /** What its type leaves open. */
  readonly options?: Readonly<Record<string, string>>
  /** Whether the print is as large as the place allows. */
  readonly isLargest?: boolean
}

export function styleChanges({ styles = {} }: Recipe): DesignChange[] {
  return Object.entries(styles).map(([element, styleName]) => {
    const [partName = '', elementName = ''] = element.split('/')
    return { action: 'setStyle', partName, elementName, styleName }
  })
}

/** What colours a design in its recipe's styles: the whole garment, then what is apart from it. */
export function colorChanges(
  { whole, colors = {} }: Recipe,
  document: DesignDocument,
  product: Product,
): DesignChange[] {
  const apart = dyedLayersOf(document, product).filter(({ follows }) => !follows)
  const kept = new Set(apart.map(({ key }) => key))
  const painted = whole && paintGarment(document, product, must(findColor(whole), whole), kept)
  return [
    ...(painted ? [{ action: 'setColors' as const, changes: painted }] : []),
    ...Object.entries(colors).map(([layer, color]): DesignChange => {
      const [partName = '', elementName = '', layerName = ''] = layer.split('/')
      return { action: 'setColor', partName, elementName, layerName, color }
    }),
  ]
}

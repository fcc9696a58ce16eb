import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { cuttingWaste } from '../consumption.ts'
import type { ContentItem } from '../content.ts'
import { type Material, materialsOf } from '../materials.ts'
import { toProduce } from '../quantities.ts'
import type { ItemSheet } from '../sheet.ts'
import type { KnitCloth } from './knit-cloths.ts'
import { type KnitKey, knitClothOf, madeKnits } from './knit-settings.ts'
import { stitchesIn } from './stitches-in.ts'

/** What of an item is knitted to its shape. */
export type Knitting = {
  /** Of what is round its form: gauges are those on it. */
  readonly isWorn: boolean
  readonly cloths: readonly (KnitCloth & {
    readonly label: Label
    readonly fibres: Label | null
    /** What staff set for this item. */
    readonly own: readonly KnitKey[]
  })[]
  readonly pieces: readonly {
    readonly number: number
    readonly label: Label
    readonly sizes: readonly {
      readonly sizeName: string
      readonly needles: number
      readonly courses: number
    }[]
  }[]
  /** Pieces without a seam between them. */
  readonly inOne: ItemSheet['inOne']
  readonly yarns: readonly {
    readonly material: Material
    /** In one piece or pair, without what is lost. */
    readonly sizes: readonly { readonly sizeName: string; readonly grams: number }[]
    /** Bought for all, with what is lost. */
    readonly allGrams: number
  }[]
}

/** TP57: null of what has nothing knitted. */
export function knittingOf(item: ContentItem, sheet: ItemSheet | undefined): Knitting | null {
  const product = findProduct(item.family, item.product)
  if (!product || !item.document || !sheet) return null
  const materials = materialsOf(item.document, product)
  const knitted = materials.flatMap(material => {
    const cloth = knitClothOf(material.fabricName, item.knits)
    return cloth ? [{ material, cloth }] : []
  })
  if (knitted.length === 0) return null
  const byName = new Map(knitted.map(each => [each.material.fabricName, each]))
  const made = madeKnits(materials, item.knits)
  return {
    isWorn: sheet.isWorn,
    cloths: [...byName.values()].map(({ material, cloth }) => ({
      ...cloth,
      label: material.fabric,
      fibres: material.fibres,
      own: made.flatMap(({ fabric, settings }) =>
        fabric === material.fabricName ? settings.flatMap(({ key, own }) => (own === null ? [] : [key])) : [],
      ),
    })),
    pieces: sheet.cutting.pieces.flatMap(({ name, number, label, knitOf, sizes }) => {
      const cloth = knitOf && knitClothOf(knitOf, item.knits)
      if (!cloth) return []
      return [
        {
          number,
          label,
          sizes: sizes.map(({ sizeName }) => ({
            sizeName,
            ...stitchesIn(name, sizeName, cloth, sheet),
          })),
        },
      ]
    }),
    inOne: sheet.inOne,
    yarns: knitted.flatMap(({ material, cloth }) => {
      const used = sheet.consumption.find(({ slot, unit }) => slot === material.slot && unit === 'm2')
      if (!used) return []
      const sizes = used.sizes.map(({ sizeName, amount }) => ({
        sizeName,
        grams: amount * (1 - cuttingWaste) * cloth.gramsPerM2,
      }))
      const allGrams = item.quantities.reduce((sum, quantity) => {
        const size = sizes.find(({ sizeName }) => sizeName === quantity.sizeName)
        return sum + (toProduce(quantity) * (size?.grams ?? 0)) / (1 - cuttingWaste)
      }, 0)
      return [{ material, sizes, allGrams }]
    }),
  }
}

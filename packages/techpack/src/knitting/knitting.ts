import type { Product } from '@teamloom/catalog/definition.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { cuttingWaste } from '../consumption.ts'
import type { ContentItem } from '../content.ts'
import { type Material, materialsOf } from '../materials.ts'
import { toProduce } from '../quantities.ts'
import type { ItemSheet } from '../sheet.ts'
import { cylinderStep } from './cylinder.ts'
import { gramsOf, type KnitCloth } from './knit-cloths.ts'
import { type KnitKey, knitClothOf, madeKnits } from './knit-settings.ts'
import { stitchesIn } from './stitches-in.ts'

/** What of an item is knitted to its shape. */
export type Knitting = {
  /** Whether the knit is round its form: then gauges are those on the form. */
  readonly isWorn: boolean
  readonly isTurnedUp: boolean
  readonly cloths: readonly (KnitCloth & {
    readonly label: Label
    readonly fibres: Label | null
    /** The numbers of the materials that are of the cloth. */
    readonly numbers: readonly number[]
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
      /** To the inch, as it lies on its form. */
      readonly wales: number
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

type ClothOf = (fabric: string) => KnitCloth | undefined

/** The gauge that counts a round: a hat has the needles of its crown down to its edge. */
function roundOf({ cutting, isWorn }: ItemSheet, own: KnitCloth, clothOf: ClothOf, product: Product) {
  if (isWorn) return { ...own, repeat: cylinderStep(product) }
  const crown = cutting.pieces.find(({ name }) => name === 'front')?.knitOf
  return (crown && clothOf(crown)) || own
}

/** Each knitted piece as stitches, in each size. */
function stitchedPieces(sheet: ItemSheet, clothOf: ClothOf, product: Product) {
  return sheet.cutting.pieces.flatMap(({ name, number, label, knitOf, sizes }) => {
    const cloth = knitOf && clothOf(knitOf)
    if (!cloth) return []
    const round = roundOf(sheet, cloth, clothOf, product)
    return [
      {
        name,
        number,
        label,
        sizes: sizes.map(({ sizeName }) => ({
          sizeName,
          ...stitchesIn(name, sizeName, cloth, round, sheet),
        })),
      },
    ]
  })
}

/** TP57: null of what has nothing knitted. */
export function knittingOf(item: ContentItem, sheet: ItemSheet | undefined): Knitting | null {
  const product = findProduct(item.family, item.product)
  if (!product || !item.document || !sheet) return null
  const materials = materialsOf(item.document, product)
  const clothOf = (fabric: string) => knitClothOf(fabric, product.product.name, item.knits)
  const knitted = materials.flatMap(material => {
    const cloth = clothOf(material.fabricName)
    return cloth ? [{ material, cloth }] : []
  })
  if (knitted.length === 0) return null
  const byName = new Map(knitted.toReversed().map(each => [each.material.fabricName, each]))
  const made = madeKnits(materials, product.product.name, item.knits)
  const pieces = stitchedPieces(sheet, clothOf, product)
  const loopsIn = (piece: string, size: string) =>
    pieces.find(({ name }) => name === piece)?.sizes.find(({ sizeName }) => sizeName === size)?.loops ?? 0
  return {
    isWorn: sheet.isWorn,
    isTurnedUp: sheet.cutting.pieces.some(({ name, knitOf }) => name === 'cuff' && knitOf !== null),
    cloths: [...byName.values()].toReversed().map(({ material, cloth }) => ({
      ...cloth,
      label: material.fabric,
      fibres: material.fibres,
      numbers: knitted.flatMap(each =>
        each.material.fabricName === material.fabricName ? [each.material.number] : [],
      ),
      own: made.flatMap(({ fabric, settings }) =>
        fabric === material.fabricName ? settings.flatMap(({ key, own }) => (own === null ? [] : [key])) : [],
      ),
    })),
    pieces: pieces.map(({ number, label, sizes }) => ({
      number,
      label,
      sizes: sizes.map(({ loops: _, ...size }) => size),
    })),
    inOne: sheet.inOne,
    yarns: knitted.flatMap(({ material, cloth }) => {
      const sizes = sheet.knitShares.flatMap(({ sizeName, shares }) => {
        const own = shares.filter(({ slot }) => slot === material.slot)
        if (own.length === 0) return []
        const loops = own.reduce((sum, { piece, share }) => sum + share * loopsIn(piece, sizeName), 0)
        return [{ sizeName, grams: gramsOf(loops, cloth) }]
      })
      if (sizes.length === 0) return []
      const allGrams = item.quantities.reduce((sum, quantity) => {
        const size = sizes.find(({ sizeName }) => sizeName === quantity.sizeName)
        return sum + (toProduce(quantity) * (size?.grams ?? 0)) / (1 - cuttingWaste)
      }, 0)
      return [{ material, sizes, allGrams }]
    }),
  }
}

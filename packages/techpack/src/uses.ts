import { type Consumption, cuttingWaste } from './consumption.ts'
import type { ContentItem } from './content.ts'
import { knittingOf } from './knitting/knitting.ts'
import type { ItemSheet } from './sheet.ts'

/** What one of each size takes of a slot, with what is lost as it is cut or knitted. */
export type Use = {
  readonly slot: string
  readonly unit: Consumption['unit'] | 'g'
  readonly sizes: readonly { readonly sizeName: string; readonly amount: number }[]
}

/** TP10: cloth by its area, TP57: what is knitted to its shape by the grams of its loops, other things by length or number. */
export function usesOf(item: ContentItem, sheet: ItemSheet | undefined): Use[] {
  const yarns = new Map(knittingOf(item, sheet)?.yarns.map(({ material, sizes }) => [material.slot, sizes]))
  return (sheet?.consumption ?? []).map(use => {
    const yarn = use.unit === 'm2' ? yarns.get(use.slot) : undefined
    if (!yarn) return use
    const sizes = yarn.map(({ sizeName, grams }) => ({ sizeName, amount: grams / (1 - cuttingWaste) }))
    return { slot: use.slot, unit: 'g', sizes }
  })
}

import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { OwnKnits } from '@teamloom/techpack/knitting/knit-settings.ts'
import type { OrderedLine } from '@teamloom/techpack/people/ordered-line.ts'
import type { PrintWidths } from '@teamloom/techpack/print-bands.ts'
import { type SizeQuantity, toProduce } from '@teamloom/techpack/quantities.ts'
import type { OwnSettings } from '@teamloom/techpack/settings/settings-of.ts'
import type { NumberedItem } from '#api/techpacks/machine/machine-kind.ts'
import { linesOf, madeSizes } from '#api/techpacks/present-item.ts'

/** What machine files are made of: an item as it is now, or as a release has it. */
export type MachineItem = {
  readonly itemId: string
  /** Its place in the techpack, from 1. */
  readonly number: number
  readonly projectNumber: string
  readonly name: string
  /** In which what stands on films is written. */
  readonly locale: Locale
  readonly document: DesignDocument
  readonly product: Product
  readonly quantities: readonly (SizeQuantity & { readonly isOverSuggested: boolean })[]
  readonly sizeNames: readonly string[]
  readonly lines: readonly OrderedLine[]
  /** By decoration. */
  readonly printWidths: Readonly<Record<string, PrintWidths>>
  readonly settings: Readonly<Record<string, OwnSettings>>
  readonly knits: OwnKnits
}

/** Undefined where the catalogue no longer knows all of it. */
export function machineItemOf({
  loaded,
  number,
  projectNumber,
  locale,
}: NumberedItem): MachineItem | undefined {
  const { item, opened, quantities, overEntered, artworks, knits } = loaded
  if (!opened) return undefined
  return {
    itemId: item.id,
    number,
    projectNumber,
    name: item.designName ?? opened.product.product.label.en,
    locale,
    ...opened,
    quantities: quantities
      .filter(quantity => toProduce(quantity) > 0)
      .map(quantity => ({
        ...quantity,
        isOverSuggested: quantity.OVER > 0 && !overEntered.has(quantity.sizeName),
      })),
    sizeNames: madeSizes(loaded),
    lines: linesOf(loaded) ?? [],
    printWidths: Object.fromEntries([...artworks].map(([id, { printWidths }]) => [id, printWidths])),
    settings: Object.fromEntries([...artworks].map(([id, { settings }]) => [id, settings])),
    knits,
  }
}

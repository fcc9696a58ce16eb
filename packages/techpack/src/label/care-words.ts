import type { Process } from '@teamloom/catalog/decorations/process.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { findType } from '@teamloom/design/lookup.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { madeDecorations } from '../decorations.ts'
import { careKinds, careLevels } from './care.ts'
import { careOfDesign } from './care-of-design.ts'
import { careFile } from './care-symbols.ts'

/** Dyed or knitted in: no iron meets it by itself. */
const inTheCloth: readonly Process[] = ['dye', 'dyedPanel', 'dyedKnit', 'knitting']

const withoutIron: Label = {
  en: 'Wash inside out, with like colours',
  fr: 'Laver à l’envers, avec des couleurs semblables',
}
const withIron: Label = {
  en: 'Wash and iron inside out, with like colours',
  fr: 'Laver et repasser à l’envers, avec des couleurs semblables',
}
const sparing: Label = {
  en: 'Wash and iron inside out, with like colours; do not iron the decoration',
  fr: 'Laver et repasser à l’envers, avec des couleurs semblables; ne pas repasser la décoration',
}

/** What a label says of care: each way of it, and how a decorated garment is turned. */
export type CareWords = {
  readonly name: string
  readonly words: Label
  /** The file of its symbol; null of what has none. */
  readonly symbol: string | null
}

/** TP44: in the order of a label. */
export function careWordsOf(document: DesignDocument, product: Product): CareWords[] {
  const care = careOfDesign(document, product)
  const processes = madeDecorations(document, product).flatMap(
    ({ decoration }) => findType(product, decoration.type)?.process ?? [],
  )
  const turned = () => {
    if (care.iron === 'none') return withoutIron
    return processes.every(process => inTheCloth.includes(process)) ? withIron : sparing
  }
  return [
    ...careKinds.map(kind => ({
      name: `${kind}_${care[kind]}`,
      words: (careLevels[kind] as Readonly<Record<string, Label>>)[care[kind]]!,
      symbol: careFile(kind, care[kind]),
    })),
    ...(processes.length > 0 ? [{ name: 'insideOut', words: turned(), symbol: null }] : []),
  ]
}

import type { Product } from '@teamloom/catalog/definition.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { colorWords } from './color-words.ts'
import { decoratedSides } from './decorated-sides.ts'
import type { DesignDocument } from './document.ts'

/** How a design is shown where its document is not at hand. */
export type Appearance = { readonly decoratedSides: readonly string[]; readonly colors: Label }

export function appearanceOf(document: DesignDocument, product: Product): Appearance {
  return { decoratedSides: decoratedSides(document, product), colors: colorWords(document, product) }
}

import type { Product } from '@teamloom/catalog/definition.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { dequal } from 'dequal/lite'
import type { DecorationState, DesignDocument } from './document.ts'

/** What two designs have alike: their parts, and decorations by their names. */
export function alikeWords(from: DesignDocument, to: DesignDocument, product: Product): readonly Label[] {
  const partIn = ({ parts }: DesignDocument, name: string) => parts.find(part => part.name === name)
  const made = ({ latestUpdate: _, ...decoration }: DecorationState) => decoration
  return [
    ...product.parts
      .filter(({ name }) => {
        const [was, is] = [partIn(from, name), partIn(to, name)]
        return was !== undefined && dequal(was, is)
      })
      .map(({ label }) => ({ en: label.en, fr: label.fr })),
    ...to.decorations
      .filter(decoration => {
        const was = from.decorations.find(({ id }) => id === decoration.id)
        return decoration.active && was !== undefined && dequal(made(was), made(decoration))
      })
      .map(({ name }) => ({ en: name, fr: name })),
  ]
}

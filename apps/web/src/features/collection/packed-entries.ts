import { designTexts } from '@teamloom/commerce/collection/design-texts.ts'
import type { PackedEntry } from '@teamloom/commerce/collection/packing.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import type { Label } from '@teamloom/kit/label.ts'

/** What is handed out, oldest answer first, as the file that is printed has it. */
export function packedEntries(
  { answers, designs }: Pick<Collection, 'answers' | 'designs'>,
  label: (label: Label) => string,
  untitled: string,
): PackedEntry[] {
  const byId = new Map(designs.map(design => [design.id, design]))
  const answered = new Set(answers.map(({ design_id }) => design_id))
  const texts = designTexts(
    designs.flatMap(({ id, name, product }) =>
      answered.has(id) ? { id, name, product: label(product.label) } : [],
    ),
    untitled,
  )
  return answers.toReversed().map(each => {
    const design = byId.get(each.design_id)
    const sizeAt = design?.sizes.findIndex(({ name }) => name === each.size) ?? -1
    const size = design?.sizes[sizeAt]
    return {
      email: each.email,
      firstName: each.first_name,
      lastName: each.last_name,
      design: texts.get(each.design_id) ?? untitled,
      size: size ? label(size.displayLabel) : each.size,
      sizeAt,
      quantity: each.quantity,
    }
  })
}

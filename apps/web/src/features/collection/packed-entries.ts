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
  return answers.toReversed().map(each => {
    const design = byId.get(each.design_id)
    const sizeAt = design?.sizes.findIndex(({ name }) => name === each.size) ?? -1
    const size = design?.sizes[sizeAt]
    return {
      email: each.email,
      firstName: each.first_name,
      lastName: each.last_name,
      design: design?.name || untitled,
      size: size ? label(size.displayLabel) : each.size,
      sizeAt,
      quantity: each.quantity,
    }
  })
}

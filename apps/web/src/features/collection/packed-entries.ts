import { designTexts } from '@teamloom/commerce/collection/design-texts.ts'
import { orderNotes, unanswered } from '@teamloom/commerce/collection/order-notes.ts'
import { packOrder } from '@teamloom/commerce/collection/pack-order.ts'
import type { PackedEntry } from '@teamloom/commerce/collection/packing.ts'
import type { AnswerEntry, Collection } from '@teamloom/contract/collection-shape.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { saidOn } from '#web/features/collection/people-of.ts'

type PackedPerson = Pick<PackedEntry, 'email' | 'firstName' | 'lastName'>

/** What is handed out, oldest answer first, as the file that is printed has it, and in what it differs from the answers. */
export function packedEntries(
  { answers, designs }: Pick<Collection, 'answers' | 'designs'>,
  label: (label: Label) => string,
  untitled: string,
  locale: Locale,
): { readonly entries: readonly PackedEntry[]; readonly notes: readonly string[] } {
  const byId = new Map(designs.map(design => [design.id, design]))
  const answered = new Set(answers.map(({ design_id }) => design_id))
  const texts = designTexts(
    designs.flatMap(({ id, name, product, ordered }) =>
      answered.has(id) || ordered !== null ? { id, name, product: label(product.label) } : [],
    ),
    untitled,
  )
  const entryOf = (each: Pick<AnswerEntry, 'design_id' | 'size' | 'quantity'>, person: PackedPerson) => {
    const design = byId.get(each.design_id)
    const sizeAt = design?.sizes.findIndex(({ name }) => name === each.size) ?? -1
    const size = design?.sizes[sizeAt]
    return {
      ...person,
      design: texts.get(each.design_id) ?? untitled,
      size: size ? label(size.displayLabel) : each.size,
      sizeAt,
      quantity: each.quantity,
    }
  }
  const ofAnswer = (each: AnswerEntry) => ({
    ...entryOf(each, { email: each.email, firstName: each.first_name, lastName: each.last_name }),
    words: saidOn({ ...byId.get(each.design_id), id: each.design_id }, [each]),
  })
  const ordered = new Map(designs.flatMap(({ id, ordered: sizes }) => (sizes ? [[id, sizes] as const] : [])))
  const { packed, spare, beyond } = packOrder(answers.toReversed(), ordered)
  const nobody = { email: '', firstName: '', lastName: unanswered[locale] }
  return {
    entries: [...packed.map(ofAnswer), ...spare.map(each => entryOf(each, nobody))],
    notes: orderNotes({ isOrdered: ordered.size > 0, spare, beyond: beyond.map(ofAnswer) }, locale),
  }
}

import { idSchema } from '@teamloom/design/id-schema.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { sizesField } from '../../fields/sizes.ts'
import { calledOf, heldByPeople } from '../../lines/held-by-people.ts'
import { quantitiesOf } from '../../lines/quantities-of.ts'
import { withQuantities } from '../../lines/with-quantities.ts'
import { completeNames } from '../../pricing/size-quantities.ts'
import { told, unchanged } from '../edited.ts'
import { isSame } from '../is-same.ts'
import { defineEdit } from './define-edit.ts'
import { findItem, namesOf, withItem } from './items.ts'

const mostTold = 10

/** OR24, NN8: the whole list of quantities; sizes that are not named are none. */
export const setSizes = defineEdit({
  edit: 'setSizes',
  asked: {
    method: 'POST',
    path: 'design/sizes',
    summary: 'Set all quantities of a design; sizes that are not named become none',
  },
  schema: z.object({ designId: idSchema, sizes: sizesField }),
  tellsOf: ['size_updated'],
  apply: (document, { designId, sizes: given }) => {
    const item = findItem(document, designId)
    if (!item) return refuse('designIdDoesntExist')
    const complete = completeNames(item.terms.sizeNames, given)
    if (!complete.ok) return complete
    const sizes = quantitiesOf(item.lines)
    if (isSame(complete.value, sizes)) return ok(unchanged(document))
    const lines = withQuantities(item.lines, complete.value)
    const held = heldByPeople(lines)
    if (held.length > 0)
      return refuse('held_by_people', { who: held.slice(0, mostTold).map(calledOf).join(', ') })
    const data = { ...namesOf(item), old: { sizes }, new: { sizes: complete.value } }
    return ok({
      document: withItem(document, { ...item, lines }),
      events: [told('size_updated', data)],
    })
  },
  inverse: (before, { designId }) => ({
    kind: 'setSizes',
    designId,
    sizes: quantitiesOf(findItem(before, designId)?.lines ?? []),
  }),
})

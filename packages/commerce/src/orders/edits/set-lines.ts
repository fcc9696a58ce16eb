import { idSchema } from '@teamloom/design/id-schema.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { linesField } from '../../fields/lines.ts'
import { calledOf, heldByPeople } from '../../lines/held-by-people.ts'
import { isSpare, type Line } from '../../lines/line.ts'
import { changesOfLines } from '../../lines/line-changes.ts'
import { quantitiesOf } from '../../lines/quantities-of.ts'
import { withQuantities } from '../../lines/with-quantities.ts'
import { completeNames } from '../../pricing/size-quantities.ts'
import { told, unchanged } from '../edited.ts'
import { isSame } from '../is-same.ts'
import type { OrderDocument } from '../order-document.ts'
import { defineEdit } from './define-edit.ts'
import { findItem, namesOf, withItem } from './items.ts'

type Given = {
  readonly designId: string
  /** The lines as they are kept. */
  readonly lines: readonly Line[]
}

const mostNamed = 10

/** NN12: the whole list of a design, whose quantities follow. */
export const setLines = defineEdit({
  edit: 'setLines',
  asked: {
    method: 'PUT',
    path: 'lines',
    summary:
      'Set the whole list of a design, all of it or none; quantities are its sums. New lines have no id',
    maxBodyBytes: 1_048_576,
    refusals: ['InvalidPartsToBuild', 'unknownDecoration', 'missingLetter', 'too_long', 'word_required'],
  },
  schema: z.object({ designId: idSchema, lines: linesField }),
  tellsOf: ['lines_updated'],
  apply: (document: OrderDocument, { designId, lines: given }: Given) => {
    const item = findItem(document, designId)
    if (!item) return refuse('designIdDoesntExist')
    const complete = completeNames(item.terms.sizeNames, quantitiesOf(given))
    if (!complete.ok) return complete
    const held = given.filter(line => !isSpare(line))
    const lines = withQuantities(held, complete.value)
    const short = heldByPeople(lines)
    if (short.length > 0)
      return refuse('held_by_people', { who: short.slice(0, mostNamed).map(calledOf).join(', ') })
    if (isSame(lines, item.lines)) return ok(unchanged(document))
    const changes = changesOfLines(item.lines, lines, item.terms.slots ?? [])
    return ok({
      document: withItem(document, { ...item, lines }),
      events: [told('lines_updated', { ...namesOf(item), ...changes })],
    })
  },
  inverse: (before, { designId }) => ({
    kind: 'setLines',
    designId,
    lines: findItem(before, designId)?.lines ?? [],
  }),
})

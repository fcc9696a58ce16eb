import { idSchema } from '@teamloom/design/id-schema.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { told } from '../edited.ts'
import { defineEdit } from './define-edit.ts'
import { factsOf, findItem } from './items.ts'

/** OR25: the last one cannot go. */
export const removeItem = defineEdit({
  edit: 'removeItem',
  asked: {
    method: 'DELETE',
    path: 'preorder/:preorderId/design/:designId',
    summary: 'Take a design out; adding its id again as a purchased design brings it back',
    refusals: [],
  },
  schema: z.object({ designId: idSchema }),
  tellsOf: ['item_removed'],
  apply: (document, { designId }) => {
    const item = findItem(document, designId)
    if (!item) return refuse('designIdDoesntExist')
    if (document.items.length === 1) return refuse('last_item')
    return ok({
      document: { ...document, items: document.items.filter(each => each !== item) },
      events: [told('item_removed', factsOf(item))],
    })
  },
  inverse: (before, { designId }) => ({
    kind: 'addItem',
    item: findItem(before, designId),
    at: before.items.findIndex(each => each.designId === designId),
  }),
})

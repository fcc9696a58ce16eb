import { usualHeights } from '@teamloom/catalog/personal-heights.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { decorationKey } from '../document.ts'
import { withDecoration } from '../edit.ts'
import { idSchema } from '../id-schema.ts'
import { findLocation } from '../lookup.ts'
import { canBePersonal, heightsWithin, withPersonal } from '../personal.ts'
import { sizesFor } from '../sizes.ts'
import { slotOf } from '../slots.ts'
import { defineAction } from './action.ts'
import { refuseNotPersonal, targetDecoration } from './targets.ts'

/** Has a decoration show the words of another one, in its own size; with null it has its own again. */
export const linkPersonal = defineAction({
  action: 'linkPersonal',
  schema: z.object({ decorationId: idSchema, slotId: z.nullable(idSchema) }),
  ability: 'canUpdateArtworkPosition',
  touches: ({ decorationId }) => decorationKey(decorationId),
  dependsOn: ({ slotId }) => (slotId === null ? [] : [decorationKey(slotId)]),
  apply: (document, { decorationId, slotId }, context) => {
    const target = targetDecoration(document, { decorationId }, context)
    if (!target.ok) return target
    const { decoration, type } = target.value
    if (slotId === null) {
      const { linkedTo: _, ...own } = decoration
      return ok(withDecoration(document, decorationId, () => ({ ...own, latestUpdate: context.now })))
    }
    const linked = { ...decoration, linkedTo: slotId, latestUpdate: context.now }
    // What comes back may come before the one that it is linked to.
    if (context.restores) return ok(withDecoration(document, decorationId, () => linked))
    const slot = slotId === decorationId ? undefined : slotOf(document, slotId)
    if (!slot?.personal || slot.id === decorationId)
      return refuse('unknownDecoration', { decorationId: slotId })
    const { kind, sample, mayBeEmpty } = slot.personal
    if (!canBePersonal(type, decoration.artwork, kind)) return refuseNotPersonal(type)
    const location = must(findLocation(context.product, decoration.positionName), decoration.positionName)
    const first = decoration.personal?.heights ?? usualHeights(kind, location)
    const draft = { kind, sample, mayBeEmpty, heights: first }
    const sizes = sizesFor(type, location, { ...decoration, personal: draft })
    if (sizes.length === 0) return refuse('noSizeAvailable')
    const heights = heightsWithin(first, sizes)
    const root = { ...linked, linkedTo: slot.id }
    return ok(withDecoration(document, decorationId, () => withPersonal(root, { ...draft, heights })))
  },
})

import { personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import { usualHeights } from '@teamloom/catalog/personal-heights.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { bandHeightsSchema, decorationKey } from '../document.ts'
import { withDecoration } from '../edit.ts'
import { idSchema } from '../id-schema.ts'
import { findLocation } from '../lookup.ts'
import { canBePersonal, heightsWithin, withoutPersonal, withPersonal } from '../personal.ts'
import { chosenSize, sizesFor } from '../sizes.ts'
import { sampleSchema } from '../word-schema.ts'
import { defineAction } from './action.ts'
import { refuseNotPersonal, targetDecoration } from './targets.ts'

/**
 * Makes the words of a decoration each person's own, in the heights that are given or usual where it is, or with null
 * the same for all again, about as large as they were.
 */
export const setDecorationPersonal = defineAction({
  action: 'setDecorationPersonal',
  schema: z.object({
    decorationId: idSchema,
    personal: z.nullable(
      z.object({
        kind: z.enum(personalKinds),
        sample: sampleSchema,
        heights: z.optional(bandHeightsSchema),
        mayBeEmpty: z.optional(z.boolean()),
      }),
    ),
  }),
  ability: 'canUpdateArtworkPosition',
  touches: ({ decorationId }) => decorationKey(decorationId),
  setsAnew: ({ decorationId }) => decorationId,
  apply: (document, { decorationId, personal: wanted }, context) => {
    const target = targetDecoration(document, { decorationId }, context)
    if (!target.ok) return target
    const { decoration, type } = target.value
    const location = must(findLocation(context.product, decoration.positionName), decoration.positionName)
    if (wanted === null) {
      const plain = withoutPersonal(decoration)
      const now = chosenSize(decoration, sizesFor(type, location, decoration))
      const width = now && `w${now.widthInches}`
      const size = width && chosenSize({ sizeId: width }, sizesFor(type, location, plain))
      return ok(
        withDecoration(document, decorationId, () => ({
          ...plain,
          sizeId: size ? size.id : plain.sizeId,
          latestUpdate: context.now,
        })),
      )
    }
    if (!canBePersonal(type, decoration.artwork, wanted.kind)) return refuseNotPersonal(type)
    const { kind, sample, mayBeEmpty = false } = wanted
    const usual = usualHeights(kind, location)
    const draft = { kind, sample, mayBeEmpty, heights: wanted.heights ?? usual }
    const sizes = sizesFor(type, location, { ...decoration, personal: draft })
    if (sizes.length === 0) return refuse('noSizeAvailable')
    const heights = wanted.heights ?? heightsWithin(usual, sizes)
    const isMade = (inches: number) => sizes.some(({ letterInches }) => letterInches === inches)
    for (const inches of [heights.adult, heights.youth])
      if (!isMade(inches)) return refuse('unknownSize', { size: `h${inches}` })
    return ok(
      withDecoration(document, decorationId, before => ({
        ...withPersonal(before, { ...draft, heights }),
        latestUpdate: context.now,
      })),
    )
  },
})

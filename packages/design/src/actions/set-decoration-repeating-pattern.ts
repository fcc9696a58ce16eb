import type { RepeatDetails } from '@teamloom/artwork/repeat-layout.ts'
import { z } from 'zod/mini'
import { decorationKey } from '../document.ts'
import { idSchema } from '../id-schema.ts'
import { findDecoration } from '../lookup.ts'
import { defineAction } from './action.ts'
import { chooseOptions } from './choose-options.ts'

const measures = {
  patternName: z.optional(z.string().check(z.maxLength(200))),
  maxImageWidthInches: z.optional(z.number()),
  maxImageHeightInches: z.optional(z.number()),
  verticalSpacingInches: z.optional(z.number()),
  verticalOffsetInches: z.optional(z.number()),
  horizontalSpacingInches: z.optional(z.number()),
  horizontalOffsetInches: z.optional(z.number()),
  horizontalOddRowOffsetInches: z.optional(z.number()),
} satisfies Record<keyof RepeatDetails, z.ZodMiniType>

/** A name that no pattern has is refused by that name, not left out unseen. */
const repeatingDetailsSchema = z.catchall(
  z.object(measures),
  z.union([z.number(), z.string().check(z.maxLength(200))]),
)

/** Repeats artwork in a pattern; what is not said stays as it is, in another pattern it begins with that one's defaults. */
export const setDecorationRepeatingPattern = defineAction({
  action: 'setDecorationRepeatingPattern',
  schema: z.object({ decorationId: idSchema, repeatingDetails: repeatingDetailsSchema }),
  ability: 'canUpdateArtworkPosition',
  touches: ({ decorationId }) => decorationKey(decorationId),
  setsAnew: ({ decorationId, repeatingDetails }) =>
    `${decorationId}/${Object.keys(repeatingDetails).toSorted().join(' ')}`,
  apply: (document, { decorationId, repeatingDetails }, context) => {
    const given = Object.fromEntries(
      Object.entries(repeatingDetails).filter(
        (entry): entry is [string, string | number] => entry[1] !== undefined,
      ),
    )
    const before = findDecoration(document, decorationId)?.options
    const isAnother = given.patternName !== undefined && given.patternName !== before?.patternName
    return chooseOptions(
      document,
      decorationId,
      given,
      context,
      (option, value) =>
        option === 'patternName'
          ? { code: 'unknownPattern', patternName: String(value) }
          : { code: 'invalidPattern', field: option, value },
      { isAnew: isAnother },
    )
  },
})

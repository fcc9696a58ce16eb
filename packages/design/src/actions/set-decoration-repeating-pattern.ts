import type { RepeatDetails } from '@teamloom/artwork/repeat-layout.ts'
import { z } from 'zod'
import { decorationKey } from '../document.ts'
import { idSchema } from '../id-schema.ts'
import { findDecoration } from '../lookup.ts'
import { defineAction } from './action.ts'
import { chooseOptions } from './choose-options.ts'

const repeatingDetailsSchema = z.object({
  patternName: z.string().max(200).optional(),
  maxImageWidthInches: z.number().optional(),
  maxImageHeightInches: z.number().optional(),
  verticalSpacingInches: z.number().optional(),
  verticalOffsetInches: z.number().optional(),
  horizontalSpacingInches: z.number().optional(),
  horizontalOffsetInches: z.number().optional(),
  horizontalOddRowOffsetInches: z.number().optional(),
} satisfies Record<keyof RepeatDetails, z.ZodType>)

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

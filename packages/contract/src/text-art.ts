import { fonts } from '@teamloom/artwork/fonts.ts'
import { type TextRecipe, textAlignments, textLimits } from '@teamloom/artwork/text-recipe.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { assetCalls } from './assets.ts'
import { defineCall } from './call.ts'
import { hexSchema, nameSchema, textSchema } from './words.ts'

const { characters, lines, letterSpacing, lineSpacing, arcDegrees, ringWidth } = textLimits

function between({ min, max }: { readonly min: number; readonly max: number }) {
  return z.number().min(min).max(max)
}

const ringSchema = z.object({ hex: hexSchema, width: between(ringWidth) })

export const textRecipeSchema = z.object({
  words: textSchema(characters)
    .refine(words => words.length > 0, 'is required')
    .refine(words => words.split('\n').length <= lines, `at most ${lines} lines`),
  font: z.enum(fonts.map(({ id }) => id)),
  letterSpacing: between(letterSpacing).default(0),
  lineSpacing: between(lineSpacing).default(1),
  alignment: z.enum(textAlignments).default('center'),
  arcDegrees: between(arcDegrees).default(0),
  fill: hexSchema,
  outline: ringSchema.nullable().default(null),
  offset: ringSchema.nullable().default(null),
}) satisfies z.ZodType<TextRecipe>

/** Words as artwork. */
export const textArtCalls = {
  draw: defineCall({
    name: 'assets.drawText',
    method: 'POST',
    path: '/assets/text_outline',
    access: 'session',
    summary: 'How words would look as artwork: an SVG of outlines; nothing is kept',
    body: textRecipeSchema,
    data: z.object({ svg: z.string() }),
    refusals: ['missingLetter', 'too_many_requests'],
  }),
  write: defineCall({
    name: 'assets.writeText',
    method: 'POST',
    path: '/assets/text',
    access: 'session',
    needs: 'canAddArtwork',
    changes: { team: 'team_id' },
    summary: 'Make artwork of words, or with `assetId` a new version of what was made of words before',
    body: z.object({
      team_id: idSchema,
      recipe: textRecipeSchema,
      /** Its words unless it is called otherwise. */
      name: nameSchema.optional(),
      assetId: z.optional(idSchema),
    }),
    data: assetCalls.create.data,
    refusals: [
      'teamDoesntHaveAccess',
      'assetDoesntExist',
      'missingLetter',
      'font_retired',
      'storage_full',
      'account_storage_full',
      'processingError',
      'too_many_requests',
    ],
  }),
  read: defineCall({
    name: 'assets.readText',
    method: 'GET',
    path: '/assets/text/:id',
    access: 'session',
    summary: 'What an artwork’s version was made from; null where it is no text',
    params: z.object({ id: idSchema }),
    data: z.object({ recipe: textRecipeSchema.nullable() }),
    refusals: ['assetDoesntExist'],
  }),
} as const

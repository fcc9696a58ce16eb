import { idSchema } from '@teamloom/design/id-schema.ts'
import { sewnChecks } from '@teamloom/embroidery/check-sewn.ts'
import { backings, clothNames, underlays } from '@teamloom/embroidery/cloths/cloth.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { defineFileCall } from './raw-call.ts'
import { artworkFields, editedItemSchema, editRefusals } from './techpack-edits.ts'

/** Why a file is not there: of a picture no thread is known, an artwork may show nothing or be lost, a roll is too narrow. */
export const machineProblems = [
  'photograph',
  'noStitch',
  'tooIntricate',
  'artworkMissing',
  'tooLarge',
  'noInks',
  'knitted',
  'notMade',
] as const

/** What is looked at of a gang sheet: images apart, pixels to the inch of the coarsest, files of staff's own. */
export const gangChecks = ['apart', 'resolution', 'ownFile'] as const

const sewnFigures = z.object({
  stitches: z.int(),
  /** Upper thread. */
  metres: z.number(),
  trims: z.int(),
  widthMillimetres: z.number(),
  heightMillimetres: z.number(),
  longestMillimetres: z.number(),
  /** On a machine that runs as fast as the cloth lets it, with its cuts and changes. */
  minutes: z.number(),
  stitchesPerMinute: z.int(),
  /** In the order in which they are sewn. */
  threads: z.array(z.object({ code: z.string(), hex: z.string(), stitches: z.int(), metres: z.number() })),
  cloth: z.enum(clothNames),
  backing: z.enum(backings),
  topping: z.enum(['soluble']).nullable(),
  /** Per cent of the cloth's own. */
  density: z.int(),
  underlay: z.enum(underlays),
})

const gangFigures = z.object({
  /** How wide the roll is, and how long each sheet. */
  rollInches: z.number(),
  lengthsInches: z.array(z.number()),
  /** The share of the film that is used, 0 to 1. */
  used: z.number(),
  /** In all, and those of them that are of a person each. */
  images: z.int(),
  personal: z.int(),
  /** The film that images are cut out of; null of what is printed. */
  film: z.object({ code: z.string(), hex: z.string(), finish: z.enum(['matt', 'glossy']) }).nullable(),
})

const filmFigures = z.object({
  widthInches: z.number(),
  heightInches: z.number(),
  /** With marks and words: width and height. */
  frameInches: z.tuple([z.number(), z.number()]),
  /** In the order of printing, the white base, `base`, first. */
  plates: z.array(
    z.object({
      code: z.string(),
      /** In curves; else in dots, or in the artwork's pixels. */
      isFlat: z.boolean(),
      /** The share of all that is printed that it inks, 0 to 1. */
      share: z.number(),
      /** How its dots are turned. */
      degrees: z.number().nullable(),
    }),
  ),
  /** Dots to the inch. */
  lines: z.number(),
  trapInches: z.number().nullable(),
  chokeInches: z.number().nullable(),
  /** Sizes that have the print so wide. */
  sizes: z.array(z.string()),
})

const patternFigures = z.object({
  /** Sizes that are made. */
  sizes: z.array(z.string()),
  /** How many pieces a size is cut in. */
  pieces: z.int(),
})

/** What is looked at of films: marks alike, as wide as films are, a file of staff's own. */
export const filmChecks = ['marks', 'filmWidth', 'ownFilm'] as const

/** What all files have. `Of`: the decoration that they are of; null of those of a whole item. */
function fileOf<
  const Kind extends string,
  Of extends z.core.$ZodType,
  Figures extends z.ZodType,
  Check extends readonly [string, ...string[]],
>(kind: Kind, decorationId: Of, figures: Figures, checks: Check) {
  return z.object({
    id: idSchema,
    itemId: idSchema,
    decorationId,
    kind: z.literal(kind),
    /** Files of one item that have it alike are the same in several formats. */
    group: z.string(),
    /** With its extension. */
    name: z.string(),
    state: z.enum(['making', 'ready', 'failed']),
    problem: z.enum(machineProblems).nullable(),
    /** For a quarter of an hour; null until it is ready. */
    url: z.string().nullable(),
    /** Null until they are known. */
    figures: figures.nullable(),
    checks: z.array(z.object({ key: z.enum(checks), isInOrder: z.boolean(), values: z.array(z.number()) })),
  })
}

const machineFileSchema = z.discriminatedUnion('kind', [
  fileOf('embroidery', idSchema, sewnFigures, sewnChecks),
  fileOf('film', idSchema, filmFigures, filmChecks),
  fileOf('gang', z.null(), gangFigures, gangChecks),
  fileOf('pattern', z.null(), patternFigures, ['seams']),
])
export type MachineFile = z.infer<typeof machineFileSchema>
export type MachineFileOf<Kind extends MachineFile['kind']> = Extract<MachineFile, { kind: Kind }>

export const machineCalls = {
  machine: defineCall({
    name: 'techpacks.machine',
    method: 'GET',
    path: '/techpacks/techpack/:id/machine',
    access: 'staff',
    ability: 'releaseTechpacks',
    summary: 'The files that machines run, one by one; asking starts what is missing',
    params: z.object({ id: idSchema }),
    data: z.array(machineFileSchema),
    refusals: ['techpack_not_found'],
  }),
  setMachine: defineCall({
    name: 'techpacks.setMachine',
    method: 'PUT',
    path: '/techpacks/item/artwork/machine',
    access: 'staff',
    ability: 'releaseTechpacks',
    summary: 'How a decoration is sewn where that is not as its cloth has it; null gives that back',
    body: z.object({
      ...artworkFields,
      settings: z.object({
        /** The cloth that it is sewn as. */
        cloth: z.enum(clothNames).nullable().optional(),
        /** Per cent of the cloth's own. */
        density: z.int().min(80).max(120).nullable().optional(),
        underlay: z.enum(underlays).nullable().optional(),
      }),
    }),
    data: editedItemSchema,
    refusals: [...editRefusals, 'unknownOption'],
  }),
} as const

export const machineFileCall = defineFileCall({
  name: 'techpacks.machineFile',
  method: 'GET',
  path: '/techpacks/machine/:fileId',
  access: 'public',
  summary: 'A file that a machine runs, at the signed address that its row has',
  params: z.object({ fileId: z.string().max(400) }),
  /** Read as it was signed. */
  query: z.object({ expires: z.unknown().optional(), signature: z.unknown().optional() }),
  media: ['application/octet-stream'],
  refusals: ['uploadUrlInvalid', 'techpack_not_found'],
})

import { changeSchema, sentChangeSchema } from '@teamloom/design/actions/index.ts'
import { designRecordSchema } from '@teamloom/design/design-record.ts'
import { type DesignState, designStateSchema } from '@teamloom/design/design-state.ts'
import { type DesignDocument, documentSchema } from '@teamloom/design/document.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { decorationOptionsSchema, pricingSchema, productDefinitionSchema } from './product-definition.ts'
import type { RefusalCode } from './refusals.ts'
import { lineSchema, soldAsSchema, timeSchema } from './words.ts'

/** ST17: what the house offers no more of a product, by name; `colors` as `fleece/1014`, `styles` as `hood/hood/threePiece`. */
const offerSchema = z.object({
  isOffered: z.boolean(),
  retired: z.object({
    styles: z.array(z.string()),
    fabrics: z.array(z.string()),
    colors: z.array(z.string()),
    decorations: z.array(z.string()),
    sizes: z.array(z.string()),
  }),
})

const productRef = { family: z.string().max(100), product: z.string().max(100) }

type AskedState = DesignState & {
  readonly productDefinition?: z.output<typeof productDefinitionSchema> | undefined
  readonly document?: DesignDocument | undefined
}

/** With `include=definition`, a state carries what its product can be; with `document`, the design as it is stored. */
export const stateQuery = z.object({ include: z.enum(['definition', 'document']).optional() })
export const stateSchema = z.object({
  ...designStateSchema.shape,
  productDefinition: productDefinitionSchema.optional(),
  document: z.optional(documentSchema),
}) as unknown as z.ZodType<AskedState, AskedState>

export const updateBodySchema = z
  .object({
    designId: idSchema,
    /** The revision that the change was made on; without it the last writer wins. */
    revision: z.int().min(1).optional(),
    /** What is sent twice with one key is done once. */
    key: lineSchema(1, 200).optional(),
  })
  .and(sentChangeSchema)

export const changeRefusals = [
  'designIdDoesntExist',
  'InvalidPartsToBuild',
  'conflict',
  'unknownPart',
  'unknownElement',
  'unknownStyle',
  'unknownLayer',
  'unknownColor',
  'unknownDecoration',
  'unknownDecorationType',
  'unknownLocation',
  'unknownSize',
  'unknownOption',
  'unknownTagName',
  'unknownTexture',
  'unknownPattern',
  'invalidPattern',
  'clothUnfit',
  'fileTypeLimited',
  'type_not_personal',
  'elementUnavailable',
  'layerRequired',
  'spotTaken',
  'imageTooSmall',
  'noSizeAvailable',
  'decorationTypeNotAllowed',
  'unsupportedFile',
  'userNotAdmin',
  'notAllowed',
  'assetDoesntExist',
] as const satisfies readonly RefusalCode[]

const takeBackBody = z.object({
  designId: idSchema,
  /** What is sent twice with one key is done once. */
  key: lineSchema(1, 200),
})

/** One step of mine, as it would be taken back or done again. */
const stepSchema = z.object({
  /** What would change, a sentence each. */
  words: z.array(labelSchema),
  change: changeSchema,
})

export const generatorCalls = {
  create: defineCall({
    name: 'generator.create',
    method: 'PUT',
    path: '/generator/design',
    access: 'session-or-service',
    needs: 'canAddDesign',
    summary: 'Make a design of a product; register it in a project within a day',
    body: z.object(productRef),
    data: z.object({ designId: idSchema }),
    refusals: ['unknownProduct', 'conflict'],
    idempotent: true,
  }),
  duplicate: defineCall({
    name: 'generator.duplicate',
    method: 'PUT',
    path: '/generator/duplicate',
    access: 'session-or-service',
    needs: 'canAddDesign',
    summary: 'Copy a design: a new id, revision 1, the same artwork',
    body: z.object({ designId: idSchema }),
    data: z.object({ designId: idSchema }),
    refusals: ['designIdDoesntExist', 'InvalidPartsToBuild', 'teamDoesntHaveAccess', 'conflict'],
    idempotent: true,
  }),
  read: defineCall({
    name: 'generator.read',
    method: 'GET',
    path: '/generator/design/:id',
    access: 'session-or-service',
    summary: 'A design’s state',
    params: z.object({ id: idSchema }),
    query: stateQuery,
    data: stateSchema,
    refusals: ['designIdDoesntExist', 'userNotAdmin', 'InvalidPartsToBuild'],
  }),
  update: defineCall({
    name: 'generator.update',
    method: 'POST',
    path: '/generator/design',
    access: 'session-or-service',
    changes: { design: 'designId' },
    summary: 'Change a design; also as multipart with the parts `payload` and `key`',
    query: stateQuery,
    body: updateBodySchema,
    maxBodyBytes: 65_536,
    data: stateSchema,
    refusals: changeRefusals,
  }),
  readRecord: defineCall({
    name: 'generator.readRecord',
    method: 'GET',
    path: '/generator/record/:id',
    access: 'session-or-service',
    summary: 'A design as it is stored, for whoever edits it and presents it themselves',
    params: z.object({ id: idSchema }),
    data: designRecordSchema,
    refusals: ['designIdDoesntExist', 'userNotAdmin', 'InvalidPartsToBuild'],
  }),
  change: defineCall({
    name: 'generator.change',
    method: 'POST',
    path: '/generator/record',
    access: 'session-or-service',
    changes: { design: 'designId' },
    summary: 'Change a design, as `POST /generator/design` does, and have it as it is stored',
    body: updateBodySchema,
    maxBodyBytes: 65_536,
    data: designRecordSchema,
    refusals: changeRefusals,
  }),
  readUndo: defineCall({
    name: 'generator.readUndo',
    method: 'GET',
    path: '/generator/design/:id/undo',
    access: 'session',
    summary: 'What my next undo and redo would do',
    params: z.object({ id: idSchema }),
    data: z.object({ undo: stepSchema.nullable(), redo: stepSchema.nullable() }),
    refusals: ['designIdDoesntExist', 'userNotAdmin', 'InvalidPartsToBuild'],
  }),
  undo: defineCall({
    name: 'generator.undo',
    method: 'POST',
    path: '/generator/undo',
    access: 'session',
    changes: { design: 'designId' },
    summary: 'Take my newest change of a design back',
    query: stateQuery,
    body: takeBackBody,
    data: stateSchema,
    refusals: [...changeRefusals, 'nothingToUndo', 'changedSince'],
  }),
  redo: defineCall({
    name: 'generator.redo',
    method: 'POST',
    path: '/generator/redo',
    access: 'session',
    changes: { design: 'designId' },
    summary: 'Make again what my newest undo took back',
    query: stateQuery,
    body: takeBackBody,
    data: stateSchema,
    refusals: [...changeRefusals, 'nothingToUndo', 'changedSince'],
  }),
  readMany: defineCall({
    name: 'generator.readMany',
    method: 'POST',
    path: '/generator/designs',
    access: 'session-or-service',
    summary: 'The states of up to 100 designs; those that the caller cannot open are left out',
    query: stateQuery,
    body: z.object({ designIds: z.array(idSchema).max(100) }),
    data: z.array(z.object({ designId: idSchema, state: stateSchema })),
    refusals: [],
  }),
  productDefinition: defineCall({
    name: 'generator.productDefinition',
    method: 'POST',
    path: '/generator/productdefinition',
    access: 'session-or-service',
    summary: 'Everything that a product can be',
    body: z.object({
      ...productRef,
      familyVersion: z.string().max(20).optional(),
      productVersion: z.string().max(20).optional(),
    }),
    data: productDefinitionSchema,
    refusals: ['unknownProduct'],
  }),
  decorationOptions: defineCall({
    name: 'generator.decorationOptions',
    method: 'GET',
    path: '/generator/decorationoptionsdefinition',
    access: 'session-or-service',
    summary: 'Decoration types, their categories, patterns, textures and shapes',
    data: decorationOptionsSchema,
    refusals: [],
  }),
  /** Beyond the specification: of a definition what the house sets, for whoever has the rest. */
  offer: defineCall({
    name: 'generator.offer',
    method: 'GET',
    path: '/generator/offer/:family/:product',
    access: 'session-or-service',
    summary:
      'What a product costs now, and the sizes that it comes in; open studios ask again when they are told that it changes',
    params: z.object(productRef),
    data: z.object({
      pricing: pricingSchema,
      /** By name, in their order. */
      sizes: z.array(z.string()),
      offer: offerSchema,
      /** What ran out, by fabric and colour, and the day on which more comes, where that is known. */
      out: z.array(z.object({ fabric: z.string(), color: z.string(), backOn: z.nullable(z.iso.date()) })),
      /** In which no new words are written, by name. */
      retiredFonts: z.array(z.string()),
      /** When something that is planned begins. */
      until: timeSchema.nullable(),
    }),
    refusals: ['unknownProduct'],
  }),
  /** Beyond the specification: what the product picker shows. */
  products: defineCall({
    name: 'generator.products',
    method: 'GET',
    path: '/generator/products',
    access: 'session-or-service',
    summary: 'Every product, with its picture and first price, and whether a design of it can be started',
    data: z.array(
      z.object({
        family: z.object({ name: z.string(), version: z.string(), label: labelSchema }),
        product: z.object({ name: z.string(), version: z.string(), label: labelSchema }),
        summary: labelSchema,
        cloth: labelSchema,
        sizes: z.object({ from: labelSchema, to: labelSchema }),
        soldAs: soldAsSchema,
        minQty: z.int(),
        /** PR14: what a piece costs where most are ordered, delivery in it. */
        lowestPrice: z.object({ cad: z.int(), usd: z.int() }),
        /** From how many pieces it is that. */
        lowestPriceQty: z.object({ cad: z.int(), usd: z.int() }),
        image: z.string(),
        /** False: no new design is of it. */
        isOffered: z.boolean(),
      }),
    ),
    refusals: [],
  }),
} as const

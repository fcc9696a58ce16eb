import { personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import { mostNumber } from '@teamloom/commerce/collection/number-range.ts'
import { imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import {
  centsSchema,
  currencySchema,
  localeSchema,
  sizeQuantitySchema,
  soldAsSchema,
  timeSchema,
} from './words.ts'

/** What a collection of sizes is, to its organiser and to whoever answers. */

const measuredSizeSchema = z.object({ name: z.string(), displayLabel: labelSchema })

/** What each person is asked for, and where it stands. */
export const askedSlotSchema = z.object({
  /** The decoration's. */
  id: idSchema,
  kind: z.enum(personalKinds),
  label: labelSchema,
  sample: z.string(),
  mayBeEmpty: z.boolean(),
  mostLetters: z.int(),
  /**
   * All letters that can be written, one after the other: what every font in which the words stand has. Absent where no
   * font is known, and from a server of the release before.
   */
  letters: z.string().optional(),
  /** Sides of the garment on which the slot is seen. */
  sides: z.array(z.string()),
})

export type AskedSlot = z.output<typeof askedSlotSchema>

/** Absent where a design's words are the same for all. */
const askedSlotsSchema = z.array(askedSlotSchema).optional()

const publicDesignSchema = z.object({
  id: idSchema,
  name: z.string().nullable(),
  description: z.string().nullable(),
  family: z.object({ name: z.string(), version: z.string() }),
  product: z.object({ name: z.string(), version: z.string(), label: labelSchema, soldAs: soldAsSchema }),
  images: z.array(imageSchema),
  /** The sides that carry artwork. */
  decoratedSides: z.array(z.string()),
  /** When it was asked for in an order request, once it was on the page. */
  requestedAt: timeSchema.nullable(),
  sizes: z.array(measuredSizeSchema),
  slots: askedSlotsSchema,
  measurements: z.array(
    z.object({
      name: z.string(),
      label: labelSchema,
      sizes: z.array(z.object({ name: z.string(), inches: z.number() })),
    }),
  ),
})

export type CollectableDesign = z.output<typeof publicDesignSchema>

const publicProjectSchema = z.object({
  id: idSchema,
  /** What the page is called: the project's name, the team's of one that nobody has named. */
  name: z.string(),
  projectName: z.string(),
  teamName: z.string(),
  /** Whom to ask. */
  organizer: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  pictureUrl: z.string().nullable(),
  iconUrl: z.string().nullable(),
  coverUrl: z.string().nullable(),
  message: z.string().nullable(),
  language: localeSchema,
  closesAt: timeSchema.nullable(),
  timeZone: z.string(),
  isOpen: z.boolean(),
  /** How many people have; null unless the organiser shows it. */
  answered: z.int().nullable(),
})

export const collectSizeInfoSchema = z.object({
  project: publicProjectSchema,
  designs: z.array(publicDesignSchema),
})

export type CollectSizeInfo = z.output<typeof collectSizeInfoSchema>

/** By the slots' ids; absent where there are none. */
const wordsSchema = z.record(z.string(), z.string()).optional()

export const ownAnswerSchema = z.object({
  details: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  token: z.string(),
  isOpen: z.boolean(),
  /** All that counts of the address; else what was sent at once, for who has just sent it. */
  isWhole: z.boolean(),
  /** The organiser has put them on the roster too; never said of a part. */
  isExpected: z.boolean(),
  selection: z.array(
    z.object({
      id: idSchema,
      name: z.string().nullable(),
      image: z.nullable(imageSchema),
      size: z.string(),
      displayLabel: labelSchema,
      quantity: z.int(),
      words: wordsSchema,
      created_at: timeSchema,
    }),
  ),
})

export type OwnAnswer = z.output<typeof ownAnswerSchema>

export const answerEntrySchema = z.object({
  id: idSchema,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  design_id: idSchema,
  size: z.string(),
  quantity: z.int(),
  created_at: timeSchema,
  note: z.string().nullable(),
  words: wordsSchema,
})

export type AnswerEntry = z.output<typeof answerEntrySchema>

export const rosterPersonSchema = z.object({
  id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** On their jersey, as it was typed. */
  number: z.string().nullable(),
  language: localeSchema,
  answeredAt: timeSchema.nullable(),
  remindedAt: timeSchema.nullable(),
  /** Whether the person's reminder is still to be written. */
  isBeingReminded: z.boolean(),
  /** Whether the person wants no reminders. */
  isSilent: z.boolean(),
  addedAt: timeSchema,
})

export type RosterEntry = z.output<typeof rosterPersonSchema>

const progressSchema = z.object({
  qty: z.int(),
  minQty: z.int(),
  priceOfPiece: centsSchema.nullable(),
  next: z.object({ more: z.int(), qty: z.int(), priceOfPiece: centsSchema }).nullable(),
  marks: z.array(z.int()),
})

const collectedDesignSchema = z.object({
  id: idSchema,
  name: z.string().nullable(),
  description: z.string().nullable(),
  product: z.object({ name: z.string(), version: z.string(), label: labelSchema, soldAs: soldAsSchema }),
  images: z.array(imageSchema),
  /** The sides that carry artwork. */
  decoratedSides: z.array(z.string()),
  collectable_since: timeSchema.nullable(),
  sizes: z.array(sizeQuantitySchema.extend({ displayLabel: labelSchema })),
  total: z.int(),
  progress: progressSchema,
  minQtyPerSize: z.int(),
  slots: askedSlotsSchema,
  /** Numbers that lists in carts keep for somebody; absent where there are none. */
  keptNumbers: z.array(z.string()).optional(),
  /** What of it was asked for in order requests since it came onto the page; null: nothing. */
  ordered: z.array(sizeQuantitySchema).nullable(),
  /** What of it is in the caller's cart; null when it is not there. */
  inCart: z.int().nullable(),
  /** What would be there once the answers are added that it has not taken over. */
  inCartAdded: z.int().nullable(),
})

export type CollectedDesign = z.output<typeof collectedDesignSchema>

const numberSchema = z.int().min(0).max(mostNumber)

/** Numbers that people choose among; the reserved are the organiser's to give. */
export const numbersSchema = z.object({
  from: numberSchema,
  to: numberSchema,
  reserved: z.array(z.string().regex(/^\d{1,3}$/)).max(mostNumber + 1),
})

export const collectionSchema = z.object({
  project: z.object({
    id: idSchema,
    name: z.string(),
    team_id: idSchema,
    teamName: z.string(),
    token: z.string(),
    iconUrl: z.string().nullable(),
    coverUrl: z.string().nullable(),
  }),
  settings: z.object({
    isOpen: z.boolean(),
    /** What the organiser has set: open, though no design may be there yet. */
    isSwitchedOn: z.boolean(),
    closesAt: timeSchema.nullable(),
    timeZone: z.string(),
    message: z.string().nullable(),
    language: localeSchema,
    showAnswered: z.boolean(),
    numbers: numbersSchema,
  }),
  currency: currencySchema,
  designs: z.array(collectedDesignSchema),
  answers: z.array(answerEntrySchema),
  roster: z.array(rosterPersonSchema),
})

export type Collection = z.output<typeof collectionSchema>

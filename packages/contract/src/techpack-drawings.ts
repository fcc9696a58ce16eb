import { sides } from '@teamloom/bakes/side.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'

const supplyNames = ['seams', 'topstitching', 'shoulderTape', 'wadding', 'brandLabel', 'sizeLabel'] as const

const placedMeasureSchema = z.object({
  /** A seam, edge or line, by its name. */
  from: z.string(),
  to: z.enum(['top', 'middle', 'edge']),
  /** The wearer’s sides; null in the middle, or where there is one way only. */
  towards: z.nullable(z.enum(['left', 'right', 'front', 'back'])),
  /** How it is laid, without its inches. */
  rule: labelSchema,
  inches: z.number(),
  /** Whether it lies in the middle: then the rule is all there is to say. */
  isCentred: z.boolean(),
})

const fileComparisonSchema = z.object({
  decorationId: idSchema,
  verdict: z.enum(['alike', 'differs', 'another']),
  /** What both outlines cover of what either covers, 0 to 100. */
  overlapPercent: z.int(),
  /** How far its proportions are off, in hundredths. */
  offPercent: z.int(),
  /** In what it is not as the design. */
  notes: z.array(labelSchema),
})

/** What is drawn and reckoned of an item for its techpack. Inches unless a name says otherwise. */
export const drawingsSchema = z.object({
  /** The size that is drawn; null where the product has no pattern. */
  sizeName: z.string().nullable(),
  flats: z.array(
    z.object({
      side: z.string(),
      /** In colours, with the numbers of the materials. */
      svg: z.string(),
      /** In line, with points of measure. */
      plainSvg: z.string(),
      /** In line, with the decorations by their numbers. */
      placingSvg: z.string(),
    }),
  ),
  /** Parts that are measured flat by themselves, as SVG. */
  details: z.array(z.object({ name: z.string(), label: labelSchema, svg: z.string() })),
  /** Points of measure in every size of the product, by the letters of the drawings. */
  points: z.array(
    z.object({
      letter: z.string(),
      name: z.string(),
      label: labelSchema,
      /** How the tape is laid. */
      how: labelSchema,
      tolerance: z.number(),
      /** A side, or a detail's name. */
      view: z.string(),
      sizes: z.array(z.object({ sizeName: z.string(), inches: z.number() })),
    }),
  ),
  /** By side: an SVG that is laid over its picture, with the widths and distances of its prints. */
  overPictures: z.partialRecord(z.enum(sides), z.string()),
  /** Thread and labels, numbered after the materials; for one piece of each size. */
  supplies: z.array(
    z.object({
      number: z.int(),
      name: z.enum(supplyNames),
      what: labelSchema,
      style: labelSchema,
      facts: labelSchema,
      color: labelSchema,
      unit: z.enum(['m2', 'm', 'pieces']),
      sizes: z.array(z.object({ sizeName: z.string(), amount: z.number() })),
    }),
  ),
  /** What is counted of each decoration, in the language that was asked for; none of one without artwork. */
  figures: z.array(
    z.object({
      decorationId: idSchema,
      rows: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
  /** TP32: files to produce from beside what the design prints; none of one that could not be compared. */
  comparisons: z.array(fileComparisonSchema),
  consumption: z.array(
    z.object({
      slot: z.string(),
      unit: z.enum(['m2', 'm', 'pieces']),
      sizes: z.array(z.object({ sizeName: z.string(), amount: z.number() })),
    }),
  ),
  placements: z.array(
    z.object({
      decorationId: idSchema,
      piece: labelSchema,
      sizes: z.array(
        z.object({
          sizeName: z.string(),
          down: placedMeasureSchema,
          across: placedMeasureSchema,
          fits: z.boolean(),
          /** The size of the print in that size. */
          widthInches: z.number(),
          heightInches: z.number(),
        }),
      ),
    }),
  ),
})

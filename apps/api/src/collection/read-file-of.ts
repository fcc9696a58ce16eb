import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { sizeLabelOf } from '@teamloom/catalog/size-label.ts'
import { designTexts } from '@teamloom/commerce/collection/design-texts.ts'
import type { AnswerEntry } from '@teamloom/contract/collection-shape.ts'
import type { RefusalCode } from '@teamloom/contract/refusals.ts'
import type { Slot, Words } from '@teamloom/design/slots.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Actor, Caller } from '#api/access/caller.ts'
import type { CollectionRow } from '#api/collection/find-collection.ts'
import { loadOrdered } from '#api/collection/load-ordered.ts'
import { findOwnCollection, loadAnswers } from '#api/collection/read-collection.ts'
import { designs } from '#api/db/tables.ts'
import { selectResting } from '#api/designs/kept-of-designs.ts'
import { loadOutlines } from '#api/designs/outlines.ts'
import { untitled } from '#api/designs/untitled.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import type { Dependencies } from '#api/services.ts'

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

type NamedDesign = {
  readonly id: string
  readonly name: string | null
  readonly family: string
  readonly product: string
  /** The design's name, told apart from others that have it. */
  readonly text: string
  readonly productText: string
}

export type Read =
  | {
      readonly ok: true
      readonly caller: Actor
      readonly row: CollectionRow
      readonly answers: readonly AnswerEntry[]
      /** What was ordered of each design. */
      readonly ordered: Awaited<ReturnType<typeof loadOrdered>>
      /** The designs that somebody takes or that were ordered, by their ids. */
      readonly designs: ReadonlyMap<string, NamedDesign>
      /** What of each design is a person's own, of those that people gave words for. */
      readonly slotsOf: (designId: string) => readonly Slot[]
    }
  | { readonly ok: false; readonly code: RefusalCode }

/** What stands in a file of a collection of the caller's team, or why they may not have it. */
export async function readFileOf(
  projectId: string,
  caller: Caller,
  { database: { read } }: Dependencies,
): Promise<Read> {
  if (caller.kind !== 'person') return { ok: false, code: 'unauthorized' }
  const row = isId.test(projectId) ? await findOwnCollection(read, projectId, caller.id) : undefined
  if (!row) return { ok: false, code: 'project_not_found' }
  const answers = await loadAnswers(read, row.projectId)
  const ordered = await loadOrdered(read, row.projectId)
  const taken = new Set([...answers.map(({ design_id }) => design_id), ...ordered.keys()])
  const named = await read
    .select({ id: designs.id, name: designs.name, family: designs.family, product: designs.product })
    .from(designs)
    .where(and(eq(designs.projectId, row.projectId), isOneOf(designs.id, [...taken])))
    .orderBy(sql`${designs.collectableSince} asc nulls last`, asc(designs.createdAt), asc(designs.id))
  const told = named.map(design => ({
    ...design,
    productText: findProduct(design.family, design.product)?.product.label[caller.language] ?? design.product,
  }))
  const texts = designTexts(
    told.map(({ id, name, productText }) => ({ id, name, product: productText })),
    untitled[caller.language],
  )
  return {
    ok: true,
    caller,
    row,
    answers,
    ordered,
    slotsOf: await loadSlots(read, answers),
    designs: new Map(told.map(design => [design.id, { ...design, text: texts.get(design.id) ?? '' }])),
  }
}

async function loadSlots(tx: Reader, answers: readonly AnswerEntry[]) {
  const worded = new Set(answers.flatMap(({ design_id, words }) => (words ? [design_id] : [])))
  const outlines = await loadOutlines(tx, await selectResting(tx, isOneOf(designs.id, [...worded])))
  return (designId: string): readonly Slot[] =>
    worded.has(designId) ? (outlines(designId)?.slots ?? []) : []
}

/** SC33: an answer's words that are of a kind, or all, as one text in the order of the slots. */
export function wordsText(words: Words | undefined, slots: readonly Slot[], kind?: PersonalKind): string {
  return slots
    .flatMap(slot => (kind === undefined || slot.kind === kind ? (words?.[slot.id] ?? []) : []))
    .join(' ')
}

/** What somebody takes, as it is read in a file: the design's name and the size's, and where that stands. */
export function namedEntry(
  { design_id, size }: Pick<AnswerEntry, 'design_id' | 'size'>,
  designs: ReadonlyMap<string, NamedDesign>,
  language: Locale,
): { readonly design: string; readonly product: string; readonly size: string; readonly sizeAt: number } {
  const design = designs.get(design_id)
  const product = design && findProduct(design.family, design.product)
  return {
    design: design?.text || untitled[language],
    product: design?.productText ?? '',
    size: sizeLabelOf(product, size)[language],
    sizeAt: product?.sizes.findIndex(({ name }) => name === size) ?? -1,
  }
}

import { preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { staffListMoney, staffListSorts } from './staff-list-sorts.ts'
import { centsSchema, lineSchema, timeSchema } from './words.ts'

/** What a staff list can be narrowed by. */
export const staffListFilter = z.object({
  /** Numbers, names, emails, teams, organisations, designs, cities, phones, postal and promo codes by the beginnings of their words; or a whole id of a design, request or order. */
  search: lineSchema(0, 200).optional(),
  statuses: z.array(z.enum(preorderStatuses)).max(preorderStatuses.length).optional(),
  /** When it was placed: not before, and before. */
  from: timeSchema.optional(),
  to: timeSchema.optional(),
  /** Where it is delivered: a province's or state's code. */
  province: z.string().max(2).optional(),
  /** The member of staff who is in charge of it. */
  staffId: z.optional(idSchema),
  money: z.enum(staffListMoney).optional(),
  sort: z.enum(staffListSorts).optional(),
})

export type StaffListFilter = z.output<typeof staffListFilter>

export const personSchema = z.object({ id: idSchema, first_name: z.string(), last_name: z.string() })

/** What a staff list tells of a request, and of an order of the one that it came from. */
/** TP33: what a workshop has of a request: the last release of its techpack. */
export const atWorkshopSchema = z.object({
  release: z.int(),
  at: timeSchema,
  /** The request was changed since, in what a techpack says. */
  isChanged: z.boolean(),
})

export type AtWorkshop = z.output<typeof atWorkshopSchema>

export const deskFactsSchema = z.object({
  changedAt: timeSchema,
  projectNumber: z.string().nullable(),
  /** The member of staff who answers for it: whoever was put in charge, else the first who edited it; null: nobody yet. */
  inCharge: personSchema.nullable(),
  /** When the event is that it is for, the first of its teams’. */
  eventDate: z.iso.date().nullable(),
  /** TP38: the last day on which it is to leave the workshop. */
  wantedShipDate: z.iso.date().nullable(),
  paid: centsSchema,
  /** What is left to pay, of its invoice or of the deposit that is asked for; less than nothing is owed back. */
  due: centsSchema,
  /** The last day on which what is due is in time. */
  dueOn: z.iso.date().nullable(),
  isOverdue: z.boolean(),
  /** The last one that was sent: how many designs it has, and answers and approvals that still count. */
  proof: z
    .object({
      proofNumber: z.int(),
      sentAt: timeSchema,
      designs: z.int(),
      answered: z.int(),
      approved: z.int(),
    })
    .nullable(),
  /** Null while nothing was released. */
  atWorkshop: atWorkshopSchema.nullable(),
})

export type DeskFacts = z.output<typeof deskFactsSchema>

/** A page of a staff list, beside its `items`. */
export const staffListPage = {
  total: z.int(),
  /** Whatever it is narrowed by. */
  inAll: z.int(),
  /** A search may find more than the `total`, which is as many as are paged through; or there are more than are answered at once. */
  hasMore: z.boolean(),
  pageNumber: z.int(),
  itemsPerPage: z.int(),
  /** How many each status has, whatever statuses are asked for. */
  counts: z.record(z.enum(preorderStatuses), z.int()),
  /** There may be more of each status than are counted: the search is wide. */
  countsAtLeast: z.boolean(),
  /** Staff whom `staffId` may name. */
  staff: z.array(personSchema),
}

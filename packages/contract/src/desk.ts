import type { DeskRight } from '@teamloom/commerce/access/desk-rights.ts'
import type { EditDefinition } from '@teamloom/commerce/orders/edits/define-edit.ts'
import { type EditName, type EditNamed, edits } from '@teamloom/commerce/orders/edits/index.ts'
import { designStateSchema, imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { orderedApprovalSchema } from './approval.ts'
import { type Call, defineCall } from './call.ts'
import { chargeSchema } from './charges.ts'
import { historyEntrySchema } from './history.ts'
import { orderInvoiceSchema } from './orders.ts'
import { preorderSchema, purchasedItemSchema, techpackRefSchema } from './preorders.ts'
import { productDefinitionSchema } from './product-definition.ts'
import { decorationFactsSchema, proofSchema } from './proofs.ts'
import { isRefusalCode, type RefusalCode } from './refusals.ts'
import {
  atWorkshopSchema,
  deskFactsSchema,
  personSchema,
  staffListFilter,
  staffListPage,
} from './staff-list.ts'
import { emptySchema, timeSchema } from './words.ts'

/** A request with all that staff see and edit; every call that edits it answers the whole. */
export const preorderDetailSchema = preorderSchema.extend({
  preorder: preorderSchema.shape.preorder.extend({
    /** Grows with every save; a save that was made on an older one is a conflict. */
    revision: z.int(),
    updated_at: timeSchema,
  }),
  invoice: preorderSchema.shape.invoice.extend({
    /** Charges with why each is charged, which staff alone are told. */
    charges: z.array(chargeSchema.extend({ reason: z.string().optional() })),
  }),
  purchasedItems: z.array(
    purchasedItemSchema.extend({
      /** Why a piece has a price of its own, for staff alone; with it, it holds for any quantity. */
      priceReason: z.string().nullable(),
      decorations: z.array(decorationFactsSchema),
      /** The team’s yes by when it was ordered; null where its project asked for none. */
      approval: orderedApprovalSchema.nullable(),
      /** Where it is another than the design that its customer asked for; null: it is the same, or staff added it. */
      madeOtherwise: z
        .object({ differences: z.array(labelSchema), askedImages: z.array(imageSchema) })
        .nullable(),
    }),
  ),
  /** Whose it is. */
  userId: idSchema,
  projectNumber: z.string().nullable(),
  /** All that are noted of its invoice, quote, project and what else, each by the field of the call that notes it. */
  numbers: z.record(z.string(), z.string()),
  /** When its teams’ event is, the first of several. */
  eventDate: z.iso.date().nullable(),
  techpack: techpackRefSchema.nullable(),
  /** Null while nothing was released. */
  atWorkshop: atWorkshopSchema.nullable(),
  /** Who of the staff answers for it; null: nobody yet. */
  inCharge: personSchema.nullable(),
  /** Staff who may be put in charge. */
  staff: z.array(personSchema),
  /** Newest first. */
  history: z.array(historyEntrySchema),
  /** What it became, with its taxes and what is paid. */
  order: z
    .object({ id: idSchema, number: z.int(), created_at: timeSchema, invoice: orderInvoiceSchema })
    .nullable(),
  /** The last one that was sent. */
  proof: proofSchema.nullable(),
})

export type PreorderDetail = z.output<typeof preorderDetailSchema>

/** What every call that edits a request is told besides. */
const editing = {
  preorderId: idSchema,
  /** The one that the edit was made on; without it the last writer wins. */
  revision: z.int().min(1).optional(),
  /** Answers the detail as it would be, and keeps nothing. */
  dryRun: z.boolean().optional(),
}

/** What a call whose fields stand in its path is told besides. */
const asQuery = z.object({
  revision: z.coerce.number().int().min(1).optional(),
  dryRun: z.enum(['true', 'false']).optional(),
})

const editRefusals = [
  'preorder_not_found',
  'conflict',
  'designIdDoesntExist',
  'unknownSize',
  'held_by_people',
  'minimum_quantity',
  'last_item',
  'has_payments',
  'price_missing',
  'amount_too_large',
  'nothing_ordered',
  'own_order',
  'right_not_given',
  'not_found',
  'invoice_number_taken',
] as const satisfies readonly RefusalCode[]

/** The call that asks for an edit, from what the edit says of it. */
type EditCall<Name extends EditName> = {
  readonly name: `desk.${Name}`
  readonly method: EditNamed<Name>['asked']['method']
  readonly path: string
  readonly access: 'staff'
  readonly ability: 'editOrders'
  readonly summary: string
  readonly maxBodyBytes?: number
  readonly right?: DeskRight
  readonly data: typeof preorderDetailSchema
  readonly refusals: readonly RefusalCode[]
} & (EditNamed<Name>['asked']['method'] extends 'DELETE'
  ? { readonly params: z.ZodObject<Params & FieldsOf<Name>>; readonly query: typeof asQuery }
  : { readonly body: z.ZodObject<typeof editing & FieldsOf<Name>> })

type Params = Pick<typeof editing, 'preorderId'>

type FieldsOf<Name extends EditName> =
  EditNamed<Name>['schema'] extends z.core.$ZodObject<infer Fields extends z.core.$ZodShape> ? Fields : never

function editCall({ edit, asked, schema, right }: EditDefinition): Call {
  const { method, path, summary, maxBodyBytes, refusals = ['invalid_address'] } = asked
  const { preorderId } = editing
  return {
    name: `desk.${edit}`,
    method,
    path: `/preorders/admin/${path}`,
    access: 'staff',
    ability: 'editOrders',
    summary,
    ...(method === 'DELETE'
      ? { params: z.object({ preorderId, ...schema.shape }), query: asQuery }
      : { body: z.object({ ...editing, ...schema.shape }) }),
    ...(maxBodyBytes !== undefined && { maxBodyBytes }),
    ...(right && { right }),
    data: preorderDetailSchema,
    refusals: [...editRefusals, ...refusals.filter(isRefusalCode)],
  }
}

const { removeItem, ...editCalls } = Object.fromEntries(
  edits.map(each => [each.edit, editCall(each)]),
) as unknown as {
  readonly [Name in EditName]: EditCall<Name>
}

export const deskCalls = {
  list: defineCall({
    name: 'desk.list',
    method: 'POST',
    path: '/preorders/purchasedpreorders',
    access: 'staff',
    ability: 'seePersonalData',
    summary: 'A page of all order requests',
    body: staffListFilter.extend({
      itemsPerPage: z.int().min(1).max(100).default(20),
      pageNumber: z.int().min(1).max(1_000_000).default(1),
    }),
    data: z.object({ items: z.array(preorderSchema.extend({ desk: deskFactsSchema })), ...staffListPage }),
    refusals: [],
  }),
  csv: defineCall({
    name: 'desk.csv',
    method: 'POST',
    path: '/preorders/purchasedpreorders/csv',
    access: 'staff',
    ability: 'seePersonalData',
    right: 'exports',
    summary:
      'What the filter leaves, as CSV, newest first: a line a request, a line of each invoice, or a line a payment',
    body: staffListFilter.extend({
      /** `lines`: of invoices in force; `ledger`: payments and refunds, in the order in which they came in, whose days `from` and `to` are. */
      of: z.enum(['requests', 'lines', 'ledger']).default('requests'),
      /** Leaves those that became orders. */
      ordersOnly: z.boolean().default(false),
    }),
    data: z.object({ filename: z.string(), csv: z.string() }),
    refusals: [],
  }),
  read: defineCall({
    name: 'desk.read',
    method: 'POST',
    path: '/preorders/admin/purchasedpreorder',
    access: 'staff',
    ability: 'seePersonalData',
    summary: 'An order request with its history',
    body: z.object({ preorderId: idSchema }),
    data: preorderDetailSchema,
    refusals: ['preorder_not_found'],
  }),
  ...editCalls,
  sync: defineCall({
    name: 'desk.sync',
    method: 'POST',
    path: '/preorders/admin/purchasedpreorder/sync',
    access: 'staff',
    ability: 'seePersonalData',
    summary: 'Tell that the studio has changed a design; the change itself has told it already',
    body: z.object({
      preorderId: idSchema,
      event: z.object({
        name: z.literal('purchased_design_updated').optional(),
        event: z.literal('purchased_design_updated').optional(),
        designId: z.optional(idSchema),
        data: z.object({ designId: z.optional(idSchema) }).optional(),
      }),
    }),
    data: preorderDetailSchema,
    refusals: ['preorder_not_found', 'designIdDoesntExist'],
  }),
  searchDesign: defineCall({
    name: 'desk.searchDesign',
    method: 'POST',
    path: '/designs/design/search',
    access: 'staff',
    ability: 'editOrders',
    summary: 'A design by its id, as far as a customer can open it',
    body: z.object({ designId: idSchema, userId: idSchema }),
    data: z.object({
      design: z.object({
        id: idSchema,
        name: z.string().nullable(),
        projectName: z.string(),
        team_id: idSchema,
      }),
      designState: designStateSchema,
      productDefinition: productDefinitionSchema,
    }),
    refusals: ['designIdDoesntExist', 'customerDoesntHaveAccess', 'InvalidPartsToBuild'],
  }),
  mailLink: defineCall({
    name: 'desk.mailLink',
    method: 'POST',
    path: '/preorders/admin/link',
    access: 'staff',
    ability: 'seePersonalData',
    summary:
      'Mail the link of a request, of its techpack or of a design in it to myself, for a larger screen',
    body: z.object({
      preorderId: idSchema,
      page: z.enum(['preorder', 'techpack', 'design']),
      /** The design that the page `design` shows. */
      designId: z.optional(idSchema),
    }),
    data: emptySchema,
    refusals: ['preorder_not_found', 'designIdDoesntExist', 'too_many_requests'],
  }),
  customerDesigns: defineCall({
    name: 'desk.customerDesigns',
    method: 'GET',
    path: '/preorders/admin/designs/:preorderId',
    access: 'staff',
    ability: 'editOrders',
    summary: 'The designs of a request’s customer, newest first, to choose one to add',
    params: z.object({ preorderId: idSchema }),
    data: z.array(
      z.object({
        id: idSchema,
        name: z.string().nullable(),
        projectName: z.string(),
        product: z.object({ name: z.string(), label: labelSchema }),
        images: z.array(imageSchema),
      }),
    ),
    refusals: ['preorder_not_found'],
  }),
  removeItem,
} as const

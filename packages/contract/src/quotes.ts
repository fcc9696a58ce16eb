import { addressSchema } from '@teamloom/commerce/addresses/address.ts'
import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { keptAddressSchema } from './preorders.ts'
import { proofSchema } from './proofs.ts'
import {
  currencySchema,
  lineSchema,
  localeSchema,
  nameSchema,
  sizeQuantitiesSchema,
  textSchema,
} from './words.ts'

const customerSchema = z.object({
  id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** The teams that they are in, by name. */
  teams: z.array(z.object({ id: idSchema, name: z.string(), isMember: z.boolean() })),
})

/** A design that can be chosen. */
export const customerDesignSchema = z.object({
  id: idSchema,
  name: z.string().nullable(),
  projectName: z.string(),
  product: z.object({ name: z.string(), label: labelSchema }),
  images: z.array(imageSchema),
})

export type FoundCustomer = z.output<typeof customerSchema>

/** Requests that staff make for a customer, and the customer’s no to them. */
export const quoteCalls = {
  customers: defineCall({
    name: 'quotes.customers',
    method: 'GET',
    path: '/preorders/admin/customers',
    access: 'staff',
    ability: 'seePersonalData',
    summary:
      'Customers by the beginnings of words in their name or email, or by what their requests are found by; twenty at most',
    query: z.object({ search: lineSchema(1, 100) }),
    data: z.array(customerSchema),
    refusals: [],
  }),
  customer: defineCall({
    name: 'quotes.customer',
    method: 'GET',
    path: '/preorders/admin/customers/:userId',
    access: 'staff',
    ability: 'seePersonalData',
    summary: 'A customer with their designs, newest first, and the addresses of their last request',
    params: z.object({ userId: idSchema }),
    data: customerSchema.extend({
      language: localeSchema,
      currency: currencySchema,
      designs: z.array(customerDesignSchema),
      shippingAddress: keptAddressSchema.nullable(),
      billingAddress: keptAddressSchema.nullable(),
    }),
    refusals: ['not_found'],
  }),
  makeCustomer: defineCall({
    name: 'quotes.makeCustomer',
    method: 'POST',
    path: '/preorders/admin/customers',
    access: 'staff',
    ability: 'editOrders',
    summary:
      'Make an account with a team for a customer, who is mailed a link to choose a password with; whoever makes it is in the team',
    body: z.object({
      email: emailSchema,
      firstName: nameSchema,
      lastName: nameSchema,
      teamName: nameSchema,
      language: localeSchema,
      currency: currencySchema,
    }),
    data: z.object({ id: idSchema, project_id: idSchema }),
    refusals: ['username_already_exists', 'too_many_requests'],
  }),
  make: defineCall({
    name: 'quotes.make',
    method: 'PUT',
    path: '/preorders/admin/request',
    access: 'staff',
    ability: 'editOrders',
    summary: 'Make a request for a customer, with copies of their designs, at the prices of now',
    body: z.object({
      userId: idSchema,
      shippingAddress: addressSchema,
      billingAddress: addressSchema,
      items: z
        .array(z.object({ design_id: idSchema, sizes: sizeQuantitiesSchema }))
        .min(1)
        .max(100)
        .refine(
          items => new Set(items.map(item => item.design_id)).size === items.length,
          'each design once',
        ),
      locale: localeSchema,
      currency: currencySchema,
    }),
    maxBodyBytes: 65_536,
    data: z.object({ id: idSchema }),
    refusals: [
      'not_found',
      'own_order',
      'designIdDoesntExist',
      'unknownSize',
      'minimum_quantity',
      'design_deprecated',
      'invalid_address',
      'InvalidPartsToBuild',
    ],
  }),
  decline: defineCall({
    name: 'quotes.decline',
    method: 'POST',
    path: '/preorders/quote/decline',
    access: 'session',
    needsAddress: true,
    summary: 'Decline a quote, in words: the request is cancelled, and staff are told',
    body: z.object({
      preorderId: idSchema,
      proofNumber: z.int().min(1),
      note: textSchema(5000).refine(text => text !== '', 'is required'),
    }),
    data: proofSchema,
    refusals: ['preorder_not_found', 'proof_not_found', 'proof_outdated'],
  }),
} as const

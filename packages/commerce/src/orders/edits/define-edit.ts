import type { Refusal, Result } from '@teamloom/kit/result.ts'
import type { z } from 'zod/mini'
import type { DeskRight } from '../../access/desk-rights.ts'
import type { Edited } from '../edited.ts'
import type { OrderEventName } from '../events/index.ts'
import type { OrderDocument } from '../order-document.ts'
import type { NotedNumber } from './noted-number.ts'

/** What an edit needs to know beside the request. */
export type EditFacts = {
  /** Something is paid or about to be. */
  readonly hasPayments: boolean
}

export type EditRefusal = Refusal<
  | 'designIdDoesntExist'
  | 'unknownSize'
  | 'held_by_people'
  | 'minimum_quantity'
  | 'last_item'
  | 'has_payments'
  | 'price_missing'
  | 'amount_too_large'
  | 'nothing_ordered'
  | 'invalid_address'
>

export type EditOutcome = Result<Edited, EditRefusal>

/** The call that asks for an edit. */
export type AskedBy = {
  /** A `DELETE` has its fields in the path. */
  readonly method: 'POST' | 'PUT' | 'DELETE'
  /** Below `/preorders/admin`. */
  readonly path: string
  readonly summary: string
  /** Where the largest body that anybody has a reason to send is more than the usual. */
  readonly maxBodyBytes?: number
  /** Keys that this call alone is refused with. */
  readonly refusals?: readonly string[]
}

/**
 * One thing that staff do to a request. `schema` is what is asked for; where the server works out from it what is done
 * to the document, `Input` is that, else the two are one.
 */
export type EditDefinition<
  Name extends string = string,
  Schema extends z.ZodMiniObject = z.ZodMiniObject,
  Asked extends AskedBy = AskedBy,
  Input = never,
> = {
  readonly edit: Name
  readonly asked: Asked
  readonly schema: Schema
  /** What staff must have been given. */
  readonly right?: DeskRight
  /** AC56: the edit lowers what its request costs, or may: nobody does it to their own. */
  readonly givesMoney?: true
  /** Events that it is told as, by which another's save of the same is found. */
  readonly tellsOf: readonly OrderEventName[]
  /** The number that the edit notes, where it notes one. */
  readonly number?: NotedNumber
  readonly apply: (document: OrderDocument, input: Input, facts: EditFacts) => EditOutcome
  /** OR29: the edit that leaves what was changed as it was; absent where the document stays as it is. */
  readonly inverse?: (before: OrderDocument, input: Input) => InverseEdit
}

/** An edit by its name, with its input. */
export type InverseEdit = { readonly kind: string } & Readonly<Record<string, unknown>>

export function defineEdit<
  const Name extends string,
  Schema extends z.ZodMiniObject,
  const Asked extends AskedBy,
  Input = z.output<Schema>,
>(edit: EditDefinition<Name, Schema, Asked, Input>): EditDefinition<Name, Schema, Asked, Input> {
  return edit
}

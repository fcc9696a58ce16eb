import type { Ability } from '@teamloom/commerce/access/access.ts'
import type { DeskRight } from '@teamloom/commerce/access/desk-rights.ts'
import type { StaffAbility } from '@teamloom/commerce/access/staff-abilities.ts'
import type { z } from 'zod'
import { commonRefusals, type RefusalCode, sessionRefusals } from './refusals.ts'

/** What a body may have in bytes, unless its call says more. */
export const usualBodyBytes = 16_384

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call: anyone; someone with a session; staff, or admins alone (`userNotAdmin` for others); the owner of a
 * session or another server with the service key; the owner of a session whose account is being deleted, too
 * (`account_deleted` for them elsewhere).
 */
export type Access = 'public' | 'session' | 'staff' | 'admin' | 'session-or-service' | 'session-or-leaving'

/** What is a team's, or leads to one. */
export type TeamThing =
  | 'team'
  | 'project'
  | 'design'
  | 'designVersion'
  | 'asset'
  | 'collectionEntry'
  | 'rosterPerson'
  | 'reviewVisitor'

/** One call of the API, as a value: the server's routes, the web app's client and the description come from it. */
export type Call = {
  readonly name: string
  readonly method: Method
  /** Below `/api/v1`, with `:name` parameters. */
  readonly path: string
  readonly access: Access
  /** What a person must be allowed to do (`notAllowed` for others). */
  readonly needs?: Ability
  /** Whether guests sign up first, whatever they send (`sign_up_first`). */
  readonly needsAddress?: true
  /** What staff must have been given (`right_not_given` for others). */
  readonly right?: DeskRight
  /**
   * What staff must hold, of several one: of a call for staff (`right_not_given` for others), and of one for admins what
   * opens it to whoever was given it.
   */
  readonly ability?: StaffAbility | readonly StaffAbility[]
  /** The things of teams that the call changes or gives away something of, and in which field their ids come (`looks_only`). */
  readonly changes?: Partial<Readonly<Record<TeamThing, string>>>
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.core.$ZodType
  /** Where the largest body that anybody has a reason to send is more than the usual. */
  readonly maxBodyBytes?: number
  readonly data: z.core.$ZodType
  readonly refusals: readonly RefusalCode[]
  /** The answer carries a new session in the header `access-token`. */
  readonly givesSession?: true
  /** The header `idempotency-key` makes a repetition do nothing twice. */
  readonly idempotent?: true
}

type Part<C, Key extends string> = C extends { readonly [K in Key]: infer Schema extends z.core.$ZodType }
  ? { readonly [K in Key]: z.output<Schema> }
  : unknown
type SentPart<C, Key extends string> = C extends { readonly [K in Key]: infer Schema extends z.core.$ZodType }
  ? { readonly [K in Key]: z.input<Schema> }
  : unknown

/** A query of which nothing must be said need not be there. */
type SentQuery<C> = C extends { readonly query: infer Schema extends z.core.$ZodType }
  ? Partial<z.input<Schema>> extends z.input<Schema>
    ? { readonly query?: z.input<Schema> }
    : { readonly query: z.input<Schema> }
  : unknown

/** What the server receives, checked. */
export type Received<C> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>
/** What a client sends. */
export type Sent<C extends Call> = SentPart<C, 'params'> & SentQuery<C> & SentPart<C, 'body'>
export type DataOf<C extends Call> = z.input<C['data']>

/** Keeps the exact types of a call's schemas and refusals. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

/** All keys that a call may be refused with: its own, and those that come with who may make it. */
export function refusalsOf({
  access,
  needsAddress,
  needs,
  right,
  ability,
  changes,
  refusals,
}: Pick<
  Call,
  'access' | 'needsAddress' | 'needs' | 'right' | 'ability' | 'changes' | 'refusals'
>): readonly RefusalCode[] {
  return [
    ...new Set<RefusalCode>([
      ...commonRefusals,
      ...(access === 'public' ? [] : sessionRefusals),
      ...(access === 'public' || access === 'session-or-leaving' ? [] : (['account_deleted'] as const)),
      ...(access === 'staff' || access === 'admin'
        ? (['userNotAdmin', 'second_factor_needed'] as const)
        : []),
      ...(needsAddress ? (['sign_up_first'] as const) : []),
      ...(needs ? (['notAllowed'] as const) : []),
      ...(right || (ability && access === 'staff') ? (['right_not_given'] as const) : []),
      ...(changes ? (['looks_only'] as const) : []),
      ...refusals,
    ]),
  ]
}

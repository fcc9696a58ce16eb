import type { EditName, EditNamed, InputOf } from '@teamloom/commerce/orders/edits/index.ts'
import type { RefusalCode } from '@teamloom/contract/refusals.ts'
import type { Refusal, Result } from '@teamloom/kit/result.ts'
import type { z } from 'zod/mini'
import type { Actor } from '#api/access/caller.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Besides } from '#api/requests/edits/edit-request.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'
import type { Services } from '#api/services.ts'

/** What is asked for, of which request, by whom and when. */
export type Asked<Name extends EditName> = {
  readonly fields: z.output<EditNamed<Name>['schema']>
  readonly loaded: LoadedRequest
  readonly actor: Actor
  readonly now: Date
}

export type Planned<Name extends EditName> = Result<
  Besides & { readonly input: InputOf<Name> },
  Refusal<RefusalCode>
>

/** Works out from what is asked for and what is there what an edit does to a request. */
export type Plan<Name extends EditName> = (
  tx: Tx,
  asked: Asked<Name>,
  services: Services,
) => Promise<Planned<Name>>

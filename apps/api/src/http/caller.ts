import { createHash, timingSafeEqual } from 'node:crypto'
import { actsAsStaff } from '@teamloom/commerce/access/access.ts'
import { erasedOn } from '@teamloom/commerce/access/deletion.ts'
import type { Call } from '@teamloom/contract/call.ts'
import type { RefusalFacts } from '@teamloom/contract/refusal-facts.ts'
import type { RefusalCode } from '@teamloom/contract/refusals.ts'
import { scopeOf } from '@teamloom/contract/scopes.ts'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Actor, anyone, type Caller, holds, service } from '#api/access/caller.ts'
import type { Dependencies } from '#api/services.ts'
import { findKey, noteKey } from '#api/sessions/key-store.ts'
import { readSessionToken } from '#api/sessions/session-token.ts'

type Recognised =
  | { readonly ok: true; readonly caller: Caller }
  | { readonly ok: false; readonly code: RefusalCode; readonly facts?: RefusalFacts }

/** By whom a call may be made. */
export type Opening = Pick<Call, 'name' | 'access' | 'ability' | 'needsAddress'>

/** Sessions that were looked for and had ended: none comes back, so none is looked for twice. */
const ended = new LRUCache<string, true>({ max: 10_000, ttl: 600_000 })

/** Who makes this call; or why they may not. */
export async function readCaller(
  request: FastifyRequest,
  opening: Opening,
  dependencies: Pick<Dependencies, 'config' | 'actors' | 'now' | 'database'>,
): Promise<Recognised> {
  const { access } = opening
  const { config, actors, now } = dependencies
  if (access === 'public') return { ok: true, caller: anyone }
  const key = keyOf(request)
  if (key !== undefined) return readKey(key, opening, dependencies)
  const serviceKey = request.headers['api-key']
  if (access === 'session-or-service' && typeof serviceKey === 'string') {
    return isSame(serviceKey, config.serviceKey)
      ? { ok: true, caller: service }
      : { ok: false, code: 'unauthorized' }
  }
  const token = request.headers['access-token']
  if (typeof token !== 'string' || token === '') return { ok: false, code: 'unauthorized' }
  const reading = await readSessionToken(token, config.sessionSecret)
  if (reading === 'invalid') return { ok: false, code: 'unauthorized' }
  if (reading === 'expired') return { ok: false, code: 'token_expired' }
  if (ended.has(reading.sessionId)) return { ok: false, code: 'token_expired' }
  const actor = await actors.find(reading.sessionId, now())
  if (!actor) {
    ended.set(reading.sessionId, true)
    return { ok: false, code: 'token_expired' }
  }
  if (actor.deletedAt && access !== 'session-or-leaving')
    return { ok: false, code: 'account_deleted', facts: { until: erasedOn(actor.deletedAt).toISOString() } }
  return recognise(actor, opening, config)
}

/** AC69: a key of another program, which opens what one of its scopes names. */
async function readKey(
  key: string,
  opening: Opening,
  { config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>,
): Promise<Recognised> {
  const found = await findKey(database.read, key, now())
  if (!found || found.actor.deletedAt) return { ok: false, code: 'unauthorized' }
  const scope = scopeOf(opening.name)
  if (scope === undefined || !found.scopes.includes(scope))
    return { ok: false, code: 'scope_missing', facts: { scope: scope ?? 'none' } }
  await noteKey(database.alone, found.actor.sessionId, now())
  return recognise(found.actor, opening, config)
}

const keyOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (tl_live_\S+)$/.exec(request.headers.authorization ?? '')?.[1]

function recognise(
  actor: Actor,
  { access, ability, needsAddress }: Opening,
  config: Dependencies['config'],
): Recognised {
  if (needsAddress && actor.isGuest) return { ok: false, code: 'sign_up_first' }
  if (actor.isStaff && !actsAsStaff(actor, config)) return withoutFactor(actor, access)
  if (access === 'staff' && !actor.isStaff) return { ok: false, code: 'userNotAdmin' }
  // AC61: what is an admin's until it is given.
  if (access === 'admin' && !(ability ? holds(actor, ability) : actor.roles.includes('admin')))
    return { ok: false, code: 'userNotAdmin' }
  if (access === 'staff' && ability && !holds(actor, ability))
    return { ok: false, code: 'right_not_given', facts: { right: [ability].flat()[0] ?? '' } }
  return { ok: true, caller: actor }
}

/** AC67: staff are what anybody with an account is, until they have set up a second factor. */
function withoutFactor(actor: Actor, access: Opening['access']): Recognised {
  if (access === 'staff' || access === 'admin') return { ok: false, code: 'second_factor_needed' }
  const roles = ['user'] as const
  return { ok: true, caller: { ...actor, roles, isStaff: false, chosenAbilities: null, isHeldBack: true } }
}

/** Whether two texts are one, without telling by its time how much of a guess was right. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

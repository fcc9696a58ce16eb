import { hasLongList } from '@teamloom/commerce/fields/long-list.ts'
import { usualBodyBytes } from '@teamloom/contract/call.ts'
import { factsOf } from '@teamloom/contract/refusal-facts.ts'
import { isRefusalCode } from '@teamloom/contract/refusals.ts'
import { systemCalls } from '@teamloom/contract/system.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, type Refusal, type Result } from '@teamloom/kit/result.ts'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, hasRight, may } from '#api/access/caller.ts'
import { isOnlyLookedAt } from '#api/access/only-looked-at.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { addressOf } from '#api/http/caller-address.ts'
import { checkLongBody } from '#api/http/check-input.ts'
import { describeCall } from '#api/http/describe-call.ts'
import { isDrawing } from '#api/http/drawing-calls.ts'
import { openGuard } from '#api/http/guard.ts'
import type { Handler } from '#api/http/handler.ts'
import { once, readIdempotencyKey, serviceId } from '#api/http/idempotency.ts'
import { isGone } from '#api/http/is-gone.ts'
import { isLong, writeLong } from '#api/http/long-answer.ts'
import { type Issue, sendRefusal } from '#api/http/refusal-answer.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { NobodyWaits } from '#api/platform/waited-for.ts'
import type { Dependencies } from '#api/services.ts'
import { deviceName } from '#api/sessions/device-name.ts'
import { noteUse, renewSession } from '#api/sessions/session-store.ts'

/** Thrown to undo a transaction whose work was refused, or a dry run. */
class RolledBack extends Error {
  readonly result: Result<unknown, Refusal>

  constructor(result: Result<unknown, Refusal>) {
    super('refused')
    this.result = result
  }
}

/** Makes a route of each handler: validate, recognise, limit, answer in the contract's form. */
export function registerCalls(
  app: FastifyInstance,
  handlers: readonly Handler[],
  dependencies: Dependencies,
): void {
  const guard = openGuard(app, dependencies)
  for (const handler of handlers) {
    const { call } = handler
    const { body } = call
    app.route({
      method: call.method,
      url: call.path,
      schema: describeCall(call),
      bodyLimit: call.maxBodyBytes ?? usualBodyBytes,
      onRequest: guard(call),
      config: doorOf(handler),
      ...(body && hasLongList(body)
        ? { preHandler: (request: FastifyRequest) => checkLongBody(body, request) }
        : {}),
      handler: (request, reply) => answer(handler, request, reply, dependencies),
    })
  }
}

const alwaysAnswered: readonly string[] = [systemCalls.health, systemCalls.live, systemCalls.ready].map(
  call => call.name,
)

/** How the server is can always be asked. */
function doorOf({ call, in: way }: Handler): FastifyContextConfig {
  if (alwaysAnswered.includes(call.name)) return { call: call.name, door: 'open' }
  return {
    call: call.name,
    door: way === 'steps' ? 'long' : 'quick',
    isReading: way === 'read',
    draws: isDrawing(call),
  }
}

async function answer(
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
): Promise<FastifyReply> {
  const { config, now } = dependencies
  const at = now()
  let token: string | undefined
  const given = {
    params: request.params,
    query: request.query,
    body: request.body,
    caller: request.caller,
    ...(request.caller.kind === 'person' ? { actor: request.caller } : {}),
    now: at,
    origin: config.publicOrigin ?? `${request.protocol}://${request.host}`,
    address: addressOf(request),
    shownSession: request.headers['access-token']?.toString(),
    device: deviceName(request.headers['user-agent']),
    giveSession: (session: string) => {
      token = session
    },
    retryAfter: (seconds: number) => reply.header('retry-after', String(seconds)),
  }
  if (handler.call.needs && !may(request.caller, handler.call.needs))
    return sendRefusal(reply, 'notAllowed', { facts: { ability: handler.call.needs } })
  const { right } = handler.call
  if (right && request.caller.kind === 'person' && !hasRight(request.caller, right, config))
    return sendRefusal(reply, 'right_not_given', { facts: { right } })
  if (await isOnlyLookedAt(handler.call, given, dependencies.database.read))
    return sendRefusal(reply, 'looks_only')
  if (request.caller.kind === 'person') await noteUse(dependencies.database.alone, request.caller, at)
  // ST8, ST21: what the house has set of itself is known from here on.
  if (!alwaysAnswered.includes(handler.call.name)) await dependencies.house.at(dependencies.database.read, at)
  await handler.prepare?.(given as never, dependencies.database.read)
  const run = (access: unknown) => handler.run(given as never, access as never, dependencies)
  const result = await runIn(handler, { request, reply }, dependencies, run, at)
  if (!result.ok) {
    const { code, issues } = result.refusal
    const known = must(isRefusalCode(code) ? code : undefined, `refusal ${code}`)
    return sendRefusal(reply, known, {
      issues: issues as readonly Issue[] | undefined,
      facts: factsOf(known, result.refusal),
    })
  }
  if (handler.audits) await recordAudit(dependencies.database.alone, handler.audits(given as never), at)
  if (request.caller.kind === 'person') token ??= await renewed(request.caller, at, dependencies)
  if (token) reply.header('access-token', token)
  if (!isLong(result.value)) return reply.send({ status: 'success', data: result.value })
  return reply.type('application/json; charset=utf-8').send(writeLong(result.value))
}

async function renewed(
  actor: Actor,
  at: Date,
  { actors, config, database }: Dependencies,
): Promise<string | undefined> {
  const token = await renewSession(database.alone, actor, at, config.sessionSecret)
  if (token) actors.forget()
  return token
}

function runIn(
  handler: Handler,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { database }: Dependencies,
  run: (access: unknown) => Promise<Result<unknown, Refusal>>,
  at: Date,
): Promise<Result<unknown, Refusal>> {
  if (handler.in === 'read') return run(database.read)
  if (handler.in === 'steps') return run(database)
  const key = handler.call.idempotent ? readIdempotencyKey(request.headers) : ok(undefined)
  if (!key.ok) return Promise.resolve(key)
  const userId = request.caller.kind === 'person' ? request.caller.id : serviceId
  const work = (tx: Tx) =>
    key.value === undefined
      ? run(tx)
      : once(tx, { userId, call: handler.call.name, key: key.value, body: request.body }, at, () => run(tx))
  return database
    .write(async tx => {
      if (isGone(reply)) throw new NobodyWaits()
      const result = await work(tx)
      if (!result.ok || 'isKept' in result) throw new RolledBack(result)
      return result
    })
    .catch((error: unknown) => {
      if (error instanceof RolledBack) return error.result
      throw error
    })
}

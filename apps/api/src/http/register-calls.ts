import { type Call, refusalsOf } from '@teamloom/contract/call.ts'
import { factsOf, factsSchemaOf } from '@teamloom/contract/refusal-facts.ts'
import { isRefusalCode, type RefusalCode, refusals } from '@teamloom/contract/refusals.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, type Refusal, type Result } from '@teamloom/kit/result.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Caller, may } from '#api/access/caller.ts'
import { readCaller } from '#api/http/caller.ts'
import { addressOf } from '#api/http/caller-address.ts'
import type { Handler } from '#api/http/handler.ts'
import { once, readIdempotencyKey, serviceId } from '#api/http/idempotency.ts'
import { type Issue, sendRefusal } from '#api/http/refusal-answer.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Dependencies } from '#api/services.ts'
import { renewSession } from '#api/sessions/session-store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

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
  /** Whoever shows what opens nothing is soon not answered; those who come from the same place with a session are. */
  const countUnauthorized = app.createRateLimit({
    max: dependencies.config.limits.unauthorizedPerMinute,
    timeWindow: 60_000,
    keyGenerator: addressOf,
  })
  for (const handler of handlers) {
    const { call } = handler
    app.route({
      method: call.method,
      url: call.path,
      schema: describe(call),
      onRequest: async (request, reply) => {
        const recognised = await readCaller(request, call.access, dependencies)
        if (recognised.ok) {
          request.caller = recognised.caller
          return
        }
        if (refusals[recognised.code] !== 401) return sendRefusal(reply, recognised.code)
        const counted = await countUnauthorized(request)
        if (counted.isAllowed || !counted.isExceeded) return sendRefusal(reply, recognised.code)
        reply.header('retry-after', String(counted.ttlInSeconds))
        return sendRefusal(reply, 'too_many_requests')
      },
      handler: (request, reply) => answer(handler, request, reply, dependencies),
    })
  }
}

async function answer(
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
): Promise<FastifyReply> {
  const { database, config, now } = dependencies
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
    giveSession: (session: string) => {
      token = session
    },
    retryAfter: (seconds: number) => reply.header('retry-after', String(seconds)),
  }
  if (handler.call.needs && !may(request.caller, handler.call.needs))
    return sendRefusal(reply, 'notAllowed', { facts: { ability: handler.call.needs } })
  const run = (access: unknown) => handler.run(given as never, access as never, dependencies)
  const result = await runIn(handler, request, dependencies, run, at)
  if (!result.ok) {
    const { code, issues } = result.refusal
    const known = must(isRefusalCode(code) ? code : undefined, `refusal ${code}`)
    return sendRefusal(reply, known, {
      issues: issues as readonly Issue[] | undefined,
      facts: factsOf(known, result.refusal),
    })
  }
  if (request.caller.kind === 'person')
    token ??= await renewSession(database.read, request.caller, at, config.sessionSecret)
  if (token) reply.header('access-token', token)
  return reply.send({ status: 'success', data: result.value })
}

function runIn(
  handler: Handler,
  request: FastifyRequest,
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
      const result = await work(tx)
      if (!result.ok || 'isKept' in result) throw new RolledBack(result)
      return result
    })
    .catch((error: unknown) => {
      if (error instanceof RolledBack) return error.result
      throw error
    })
}

const failureSchema = (codes: readonly RefusalCode[]) => {
  const facts = codes.flatMap(code => factsSchemaOf(code) ?? [])
  return z.object({
    status: z.literal('error'),
    message: z.enum(codes as [RefusalCode, ...RefusalCode[]]),
    errorKey: z.enum(codes as [RefusalCode, ...RefusalCode[]]),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    ...(facts.length > 0 ? { facts: z.union(facts).optional() } : {}),
  })
}

/** The route's schema: it validates, and it is the description that clients read. */
function describe(call: Call) {
  const failures = Map.groupBy(refusalsOf(call), code => refusals[code])
  return {
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    response: {
      200: z.object({ status: z.literal('success'), data: call.data }),
      ...Object.fromEntries([...failures].map(([status, group]) => [status, failureSchema(group)])),
    },
    summary: call.summary,
    description: [
      call.idempotent
        ? 'The header `idempotency-key`: the same key and body within 24 hours does nothing twice.'
        : '',
      call.givesSession ? 'The answer’s header `access-token` carries the session.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    operationId: call.name,
    tags: [must(call.path.split('/')[1], 'noun')],
    security:
      call.access === 'public'
        ? []
        : [{ session: [] }, ...(call.access === 'session-or-service' ? [{ service: [] }] : [])],
  }
}

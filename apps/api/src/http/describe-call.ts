import { type Call, refusalsOf } from '@teamloom/contract/call.ts'
import type { RawCall } from '@teamloom/contract/raw-call.ts'
import { factsSchemaOf } from '@teamloom/contract/refusal-facts.ts'
import { type RefusalCode, refusals } from '@teamloom/contract/refusals.ts'
import { scopeOf } from '@teamloom/contract/scopes.ts'
import { must } from '@teamloom/kit/assert.ts'
import { z } from 'zod'

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
export function describeCall(call: Call) {
  return {
    ...describeAny(call, z.object({ status: z.literal('success'), data: call.data })),
    description: [
      call.idempotent
        ? 'The header `idempotency-key`: the same key and body within 24 hours does nothing twice.'
        : '',
      call.givesSession ? 'The answer’s header `access-token` carries the session.' : '',
      call.maxBodyBytes ? `The body may have ${call.maxBodyBytes} bytes.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

const bytes = z.string().meta({ format: 'binary' })

/** Describes a call that answers a file, leads to a page or takes bytes, as `describeCall` does others. */
export function describeRawCall(call: RawCall) {
  if (call.kind === 'page') {
    const page = {
      description: 'Where the page is, in the header `location`.',
      content: { 'text/html': { schema: bytes } },
    }
    return describeAny(call, page, 303)
  }
  if (call.kind === 'bytes') {
    const taken = { ...call, body: z.any().meta({ type: 'string', format: 'binary' }) }
    const answer = z.object({ status: z.literal('success'), data: call.data })
    return { ...describeAny(taken, answer), consumes: ['application/octet-stream'] }
  }
  const content = Object.fromEntries(call.media.map(media => [media, { schema: bytes }]))
  return describeAny(call, { description: 'The file.', content })
}

function describeAny(call: Pick<Call, keyof RawCall & keyof Call>, answer: unknown, status = 200) {
  const failures = Map.groupBy(refusalsOf(call), code => refusals[code])
  return {
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    response: {
      [status]: answer,
      ...Object.fromEntries([...failures].map(([status, group]) => [status, failureSchema(group)])),
    },
    summary: call.summary,
    ...(scopeOf(call.name) ? { description: `A key needs the scope \`${scopeOf(call.name)}\`.` } : {}),
    operationId: call.name,
    tags: [must(call.path.split('/')[1], 'noun')],
    security:
      call.access === 'public'
        ? []
        : [{ session: [] }, ...(call.access === 'session-or-service' ? [{ service: [] }] : [])],
  }
}

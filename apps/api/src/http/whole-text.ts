import { Readable } from 'node:stream'
import { usualBodyBytes } from '@teamloom/contract/call.ts'
import type { FastifyInstance } from 'fastify'
import { mostNesting, nestedTooDeep } from '#api/http/body-parsers.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { nextTurn } from '#api/platform/slices.ts'

/**
 * Refuses what no database can hold, wherever in a call it stands: the character NUL, and halves of characters; and what
 * is nested too deep, however it came.
 */
export function requireWholeText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    const { params, query, body } = request
    // What is read of a long body, what is looked for in it and what it is checked for each have a turn of the loop.
    const isLong = Number(request.headers['content-length'] ?? 0) > usualBodyBytes
    if (isLong) await nextTurn()
    const message = faultOf([params, query, body])
    if (message) return sendRefusal(reply, 'validation_failed', { issues: [{ path: '', message }] })
    if (isLong) await nextTurn()
  })
}

/**
 * What is wrong with what was given, found without recursion: what came as a form is seen to be nested too deep only
 * here.
 */
function faultOf(given: readonly unknown[]): string | undefined {
  const left = given.map(value => ({ value, depth: 0 }))
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next
    if (typeof value === 'string') {
      if (value.includes('\u0000') || !value.isWellFormed())
        return 'NUL and halves of characters are not allowed'
    } else if (isParsed(value)) {
      if (depth >= mostNesting) return nestedTooDeep
      const isList = Array.isArray(value)
      // A list's places are no texts of anybody's.
      for (const each of isList ? value : Object.values(value)) left.push({ value: each, depth: depth + 1 })
      if (!isList) for (const key of Object.keys(value)) left.push({ value: key, depth })
    }
  }
  return undefined
}

/** An object or a list that was parsed: no stream of bytes. */
function isParsed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Readable)
}

import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '#api/http/refusal-answer.ts'

/**
 * Refuses what no database can hold, wherever in a call it stands: the character NUL, and halves of characters.
 */
export function requireWholeText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    const { params, query, body } = request
    if (isWholeText([params, query, body])) return
    const issues = [{ path: '', message: 'NUL and halves of characters are not allowed' }]
    return sendRefusal(reply, 'validation_failed', { issues })
  })
}

/** Without recursion, as it may be nested a hundred thousand deep. */
function isWholeText(given: unknown): boolean {
  const left: unknown[] = [given]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') {
      if (value.includes('\u0000') || !value.isWellFormed()) return false
    } else if (isParsed(value)) {
      for (const key of Object.keys(value)) left.push(value[key], key)
    }
  }
  return true
}

/** An object or a list that was parsed: no stream of bytes. */
function isParsed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Readable)
}

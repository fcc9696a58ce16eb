import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'

/** Of what is wrong with a call the first ones are told: a long list may be wrong in each of its entries. */
const mostTold = 20

/** Checks what was sent, by the schemas of its call. */
export const checkInput: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const context = { async: false }
    const { _zod: inside } = schema
    const checked = inside.run({ value: data, issues: [] }, context)
    if (checked instanceof Promise) throw new z.core.$ZodAsyncError()
    if (checked.issues.length === 0) return { value: checked.value }
    const error = checked.issues.slice(0, mostTold).map(raw => {
      const { code, path, message, ...params } = z.core.util.finalizeIssue(raw, context, z.core.config())
      const place = path.join('/')
      return { keyword: code, instancePath: `/${place}`, schemaPath: `#/${place}/${code}`, message, params }
    })
    return { error }
  }

import { hasLongList, type LongReading, mostTold } from '@teamloom/commerce/fields/long-list.ts'
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { turns } from '#api/platform/slices.ts'

/** Checks what was sent, by the schemas of its call; a body with a long list is left to `checkLongBody`. */
export const checkInput: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    if (httpPart === 'body' && hasLongList(schema)) return { value: data }
    const { _zod: inside } = schema
    const checked = inside.run({ value: data, issues: [] }, { async: false })
    if (checked instanceof Promise) throw new z.core.$ZodAsyncError()
    return checked.issues.length === 0 ? { value: checked.value } : { error: told(checked.issues) }
  }

/** Checks a body with a list of thousands, as `checkInput` does: others have their turns between its entries. */
export async function checkLongBody(
  { _zod: inside }: z.core.$ZodType,
  request: FastifyRequest,
): Promise<void> {
  const reading: LongReading = { async: true, takeTurn: turns() }
  const checked = await inside.run({ value: request.body ?? null, issues: [] }, reading)
  if (checked.issues.length > 0) throw new WrongInput(told(checked.issues))
  request.body = checked.value
}

type Told = {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath: string
  readonly message: string
  readonly params: Record<string, unknown>
}

/** In the framework's form. */
class WrongInput extends Error {
  readonly statusCode = 400
  readonly validation: readonly Told[]

  constructor(validation: readonly Told[]) {
    super('what was sent is wrong')
    this.validation = validation
  }
}

function told(issues: readonly z.core.$ZodRawIssue[]): Told[] {
  return issues.slice(0, mostTold).map(raw => {
    const { code, path, message, ...params } = z.core.util.finalizeIssue(raw, undefined, z.core.config())
    const place = path.join('/')
    return { keyword: code, instancePath: `/${place}`, schemaPath: `#/${place}/${code}`, message, params }
  })
}

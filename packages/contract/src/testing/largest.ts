import { z } from 'zod'

/** The part of a JSON schema that descriptions of calls use. */
type Schema = {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly maxItems?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, Schema>>
}

/** What stands for the field of this name, the `index`-th of a list; undefined: anything that fits. */
type Known = (field: string, index: number) => unknown

/** Where a schema names no limit; and in lists of many people and things, of which few have the longest name. */
const usualText = 100
const textAmongMany = 20
const usualItems = 20
const many = 200

/** A value that fits, with every list as long and every text about as long as its schema lets it be. */
export function largest(schema: z.core.$ZodType, known: Known = () => undefined): unknown {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return fill(described, { field: '', index: 0, mostText: Number.POSITIVE_INFINITY, known })
}

type Place = {
  readonly field: string
  readonly index: number
  readonly mostText: number
  readonly known: Known
}

function fill(schema: Schema, place: Place): unknown {
  const { field, index, known } = place
  const given = known(field, index)
  if (given !== undefined) return given
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null')
  if (choices?.length) return longestOf(choices.map(choice => fill(choice, place)))
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(each => fill(each, place))) as unknown
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return longestOf(schema.enum)
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, each]) => [
        name,
        fill(each, { ...place, field: name }),
      ]),
    )
  if (type === 'array') return listOf(schema, place)
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return false
  return textOf(schema, place)
}

function listOf({ items = {}, maxItems = usualItems }: Schema, place: Place): unknown[] {
  const mostText = maxItems >= many ? textAmongMany : place.mostText
  return Array.from({ length: maxItems }, (_, index) =>
    fill(items, { ...place, field: place.field.replace(/s$/, ''), index, mostText }),
  )
}

function textOf({ format, maxLength = usualText, pattern }: Schema, { index, mostText }: Place): string {
  if (format === 'uuid') return '3f0c3fe0-5d0c-4d8e-9a55-0a3f0c3fe05d'
  if (format === 'email') return `somebody-${index}@example.com`
  if (format === 'date') return '2031-02-28'
  if (format === 'date-time') return '2031-02-28T12:00:00.000Z'
  if (format === 'uri') return 'https://carrier.example/parcel'
  if (pattern?.includes('#')) return '#163E2D'
  return 'é'.repeat(Math.min(maxLength, mostText))
}

function longestOf(values: readonly unknown[]): unknown {
  const length = (value: unknown) => JSON.stringify(value)?.length ?? 0
  return values.reduce((longest, value) => (length(value) > length(longest) ? value : longest))
}

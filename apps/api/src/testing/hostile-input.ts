import fc from 'fast-check'

/** The part of a JSON schema that descriptions of calls use. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

const texts = [
  '',
  ' ',
  'a',
  'Otters',
  '\u0000',
  '\ud83e',
  'é̀'.repeat(40),
  '🐺'.repeat(201),
  'x'.repeat(20_000),
  '‮abc\u2066',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '{{name}}',
  '1e999',
  'null',
  '2027-13-45',
]
const numbers = [0, -0, 1, -1, 1.5, 3, 50, 1_000_001, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324]

/** Anything, where something else is asked for. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...numbers, null, true, false, [], {}),
  fc.constant([[[[[[[[[[]]]]]]]]]]),
  fc.constant(JSON.parse('{"__proto__":{"isStaff":true},"constructor":{"prototype":{}},"toString":1}')),
  fc.constant(Array.from({ length: 2000 }, () => 'a')),
)

/**
 * Values by the grammar of a schema, of which some break it: wrong types, lengths, alphabets, missing and added fields,
 * the same thing twice. `ids`: of things that are there.
 */
export function hostile(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema, ids) }, { weight: 1, arbitrary: anything })
}

function fitting(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0) return fc.oneof(...choices.map(choice => hostile(choice, ids)))
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf) as Schema, ids)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object') return objectOf(schema, ids)
  if (type === 'array') return listOf(schema, ids)
  if (type === 'integer' || type === 'number') return fc.constantFrom(...numbers)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  return type === 'string' ? textOf(schema, ids) : anything
}

function textOf({ format }: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const known = {
    uuid: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, fc.uuid()),
    email: fc.constantFrom(
      'jonas@example.com',
      ' JONAS@Example.com ',
      `${'x'.repeat(250)}@example.com`,
      'a@b',
    ),
    date: fc.constantFrom('2031-02-28', '2031-02-30', '0000-01-01', '9999-12-31'),
  }[format ?? '']
  const anyText = fc.oneof(fc.constantFrom(...texts, ...ids), fc.string({ unit: 'binary', maxLength: 60 }))
  return known ? fc.oneof({ weight: 4, arbitrary: known }, anyText) : anyText
}

function listOf({ items = {} }: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const list = fc.array(hostile(items, ids), { maxLength: 5 })
  return fc.oneof(
    list,
    list.map(entries => [...entries, ...entries]),
  )
}

function objectOf({ properties = {}, required = [] }: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, hostile(field, ids)]),
  )
  const whole = fc.record(fields, { requiredKeys: [...required] })
  const broken = fc.record(fields, { requiredKeys: [] })
  const added = fc.tuple(whole, fc.constantFrom(...texts), anything).map(([object, name, value]) => ({
    ...object,
    [name]: value,
  }))
  return fc.oneof({ weight: 6, arbitrary: whole }, broken, added)
}

import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from './index.ts'
import { answerFields, missingFields } from './testing/answer-fields.ts'

type JsonSchema = {
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly type?: string
  readonly not?: object
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

/** An answer that has what every answer of the schema has, with an entry in each list; undefined where none can be. */
function leanest(schema: JsonSchema): unknown {
  if (schema.not) return undefined
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null')
  if (choices?.[0]) return leanest(choices[0])
  if (schema.type === 'array') return [leanest(schema.items ?? {})].filter(each => each !== undefined)
  if (schema.properties) {
    const { properties, required = [] } = schema
    return Object.fromEntries(required.map(name => [name, leanest(properties[name]!)]))
  }
  return schema.type === 'object' ? {} : 'value'
}

describe('the names of the specification', () => {
  test('are transcribed for each call, and for no other', () => {
    expect(Object.keys(answerFields).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
  })

  test.each(calls)('stand in the answer of $name', ({ name, data }) => {
    const answer = leanest(z.toJSONSchema(data) as JsonSchema)
    expect(missingFields(answer, answerFields[name]!)).toEqual([])
  })

  test('are missed where an answer spells them otherwise', () => {
    const state = {
      ...(leanest(
        z.toJSONSchema(calls.find(({ name }) => name === 'cart.add')!.data) as JsonSchema,
      ) as object),
      designId: 'x',
    }
    const { design_id: _, ...renamed } = state as Record<string, unknown>
    expect(missingFields(renamed, answerFields['cart.add']!)).toEqual(['design_id'])
    const sizes = [{ id: 'w3', drivingSide: 'width', widthInches: 3, heightInches: 2 }]
    const { names, within } = answerFields['generator.read']!
    const missing = missingFields(
      { decorations: [{ assetSize: { availableSizes: sizes, selectedSize: null } }] },
      { names: names.filter(({ name }) => name === 'decorations'), within },
    )
    expect(missing).toContain('decorations.0.assetSize.availableSizes.0.widthInInches')
  })
})

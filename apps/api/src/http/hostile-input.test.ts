import { generatorCalls } from '@teamloom/contract/generator.ts'
import { calls } from '@teamloom/contract/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { hostile, type Schema } from '#api/testing/hostile-input.ts'
import { signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

/** What anyone may send to a call, by its description: nothing breaks the server, and what is refused changes nothing. */

type Parameter = { readonly name: string; readonly in: string; readonly schema: Schema }
type Operation = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

let app: TestApp
let description: Description

beforeAll(async () => {
  app = await startTestApp({ RESET_MAILS_PER_HOUR: '1000' })
  description = (await app.app.inject({ url: '/api/openapi.json' })).json()
})
afterAll(() => app.close())

/** All that is kept, but what counts tries and whose session is how old. */
async function fingerprint(): Promise<string> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('attempts', 'sessions') order by tablename`,
  )
  const sums = rows.map(
    ({ name }) =>
      `(select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) from "${name}" t)`,
  )
  const found = await app.pool.query<{ sum: string }>(`select concat_ws(' ', ${sums.join(', ')}) as sum`)
  return must(found.rows[0], 'sum').sum
}

function inputsOf({ parameters = [], requestBody }: Operation, ids: readonly string[], count: number) {
  const body = requestBody?.content['application/json']?.schema
  const fields = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters.filter(each => each.in === place).map(({ name, schema }) => [name, hostile(schema, ids)]),
      ),
    )
  const inputs = fc.record({
    path: fields('path'),
    query: fields('query'),
    body: body ? hostile(body, ids) : fc.constant(undefined),
  })
  return fc.sample(inputs, { numRuns: count, seed: 7 })
}

/** What `encodeURIComponent` would write, which throws on halves of characters. */
const inAddress = (value: unknown) =>
  [...Buffer.from(typeof value === 'object' ? JSON.stringify(value) : String(value))]
    .map(byte => `%${byte.toString(16).padStart(2, '0')}`)
    .join('')

const count = 12

async function makeOwner() {
  const person = await signUpStaff(app)
  const designId = await makeDesign(person)
  const { assetId, assetVersionId } = await makeArtwork(app.app, person)
  const ids = [person.id, person.teamId, person.projectId, designId, assetId, assetVersionId]
  return { person, designId, ids }
}

let owner: Awaited<ReturnType<typeof makeOwner>> | undefined

/** Someone with a design and artwork: the one of before, unless what was sent took their session or design. */
async function ownerOf(): Promise<Awaited<ReturnType<typeof makeOwner>>> {
  const isThere =
    owner &&
    (await owner.person.refused(generatorCalls.read, { params: { id: owner.designId } })) === 'answered'
  owner = owner && isThere ? owner : await makeOwner()
  return owner
}

describe('whatever is sent (AC39)', () => {
  test.each(calls)('to $name is answered or refused, and changes nothing when it is refused', async call => {
    const { person, ids } = await ownerOf()
    const path = `/api/v1${call.path.replace(/:(\w+)/g, '{$1}')}`
    const operation = must(description.paths[path]?.[call.method.toLowerCase()], call.name)
    const faults: string[] = []
    let before = await fingerprint()
    for (const input of inputsOf(operation, ids, count)) {
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(input.path[name]))
      const query = Object.entries(input.query).map(([name, value]) => `${name}=${inAddress(value)}`)
      const answer = await app.app.inject({
        method: call.method,
        url: [address, ...(query.length > 0 ? [query.join('&')] : [])].join('?'),
        headers: { 'access-token': person.token, 'content-type': 'application/json' },
        ...(input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
      })
      const told = `${answer.statusCode} ${answer.body.slice(0, 200)} to ${JSON.stringify(input).slice(0, 500)}`
      const after = await fingerprint()
      if (answer.statusCode >= 500) faults.push(`broken: ${told}`)
      if (answer.statusCode >= 400 && after !== before) faults.push(`refused, and changed: ${told}`)
      before = after
    }
    expect(faults).toEqual([])
  })
})

test('nothing is kept that turns around or hides what stands beside it (AC32)', async () => {
  const { rows } = await app.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  )
  const found = rows.map(
    ({ name }) =>
      `(select '${name}: ' || t::text from "${name}" t where t::text ~ '[\\u202e\\u2066]' limit 1)`,
  )
  const kept = await app.pool.query<{ row: string }>(
    `select row from unnest(array[${found.join(', ')}]) as row`,
  )
  expect(kept.rows.filter(({ row }) => row !== null)).toEqual([])
})

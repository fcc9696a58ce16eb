import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCollection } from '#api/testing/collections.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const lines = 10_000
const wait = 120_000

let app: TestApp
let maya: Person
let projectId: string

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  const made = await openCollection(maya)
  projectId = made.projectId
  await app.pool.query(
    `with people as (
      insert into collection_people (id, project_id, email, name_key, language)
      select gen_random_uuid(), $1, 'person-' || i || '@example.com', 'person ' || i, 'en' from generate_series(1, $3::int) i
      returning id, email)
    insert into collection_entries (id, project_id, design_id, person_id, first_name, last_name, size, quantity)
    select gen_random_uuid(), $1, $2, id, 'Person', email, 'M', 1 from people`,
    [projectId, made.tee, lines],
  )
}, wait)
afterAll(() => app.close())

test('a collection of ten thousand lines is a file that is made as it is written, a part at a time (SC20)', async () => {
  const answer = await app.app.inject({
    url: `/api/v1/projects/collection/${projectId}/answers.csv`,
    headers: { 'access-token': maya.token },
    payloadAsStream: true,
  })
  expect(answer.statusCode).toBe(200)
  const parts: string[] = []
  for await (const part of answer.stream()) parts.push(String(part))
  const text = parts.join('')
  expect(text.split('\r\n').filter(line => line.includes('@example.com'))).toHaveLength(lines)
  // Between two parts others have their turn.
  expect(Math.max(...parts.map(part => part.length))).toBeLessThan(text.length / 4)
})

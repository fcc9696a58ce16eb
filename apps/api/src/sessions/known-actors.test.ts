import { randomUUID } from 'node:crypto'
import { userCalls } from '@teamloom/contract/user.ts'
import { eq, inArray } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, userRoles } from '#api/db/tables.ts'
import { openMemoryNews } from '#api/platform/news/news.ts'
import { openPostgresNews } from '#api/platform/news/postgres-news.ts'
import { knowActors, peopleChannel } from '#api/sessions/known-actors.ts'
import { patient } from '#api/testing/patient.ts'
import { changePerson, type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

const sessionOf = ({ token }: Person) => String(decodeJwt(token)['sid'])

/** Actors as another process knows them, which only hears what it is told. */
function elsewhere() {
  const changes = openMemoryNews()
  const actors = knowActors(app.dependencies.database, changes)
  return { changes, find: (person: Person) => actors.find(sessionOf(person), new Date()), actors }
}

const endSessions = ({ id }: Person) =>
  app.dependencies.database.write(tx => tx.delete(sessions).where(eq(sessions.userId, id)))

describe('who calls (AC7)', () => {
  test('is remembered until a change of people is heard of', async () => {
    const jonas = await signUp(app)
    const { changes, find } = elsewhere()
    expect(await find(jonas)).toMatchObject({ id: jonas.id })
    await endSessions(jonas)
    expect(await find(jonas)).toMatchObject({ id: jonas.id })
    changes.tell('')
    expect(await find(jonas)).toBeUndefined()
  })

  test('is not remembered as they were read before such a change', async () => {
    const jonas = await signUp(app)
    const { actors, find } = elsewhere()
    const reading = find(jonas)
    actors.forget()
    expect(await reading).toMatchObject({ id: jonas.id })
    await endSessions(jonas)
    expect(await find(jonas)).toBeUndefined()
  })

  test('is nobody when the session has run out meanwhile, or there was none', async () => {
    const { actors } = elsewhere()
    const nextWeek = new Date(Date.now() + 8 * 86_400_000)
    expect(await actors.find(sessionOf(maya), new Date())).toMatchObject({ id: maya.id })
    expect(await actors.find(sessionOf(maya), nextWeek)).toBeUndefined()
    expect(await actors.find(randomUUID(), new Date())).toBeUndefined()
  })

  test('is known as they are after each change here, at their next call', async () => {
    for (const firstName of ['Maja', 'Maia', 'Maya']) {
      await maya.call(userCalls.updateMe, { body: { firstName } })
      expect(await maya.call(userCalls.me, {})).toMatchObject({ firstName })
    }
    await app.dependencies.database.write(tx =>
      tx.insert(userRoles).values({ userId: maya.id, role: 'admin' }),
    )
    expect(await maya.call(userCalls.me, {})).toMatchObject({ isAdmin: true })
  })
})

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['a session that ends', endSessions],
  ['a person who changes', person => changePerson(app, person, { firstName: 'Jo' })],
  [
    'a role that is given',
    ({ id }) =>
      app.dependencies.database.write(tx => tx.insert(userRoles).values({ userId: id, role: 'admin' })),
  ],
])('every process is told of %s (AC7)', async (_, change) => {
  const jonas = await signUp(app)
  const news = await openPostgresNews(app.connection, () => {}, peopleChannel)
  try {
    let told = 0
    news.listen({ hear: () => told++, missed: () => {} })
    await change(jonas)
    await expect.poll(() => told, patient).toBeGreaterThan(0)
  } finally {
    await news.close()
  }
})

test('of several whom one statement changes every process is told, and of nobody else (AC7)', async () => {
  const people = [await signUp(app), await signUp(app)]
  const ids = people.map(({ id }) => id)
  const news = await openPostgresNews(app.connection, () => {}, peopleChannel)
  try {
    const told: string[] = []
    news.listen({ hear: message => told.push(message), missed: () => {} })
    await app.dependencies.database.write(tx => tx.delete(sessions).where(inArray(sessions.userId, ids)))
    await expect.poll(() => told.flatMap(message => message.split(' ')).sort(), patient).toEqual(ids.sort())
  } finally {
    await news.close()
  }
})

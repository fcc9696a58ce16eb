import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openCollection, send, someone } from '#api/testing/collections.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { waitingForLocks } from '#api/testing/waiting-for-locks.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test.each([
  {
    what: 'sizes of its designs are sent',
    /** Written once the design is held, before its project. */
    next: 'collection_people',
    start: async (maya: Person) => {
      const { projectId, tee: id } = await openCollection(maya)
      const sent = send(someone(), [{ id, size: 'M', quantity: 1 }])
      return { projectId, call: () => stranger(app).refused(collectionCalls.collectSize, sent) }
    },
  },
  {
    what: 'its first design comes on its page',
    next: 'collections',
    start: async (maya: Person) => {
      const body = { designId: await makeDesign(maya), collectable: true }
      return { projectId: maya.projectId, call: () => maya.refused(designCalls.setCollectable, { body }) }
    },
  },
])('a project is deleted while $what: both go through (AC24)', async ({ next, start }) => {
  const maya = await signUp(app)
  const { projectId, call } = await start(maya)
  const client = await app.pool.connect()
  onTestFinished(() => client.release())
  await client.query(`begin; lock table ${next} in exclusive mode`)
  const started = call()
  await expect.poll(() => waitingForLocks(app.pool), patient).toBe(1)
  const deleted = maya.refused(projectCalls.delete, { params: { id: projectId } })
  await expect.poll(() => waitingForLocks(app.pool), patient).toBe(2)
  await client.query('commit')
  expect(await Promise.all([started, deleted])).toEqual(['answered', 'answered'])
})

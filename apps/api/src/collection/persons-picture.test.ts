import { collectionCalls } from '@teamloom/contract/collection.ts'
import { collectionFiles } from '@teamloom/contract/collection-files.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, someone } from '#api/testing/collections.ts'
import { navy, paintAll, update } from '#api/testing/designs.ts'
import { type Person, signUpVerified, stranger } from '#api/testing/people.ts'
import { makePersonalDesign, type PersonalDesign } from '#api/testing/personal-designs.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let shirt: PersonalDesign
let token: string

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUpVerified(app)
  shirt = await makePersonalDesign(maya)
  // Its words are white.
  await update(maya, shirt.designId, paintAll(navy))
  await maya.call(designCalls.setCollectable, { body: { designId: shirt.designId, collectable: true } })
  const { project } = await maya.call(collectionCalls.read, { params: { projectId: maya.projectId } })
  token = project.token
})
afterAll(() => app.close())

const nothing = '3f0c3fe0-5d0c-4d8e-9a55-0a3f0c3fe05d'
const wordsOf = (name: string) => JSON.stringify({ [shirt.nameId]: name })
const ask = (asked: Readonly<Record<string, string>> = {}) => {
  const query = { token, designId: shirt.designId, size: 'M', words: wordsOf('RIVERA'), ...asked }
  return app.app.inject({
    url: `/api/v1${collectionFiles.personPicture.path}?${new URLSearchParams(query)}`,
  })
}

describe('what somebody would get who answers so', () => {
  test('is drawn for whoever has the page’s address, another for other words (SC33)', async () => {
    const [one, same, other] = [await ask(), await ask(), await ask({ words: wordsOf('LI') })]
    for (const { statusCode, headers } of [one, same, other])
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'private, no-cache',
      ])
    expect(same.rawPayload).toEqual(one.rawPayload)
    expect(other.rawPayload).not.toEqual(one.rawPayload)
  })

  test('is as those who answered make it: the longest name of all narrows it (DS66)', async () => {
    const before = await ask()
    const long = { [shirt.nameId]: 'VANDENBERGHE DE LA CROIX' }
    const picked = { id: shirt.designId, size: 'M', quantity: 1, words: long }
    await stranger(app).call(collectionCalls.collectSize, send(someone(), [picked]))
    expect((await ask()).rawPayload).not.toEqual(before.rawPayload)
  })

  test.each([
    ['an address that leads to nothing', { token: 'nothing' }, '404 not_found'],
    ['a design that is not on the page', { designId: nothing }, '404 not_found'],
    ['a size that it does not come in', { size: '9XL' }, '422 unknownSize'],
    ['words that are no JSON', { words: '{' }, '400 validation_failed'],
    [
      'words of more letters than there is room for',
      { words: JSON.stringify({ [nothing]: 'A'.repeat(31) }) },
      '400 validation_failed',
    ],
    ['words of no slot', { words: '{"name":"RIVERA"}' }, '400 validation_failed'],
    ['a side that no garment has', { side: 'inside' }, '400 validation_failed'],
  ])('is refused for %s', async (_, asked, refusal) => {
    const answer = await ask(asked)
    expect(`${answer.statusCode} ${answer.json().errorKey}`).toBe(refusal)
  })

  test('is refused with the letter that the font does not have, never drawn without it (SC33)', async () => {
    const answer = await ask({ words: wordsOf('LI 王') })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errorKey: 'missingLetter', facts: { letter: '王' } },
    ])
  })

  test('is for nobody once the page is closed', async () => {
    await maya.call(collectionCalls.change, { body: { projectId: maya.projectId, isOpen: false } })
    expect((await ask()).statusCode).toBe(404)
  })
})

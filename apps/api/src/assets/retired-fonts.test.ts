import { fonts } from '@teamloom/artwork/fonts.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { textArtCalls } from '@teamloom/contract/text-art.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tshirt } from '#api/testing/designs.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let admin: Person
let maya: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await signUpStaff(app, 'admin')
  maya = await signUp(app)
  other = await signUp(app)
})
afterAll(() => app.close())

const words = (person: Person, text: string) => ({
  body: { team_id: person.teamId, recipe: { words: text, font: 'lobster', fill: '#FFFFFF' } },
})
const retire = (retired: readonly string[]) => ({ body: { changes: [{ key: 'fonts', value: { retired } }] } })

test('no new words are written in a font that the house has retired; a team that has some goes on in it (ST31)', async () => {
  const written = await maya.call(textArtCalls.write, words(maya, 'Rivera'))
  await admin.call(settingCalls.change, retire(['lobster']))
  expect((await maya.call(generatorCalls.offer, { params: tshirt })).retiredFonts).toEqual(['lobster'])
  expect(await other.refused(textArtCalls.write, words(other, 'Rivera'))).toBe('422 font_retired')
  // What was written is read, written otherwise, and shown in other words.
  const { recipe } = await maya.call(textArtCalls.read, { params: { id: written.assetVersionId } })
  expect(recipe).toMatchObject({ words: 'Rivera', font: 'lobster' })
  const { body } = words(maya, 'Okafor')
  await maya.call(textArtCalls.write, { body: { ...body, assetId: written.assetId } })
  await maya.call(textArtCalls.write, words(maya, 'Tremblay'))
  await admin.call(settingCalls.change, retire([]))
  await other.call(textArtCalls.write, words(other, 'Rivera'))
})

test('a font that is none, and all of them, cannot be retired (ST31)', async () => {
  expect(await admin.refused(settingCalls.change, retire(['comic']))).toMatch(/^4/)
  const all = fonts.map(({ id }) => id)
  expect(await admin.refused(settingCalls.change, retire(all))).toMatch(/^4/)
  await admin.call(settingCalls.change, retire(all.slice(1)))
  await admin.call(settingCalls.change, retire([]))
})

import { assetCalls } from '@teamloom/contract/assets.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, tshirt, update } from '#api/testing/designs.ts'
import { sizes } from '#api/testing/orders.ts'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

function move(person: Person, designId: string, newProjectId: string) {
  return person.refused(designCalls.move, { body: { designId, newProjectId } })
}

async function newProject(person: Person, teamId = person.teamId): Promise<string> {
  return (await person.call(projectCalls.create, { body: { name: 'Spring', teamId } })).id
}

async function designOf(person: Person, designId: string) {
  const designs = await person.call(designCalls.list, { query: {} })
  return must(
    designs.find(design => design.id === designId),
    'design',
  )
}

describe('a design is moved', () => {
  test('to another project of its team, and is what it was (DS40)', async () => {
    const maya = await signUp(app)
    const designId = await makeDesign(maya, { name: 'Crew tee' })
    await maya.call(designCalls.setCollectable, { body: { designId, collectable: true } })
    await maya.call(cartCalls.add, { body: { designId, sizes } })
    const before = await designOf(maya, designId)
    const projectId = await newProject(maya)
    app.setNow(new Date(Date.now() + 60_000))
    expect(await move(maya, designId, projectId)).toBe('answered')
    expect(await designOf(maya, designId)).toEqual({
      ...before,
      project_id: projectId,
      collectable_since: null,
    })
    expect((await maya.call(cartCalls.items, { query: {} })).items).toMatchObject([
      { design_id: designId, projectId },
    ])
    expect(await move(maya, designId, projectId)).toBe('answered')
  })

  test('to another of one’s teams, with its artwork; out of the carts of those left behind (DS34, AC24)', async () => {
    const maya = await signUp(app)
    const jonas = await signUpTeammate(app, maya)
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
    const designId = await makeDesign(maya)
    await update(maya, designId, { action: 'addDecoration', type: 'screenprint', assetId, assetVersionId })
    for (const person of [maya, jonas]) await person.call(cartCalls.add, { body: { designId, sizes } })
    const { id: teamId } = await maya.call(teamCalls.create, { body: { name: 'Otters' } })
    expect(await move(maya, designId, await newProject(maya, teamId))).toBe('answered')
    expect(await jonas.refused(generatorCalls.read, { params: { id: designId } })).toBe(
      '404 designIdDoesntExist',
    )
    const { rows } = await app.pool.query('select user_id from cart_items where design_id = $1', [designId])
    expect(rows).toEqual([{ user_id: maya.id }])
    const query = { asset_id: assetId, team_id: teamId }
    expect(await maya.refused(assetCalls.read, { params: { type: 'screenprint' }, query })).toBe('answered')
  })

  test('by two at once: it is in one of the places (DS40)', async () => {
    const maya = await signUp(app)
    const jonas = await signUpTeammate(app, maya)
    const designId = await makeDesign(maya)
    const places = [await newProject(maya), await newProject(maya)]
    const outcomes = await Promise.all([move(maya, designId, places[0]!), move(jonas, designId, places[1]!)])
    expect(outcomes).toEqual(['answered', 'answered'])
    expect(places).toContain((await designOf(maya, designId)).project_id)
  })

  test('neither where one is not, nor before it is in a project (DS33)', async () => {
    const [maya, outsider] = [await signUp(app), await signUp(app)]
    const designId = await makeDesign(maya)
    expect(await move(maya, designId, outsider.projectId)).toBe('404 project_not_found')
    expect(await move(outsider, designId, outsider.projectId)).toBe('404 designIdDoesntExist')
    const { designId: loose } = await maya.call(generatorCalls.create, { body: tshirt })
    expect(await move(maya, loose, maya.projectId)).toBe('404 designIdDoesntExist')
  })
})

test('a design is described, on as many lines as one likes (DS41)', async () => {
  const maya = await signUp(app)
  const designId = await makeDesign(maya)
  const describeAs = (description: string) =>
    maya.refused(designCalls.describe, { body: { designId, description } })
  expect(await describeAs(' For the coaches:\n- navy\n- مرحبا 🐺 <b>\n')).toBe('answered')
  expect((await designOf(maya, designId)).description).toBe('For the coaches:\n- navy\n- مرحبا 🐺 <b>')
  for (const text of ['x'.repeat(5001), 'a\u0000b']) {
    expect(await describeAs(text)).toBe('400 validation_failed')
  }
  expect(await describeAs('x'.repeat(5000))).toBe('answered')
  expect(await describeAs('')).toBe('answered')
  expect((await designOf(maya, designId)).description).toBeNull()
})

test('a copy is registered beside its original under a name of its own (DS32)', async () => {
  const maya = await signUp(app)
  const designId = await makeDesign(maya, { name: 'Crew tee' })
  const { designId: copy } = await maya.call(generatorCalls.duplicate, { body: { designId } })
  await maya.call(designCalls.register, {
    body: { designId: copy, projectId: maya.projectId, name: 'Crew tee 1' },
  })
  const [first, second] = [await designOf(maya, designId), await designOf(maya, copy)]
  expect([second.name, second.project_id]).toEqual(['Crew tee 1', first.project_id])
  expect(second.images).toEqual(first.images)
})

import { assetCalls } from '@teamloom/contract/assets.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { sizes } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { waitingForLocks } from '#api/testing/waiting-for-locks.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function projectsOf(person: Person) {
  const projects = await person.call(projectCalls.list, {})
  return projects.map(({ id, name, team_id }) => ({ id, name, team_id }))
}

async function cartRows(person: Person): Promise<number> {
  const { rowCount } = await app.pool.query('select 1 from cart_items where user_id = $1', [person.id])
  return rowCount ?? 0
}

async function newTeam(person: Person): Promise<string> {
  return (await person.call(teamCalls.create, { body: { name: 'Otters' } })).id
}

describe('a project is renamed', () => {
  test('to one to two hundred characters of any script', async () => {
    const maya = await signUp(app)
    const rename = (name: string) => maya.refused(projectCalls.rename, { body: { id: maya.projectId, name } })
    for (const name of ['', ' ', 'x'.repeat(201), 'x'.repeat(5000), 'a\nb']) {
      expect(await rename(name)).toBe('400 validation_failed')
    }
    for (const name of ['é', '🐺'.repeat(200), 'مشروع']) {
      expect(await rename(name)).toBe('answered')
      expect(await projectsOf(maya)).toMatchObject([{ name }])
    }
  })

  test('by two at once: one name is kept, and both see it (AC24)', async () => {
    const maya = await signUp(app)
    const jonas = await signUpTeammate(app, maya)
    const rename = (person: Person, name: string) =>
      person.refused(projectCalls.rename, { body: { id: maya.projectId, name } })
    expect(await Promise.all([rename(maya, 'Spring'), rename(jonas, 'Fall')])).toEqual([
      'answered',
      'answered',
    ])
    const [seen] = await projectsOf(maya)
    expect(['Spring', 'Fall']).toContain(seen?.name)
    expect(await projectsOf(jonas)).toContainEqual(seen)
  })
})

describe('a project is deleted', () => {
  test('with its designs, out of every list and cart (AC24)', async () => {
    const maya = await signUp(app)
    const jonas = await signUpTeammate(app, maya)
    const designId = await makeDesign(maya)
    await jonas.call(cartCalls.add, { body: { designId, sizes } })
    await maya.call(projectCalls.delete, { params: { id: maya.projectId } })
    expect(await projectsOf(maya)).toEqual([])
    expect(await maya.call(designCalls.list, { query: {} })).toEqual([])
    expect(await cartRows(jonas)).toBe(0)
    expect(await jonas.refused(generatorCalls.read, { params: { id: designId } })).toBe(
      '404 designIdDoesntExist',
    )
    expect(await maya.refused(projectCalls.delete, { params: { id: maya.projectId } })).toBe(
      '404 project_not_found',
    )
    expect(await maya.refused(designCalls.register, { body: { designId, projectId: maya.projectId } })).toBe(
      '404 project_not_found',
    )
  })
})

describe('a project is moved', () => {
  test('while others change it, who find it in its new team where they are in both (AC24)', async () => {
    const maya = await signUp(app)
    const teamId = await newTeam(maya)
    const moving = await app.pool.connect()
    await moving.query('begin')
    await moving.query('update projects set team_id = $1 where id = $2', [teamId, maya.projectId])
    const designId = await makeDesign(await signUp(app))
    const asked = [
      maya.refused(projectCalls.rename, { body: { id: maya.projectId, name: 'Fall' } }),
      maya.refused(projectCalls.move, { body: { id: maya.projectId, teamId } }),
      maya.refused(cartCalls.fromCollection, { body: { projectId: maya.projectId, designIds: [designId] } }),
    ]
    await expect.poll(() => waitingForLocks(app.pool), patient).toBe(3)
    await moving.query('commit')
    moving.release()
    expect(await Promise.all(asked)).toEqual(['answered', 'answered', '404 designIdDoesntExist'])
  })

  test('to another of one’s teams, with its designs and their artwork (AC25)', async () => {
    const maya = await signUp(app)
    const jonas = await signUpTeammate(app, maya)
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
    const designId = await makeDesign(maya)
    await update(maya, designId, { action: 'addDecoration', type: 'screenprint', assetId, assetVersionId })
    for (const person of [maya, jonas]) await person.call(cartCalls.add, { body: { designId, sizes } })
    const teamId = await newTeam(maya)
    const chloe = await signUp(app)
    await app.pool.query('insert into team_members (team_id, user_id) values ($1, $2)', [teamId, chloe.id])

    const { id } = await maya.call(projectCalls.move, { body: { id: maya.projectId, teamId } })
    expect(id).toBe(maya.projectId)
    expect(await projectsOf(maya)).toMatchObject([{ id, team_id: teamId }])
    expect(await projectsOf(jonas)).toMatchObject([{ id: jonas.projectId }])
    expect(await jonas.refused(generatorCalls.read, { params: { id: designId } })).toBe(
      '404 designIdDoesntExist',
    )
    expect([await cartRows(maya), await cartRows(jonas)]).toEqual([1, 0])
    const query = { asset_id: assetId, team_id: teamId }
    expect(await chloe.refused(assetCalls.read, { params: { type: 'screenprint' }, query })).toBe('answered')
  })

  test('to where it is: nothing changes; to where one is not: it is not moved (AC25)', async () => {
    const [maya, outsider] = [await signUp(app), await signUp(app)]
    const { projectId: id, teamId } = maya
    expect(await maya.refused(projectCalls.move, { body: { id, teamId } })).toBe('answered')
    expect(await maya.refused(projectCalls.move, { body: { id, teamId: outsider.teamId } })).toBe(
      '404 team_not_found',
    )
    expect(await projectsOf(maya)).toMatchObject([{ id, team_id: teamId }])
  })
})

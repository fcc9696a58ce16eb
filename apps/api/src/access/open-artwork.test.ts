import { assetCalls } from '@teamloom/contract/assets.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askForUpload, crestSvg, makeArtwork, putFile } from '#api/testing/artwork-files.ts'
import { makeDesign, tshirt, update } from '#api/testing/designs.ts'
import { type Person, signUp, signUpStaff, signUpTeammate, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let people: Awaited<ReturnType<typeof makePeople>>
let artwork: { readonly assetId: string; readonly assetVersionId: string }

beforeAll(async () => {
  app = await startTestApp()
  people = await makePeople()
})
afterAll(() => app.close())

/** Everybody who might ask for artwork of the owner's team. */
async function makePeople() {
  const owner = await signUp(app)
  const [teammate, leaver, sharer] = [
    await signUpTeammate(app, owner),
    await signUpTeammate(app, owner),
    await signUp(app),
  ]
  artwork = await makeArtwork(app.app, owner)
  await join(owner, sharer.teamId)
  const designId = await makeDesign(owner)
  await decorate(owner, designId)
  // A team that received a design with it.
  await owner.call(designCalls.move, { body: { designId, newProjectId: sharer.projectId } })
  // What they made while they were in the team is in no project yet.
  const carried = await makeLoose(leaver)
  await decorate(leaver, carried)
  await owner.call(teamCalls.removeTeammate, { params: { teamId: owner.teamId, teammateId: leaver.id } })
  return {
    owner,
    teammate,
    leaver,
    sharer,
    carried,
    outsider: await signUp(app),
    staff: await signUpStaff(app),
  }
}

function join(person: Person, teamId: string) {
  return app.pool.query('insert into team_members (team_id, user_id) values ($1, $2)', [teamId, person.id])
}

async function makeLoose(person: Person): Promise<string> {
  return (await person.call(generatorCalls.create, { body: tshirt })).designId
}

function decorate(person: Person, designId: string) {
  return update(person, designId, { action: 'addDecoration', type: 'screenprint', ...artwork })
}

/** What becomes of each way to the owner's team's artwork, in a design and a team of the person's own. */
async function waysOf(person: Person) {
  const body = { action: 'addDecoration', type: 'screenprint', ...artwork } as const
  const query = { asset_id: artwork.assetId, team_id: person.teamId }
  return {
    reading: await person.refused(assetCalls.read, { params: { type: 'screenprint' }, query }),
    'reading it again': await person.refused(assetCalls.create, {
      body: { asset_id: artwork.assetId, asset_type: 'screenprint' },
    }),
    'a design of no project': await person.refused(generatorCalls.update, {
      body: { ...body, designId: await makeLoose(person) },
    }),
    'a design of their team': await person.refused(generatorCalls.update, {
      body: { ...body, designId: await makeDesign(person) },
    }),
  }
}

const allOf = (outcome: string) => ({
  reading: outcome,
  'reading it again': outcome,
  'a design of no project': outcome,
  'a design of their team': outcome,
})

const none = {
  reading: '403 teamDoesntHaveAccess',
  'reading it again': '403 teamDoesntHaveAccess',
  'a design of no project': '404 assetDoesntExist',
  'a design of their team': '404 assetDoesntExist',
}

describe('artwork is open to the members of its team, and of teams that it was shared with (AC33)', () => {
  test('to its owner, by every way', async () => {
    expect(await waysOf(people.owner)).toEqual(allOf('answered'))
  })

  test('to a teammate, but not in another team of theirs that nobody brought it to', async () => {
    expect(await waysOf(people.teammate)).toEqual({
      ...none,
      'reading it again': 'answered',
      'a design of no project': 'answered',
    })
    expect(
      await waysOf({ ...people.teammate, teamId: people.owner.teamId, projectId: people.owner.projectId }),
    ).toEqual(allOf('answered'))
  })

  test('to who is in a team that received it', async () => {
    expect(await waysOf(people.sharer)).toEqual(allOf('answered'))
  })

  test.each(['leaver', 'outsider', 'staff'] as const)('not to a %s', async who => {
    expect(await waysOf(people[who])).toEqual(none)
  })

  test('to staff by their own call', async () => {
    const query = { asset_id: artwork.assetId }
    const read = { params: { type: 'screenprint' }, query }
    expect(await people.staff.refused(assetCalls.readWithAdmin, read)).toBe('answered')
  })

  test('to nobody without a session', async () => {
    const body = { asset_id: artwork.assetId, asset_type: 'screenprint' }
    expect(await stranger(app).refused(assetCalls.create, { body })).toBe('401 unauthorized')
  })

  test('and a picture of oneself to oneself alone', async () => {
    const { url, assetId } = await people.owner.call(assetCalls.uploadUrl, { body: { filename: 'me.svg' } })
    await putFile(app.app, url, crestSvg)
    const create = (person: Person) =>
      person.refused(assetCalls.create, { body: { asset_id: assetId, asset_type: 'avatar' } })
    expect(await create(people.teammate)).toBe('403 teamDoesntHaveAccess')
    expect(await create(people.owner)).toBe('answered')
  })

  test('not to who put the file and has left since', async () => {
    const [owner, leaver] = [people.owner, await signUpTeammate(app, people.owner)]
    const { url, assetId } = await askForUpload(leaver, 'crest.svg', owner.teamId)
    await putFile(app.app, url, crestSvg)
    await owner.call(teamCalls.removeTeammate, { params: { teamId: owner.teamId, teammateId: leaver.id } })
    const body = { asset_id: assetId, asset_type: 'screenprint' }
    expect(await leaver.refused(assetCalls.create, { body })).toBe('403 teamDoesntHaveAccess')
  })
})

describe('nobody carries artwork out of a team that they have left (AC33, DS34)', () => {
  test('by registering a design elsewhere', async () => {
    const { leaver, carried: designId } = people
    const register = () =>
      leaver.refused(designCalls.register, { body: { designId, projectId: leaver.projectId } })
    expect(await register()).toBe('403 teamDoesntHaveAccess')
    const query = { asset_id: artwork.assetId, team_id: leaver.teamId }
    expect(await leaver.refused(assetCalls.read, { params: { type: 'screenprint' }, query })).toBe(
      '403 teamDoesntHaveAccess',
    )
    await join(leaver, people.owner.teamId)
    expect(await register()).toBe('answered')
  })

  test('nor by copying it', async () => {
    const leaver = await signUpTeammate(app, people.owner)
    const designId = await makeLoose(leaver)
    await decorate(leaver, designId)
    const copy = () => leaver.refused(generatorCalls.duplicate, { body: { designId } })
    expect(await copy()).toBe('answered')
    await people.owner.call(teamCalls.removeTeammate, {
      params: { teamId: people.owner.teamId, teammateId: leaver.id },
    })
    expect(await copy()).toBe('403 teamDoesntHaveAccess')
  })
})

describe('a design that is in error takes no artwork along (DS1, DS34)', () => {
  async function breakDesign(designId: string) {
    await app.pool.query(`update designs set document = '{"schema": 1}' where id = $1`, [designId])
    return designId
  }

  test('and is neither registered nor moved', async () => {
    const { owner } = people
    const loose = await breakDesign(await makeLoose(owner))
    const body = { designId: loose, projectId: owner.projectId }
    expect(await owner.refused(designCalls.register, { body })).toBe('422 InvalidPartsToBuild')
    const designId = await breakDesign(await makeDesign(owner))
    const moved = { designId, newProjectId: people.sharer.projectId }
    expect(await owner.refused(designCalls.move, { body: moved })).toBe('422 InvalidPartsToBuild')
  })

  test('and keeps no project from being moved with the others’', async () => {
    const owner = await signUp(app)
    await join(owner, people.owner.teamId)
    await decorate(owner, await makeDesign({ ...owner, projectId: people.owner.projectId }))
    const { id: teamId } = await owner.call(teamCalls.create, { body: { name: 'Otters' } })
    await breakDesign(await makeDesign({ ...owner, projectId: people.owner.projectId }))
    await owner.call(projectCalls.move, { body: { id: people.owner.projectId, teamId } })
    const query = { asset_id: artwork.assetId, team_id: teamId }
    expect(await owner.refused(assetCalls.read, { params: { type: 'screenprint' }, query })).toBe('answered')
  })
})

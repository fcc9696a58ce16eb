import { designCalls } from '@teamloom/contract/designs.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { goodPassword, type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { type Ear, listen, openEar } from '#api/testing/sockets.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let port: number
let maya: Person
let designId: string

beforeAll(async () => {
  app = await startTestApp()
  port = await listen(app)
  maya = await signUp(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  designId = await makeDesign(maya)
})

const join = (person: Person): Ear => openEar(port, person, designId)

describe('whoever loses access is out at the next look (LV11)', () => {
  async function isOut(person: Person, lose: () => Promise<unknown>, code: number): Promise<Ear> {
    const [ear, staying] = [join(person), join(maya)]
    await ear.hears('UpdateConnectedUsers')
    await staying.hears('UpdateConnectedUsers', ({ users }) =>
      users.some(({ userId }) => userId === person.id),
    )
    await lose()
    expect(await ear.closed).toBe(code)
    return ear
  }

  test('removed from the team', async () => {
    const mate = await signUpTeammate(app, maya)
    const params = { teamId: maya.teamId, teammateId: mate.id }
    expect(await isOut(mate, () => maya.call(teamCalls.removeTeammate, { params }), 4403)).toBeDefined()
  })

  test('logged out', async () => {
    const mate = await signUpTeammate(app, maya)
    expect(await isOut(mate, () => mate.call(userCalls.logout, {}), 4401)).toBeDefined()
  })

  test('the password changed: every other session ends, that of the change stays', async () => {
    const mate = await signUpTeammate(app, maya)
    const payload = { email: mate.email, password: goodPassword }
    const login = await app.app.inject({ method: 'POST', url: '/api/v1/user/login', payload })
    const elsewhere = { ...mate, token: String(login.headers['access-token']) }
    const here = join(mate)
    await here.hears('UpdateDesign')
    const body = { currentPassword: goodPassword, newPassword: 'Another-horse-2' }
    await isOut(elsewhere, () => mate.call(userCalls.changePassword, { body }), 4401)
    // It was looked at with the others.
    expect(here.socket.readyState).toBe(here.socket.OPEN)
    expect(await join(elsewhere).closed).toBe(4401)
  })

  test('the design deleted', async () => {
    const mate = await signUpTeammate(app, maya)
    const ear = await isOut(mate, () => maya.call(designCalls.delete, { params: { id: designId } }), 4404)
    expect(ear.frames.at(-1)).toEqual({ type: 'DesignGone' })
  })

  test('the design moved out of reach; whoever still reaches it stays', async () => {
    const mate = await signUpTeammate(app, maya)
    const team = await maya.call(teamCalls.create, { body: { name: 'Otters' } })
    const project = await maya.call(projectCalls.create, { body: { name: 'Spring', teamId: team.id } })
    const staying = join(maya)
    await staying.hears('UpdateDesign')
    const body = { designId, newProjectId: project.id }
    await isOut(mate, () => maya.call(designCalls.move, { body }), 4404)
    await staying.hears('UpdateConnectedUsers', ({ users }) => users.length === 1)
    expect(staying.socket.readyState).toBe(staying.socket.OPEN)
  })
})

import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign, paint } from '#api/testing/designs.ts'
import { placeOrder, sizes } from '#api/testing/orders.ts'
import { type Person, service, signUp, signUpStaff, signUpTeammate, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function teamNames(person: Person): Promise<string[]> {
  return (await person.call(teamCalls.list, {})).map(team => team.name)
}

async function cartDesigns(person: Person): Promise<string[]> {
  return (await person.call(cartCalls.items, { query: {} })).items.map(item => item.design_id)
}

async function cartRows(person: Person): Promise<number> {
  const { rowCount } = await app.pool.query('select 1 from cart_items where user_id = $1', [person.id])
  return rowCount ?? 0
}

describe('a team’s colours', () => {
  const colorsOf = async (person: Person, teamId: string) =>
    (await person.call(teamCalls.list, {})).find(team => team.id === teamId)?.colors
  const set = (person: Pick<Person, 'refused'>, id: string, colors: unknown) =>
    person.refused(teamCalls.setColors, { body: { id, colors: colors as string[] } })

  test('are its members’ to choose, in their order, and to take away (AC34)', async () => {
    const maya = await signUp(app)
    const jonas = await signUpTeammate(app, maya)
    expect(await colorsOf(maya, maya.teamId)).toEqual([])
    expect(await set(jonas, maya.teamId, ['#1b3e2f', '#E5A21B'])).toBe('answered')
    expect(await colorsOf(maya, maya.teamId)).toEqual(['#1B3E2F', '#E5A21B'])
    expect(await set(maya, maya.teamId, [])).toBe('answered')
    expect(await colorsOf(jonas, maya.teamId)).toEqual([])
  })

  test('are nobody else’s: another team’s looks as if it did not exist (AC5, AC34)', async () => {
    const maya = await signUp(app)
    await set(maya, maya.teamId, ['#1B3E2F'])
    expect(await set(await signUp(app), maya.teamId, ['#FF0000'])).toBe('404 team_not_found')
    expect(await set(await signUpStaff(app), maya.teamId, ['#FF0000'])).toBe('404 team_not_found')
    expect(await set(stranger(app), maya.teamId, ['#FF0000'])).toBe('401 unauthorized')
    expect(await set(maya, crypto.randomUUID(), ['#FF0000'])).toBe('404 team_not_found')
    expect(await colorsOf(maya, maya.teamId)).toEqual(['#1B3E2F'])
  })

  test.each([
    ['a name', ['red']],
    ['three digits', ['#F00']],
    ['a transparent one', ['#FF000080']],
    ['more than six', ['#000001', '#000002', '#000003', '#000004', '#000005', '#000006', '#000007']],
    ['one twice', ['#ff0000', '#FF0000']],
    ['no list', '#FF0000'],
    ['nothing', undefined],
  ])('are refused with %s, and stay as they were (AC34)', async (_, colors) => {
    const maya = await signUp(app)
    await set(maya, maya.teamId, ['#1B3E2F'])
    expect(await set(maya, maya.teamId, colors)).toBe('400 validation_failed')
    expect(await colorsOf(maya, maya.teamId)).toEqual(['#1B3E2F'])
  })
})

describe('what a team plays', () => {
  const sportOf = async (person: Person, teamId: string) =>
    (await person.call(teamCalls.list, {})).find(team => team.id === teamId)?.sport
  const set = (person: Pick<Person, 'refused'>, id: string, sport: unknown) =>
    person.refused(teamCalls.setSport, { body: { id, sport: sport as string } })

  test('is open until any member chooses, and may be none (NN16)', async () => {
    const maya = await signUp(app)
    const jonas = await signUpTeammate(app, maya)
    expect(await sportOf(maya, maya.teamId)).toBeNull()
    expect(await set(jonas, maya.teamId, 'basketball_nfhs')).toBe('answered')
    expect(await sportOf(maya, maya.teamId)).toBe('basketball_nfhs')
    expect(await set(maya, maya.teamId, 'none')).toBe('answered')
    expect(await sportOf(jonas, maya.teamId)).toBe('none')
  })

  test('is nobody else’s to choose, and one that is known (AC5, NN16)', async () => {
    const maya = await signUp(app)
    await set(maya, maya.teamId, 'soccer')
    expect(await set(await signUp(app), maya.teamId, 'lacrosse')).toBe('404 team_not_found')
    expect(await set(await signUpStaff(app), maya.teamId, 'lacrosse')).toBe('404 team_not_found')
    expect(await set(stranger(app), maya.teamId, 'lacrosse')).toBe('401 unauthorized')
    for (const sport of ['quidditch', '', null, undefined])
      expect(await set(maya, maya.teamId, sport)).toBe('400 validation_failed')
    expect(await sportOf(maya, maya.teamId)).toBe('soccer')
  })
})

describe('a team is renamed', () => {
  test('to one to two hundred characters of any script', async () => {
    const maya = await signUp(app)
    const rename = (name: string) => maya.refused(teamCalls.rename, { body: { id: maya.teamId, name } })
    for (const name of ['', ' \t ', 'x'.repeat(201), 'x'.repeat(5000), 'a\u202e\u0000b']) {
      expect(await rename(name)).toBe('400 validation_failed')
    }
    for (const name of ['é', 'x'.repeat(200), '👩‍🚀🐺'.repeat(20), 'קבוצה', 'فريق <b>الذئاب</b>']) {
      expect(await rename(name)).toBe('answered')
      expect(await teamNames(maya)).toEqual([name])
    }
  })

  test('by two at once: the later name is kept, and both see it (AC24)', async () => {
    const maya = await signUp(app)
    const jonas = await signUpTeammate(app, maya)
    const rename = (person: Person, name: string) =>
      person.refused(teamCalls.rename, { body: { id: maya.teamId, name } })
    const outcomes = await Promise.all([rename(maya, 'Wolves'), rename(jonas, 'Otters')])
    expect(outcomes).toEqual(['answered', 'answered'])
    const [seen] = await teamNames(maya)
    expect(['Wolves', 'Otters']).toContain(seen)
    expect(await teamNames(jonas)).toContain(seen)
    await rename(maya, 'First')
    await rename(jonas, 'Last')
    expect(await teamNames(maya)).toEqual(['Last'])
  })
})

describe('a team is deleted', () => {
  test('with all that is in it, for everybody at once; requests stay (AC24)', async () => {
    const maya = await signUp(app)
    const jonas = await signUpTeammate(app, maya)
    const designId = await makeDesign(maya)
    const { id: requestId } = await placeOrder(maya, [await makeDesign(maya)])
    for (const person of [maya, jonas]) await person.call(cartCalls.add, { body: { designId, sizes } })
    await jonas.call(teamCalls.delete, { params: { id: maya.teamId } })

    expect(await teamNames(maya)).toEqual([])
    expect(await maya.call(projectCalls.list, {})).toEqual([])
    expect(await maya.call(designCalls.list, { query: {} })).toEqual([])
    expect([await cartRows(maya), await cartRows(jonas)]).toEqual([0, 0])
    const { teamId, projectId: id } = maya
    expect(
      await Promise.all([
        maya.refused(teamCalls.delete, { params: { id: teamId } }),
        maya.refused(teamCalls.rename, { body: { id: teamId, name: 'A' } }),
        maya.refused(projectCalls.create, { body: { teamId, name: 'A' } }),
        maya.refused(projectCalls.rename, { body: { id, name: 'A' } }),
        maya.refused(projectCalls.delete, { params: { id } }),
        maya.refused(designCalls.rename, { body: { designId, name: 'A' } }),
        maya.refused(generatorCalls.read, { params: { id: designId } }),
        maya.refused(generatorCalls.update, { body: { designId, ...paint('1022') } }),
        service(app).refused(generatorCalls.read, { params: { id: designId } }),
      ]),
    ).toEqual([
      ...Array(3).fill('404 team_not_found'),
      ...Array(2).fill('404 project_not_found'),
      ...Array(4).fill('404 designIdDoesntExist'),
    ])
    expect((await maya.call(preorderCalls.list, {})).map(each => each.preorder.id)).toEqual([requestId])
  })

  test('once, by whoever is first (AC24)', async () => {
    const maya = await signUp(app)
    const remove = () => maya.refused(teamCalls.delete, { params: { id: maya.teamId } })
    expect((await Promise.all([remove(), remove()])).toSorted()).toEqual(['404 team_not_found', 'answered'])
  })

  test('while others work in it: nothing of theirs is left over (AC24)', async () => {
    const maya = await signUp(app)
    const jonas = await signUpTeammate(app, maya)
    await Promise.all([
      maya.call(teamCalls.delete, { params: { id: maya.teamId } }),
      ...Array.from({ length: 8 }, () =>
        jonas.refused(projectCalls.create, { body: { teamId: maya.teamId, name: 'A' } }),
      ),
    ])
    const { rowCount } = await app.pool.query(
      'select 1 from projects where team_id = $1 and deleted_at is null',
      [maya.teamId],
    )
    expect(rowCount).toBe(0)
  })
})

describe('a teammate is taken out', () => {
  const remove = (by: Person, teammate: Pick<Person, 'id'>, teamId = by.teamId) =>
    by.refused(teamCalls.removeTeammate, { params: { teamId, teammateId: teammate.id } })

  test('by any other, and cannot open anything of the team from then on (AC20, AC24)', async () => {
    const maya = await signUp(app)
    const jonas = await signUpTeammate(app, maya)
    const chloe = await signUpTeammate(app, maya)
    const designId = await makeDesign(maya)
    const own = await makeDesign(jonas)
    for (const design of [designId, own]) {
      await jonas.call(cartCalls.add, { body: { designId: design, sizes } })
    }
    await chloe.call(cartCalls.add, { body: { designId, sizes } })
    expect(await remove(chloe, jonas, maya.teamId)).toBe('answered')
    expect(await remove(chloe, jonas, maya.teamId)).toBe('404 not_found')
    expect(await jonas.refused(generatorCalls.read, { params: { id: designId } })).toBe(
      '404 designIdDoesntExist',
    )
    expect(await teamNames(jonas)).toHaveLength(1)
    expect(await cartDesigns(jonas)).toEqual([own])
    expect([await cartRows(jonas), await cartRows(chloe)]).toEqual([1, 1])
    expect(await remove(jonas, maya, maya.teamId)).toBe('404 team_not_found')
  })

  test('by themselves as a designer only, and never as the last one (AC20)', async () => {
    const maya = await signUp(app)
    const jonas = await signUpTeammate(app, maya)
    expect(await remove(maya, maya)).toBe('422 teammate_not_removable')
    for (const role of ['admin', 'designer'] as const) {
      const staff = await signUpStaff(app, role)
      expect(await remove(staff, staff)).toBe('422 teammate_not_removable')
      await app.pool.query('insert into team_members (team_id, user_id) values ($1, $2)', [
        maya.teamId,
        staff.id,
      ])
      expect(await remove(staff, staff, maya.teamId)).toBe(
        role === 'designer' ? 'answered' : '422 teammate_not_removable',
      )
    }
    expect(await remove(maya, jonas)).toBe('answered')
  })

  test('by each other at once: one of them stays (AC20)', async () => {
    const maya = await signUp(app)
    const [jonas, ana] = [await signUpTeammate(app, maya), await signUpTeammate(app, maya)]
    const outcomes = await Promise.all([remove(ana, jonas, maya.teamId), remove(jonas, ana, maya.teamId)])
    expect(outcomes.toSorted()).toEqual(['404 team_not_found', 'answered'])
  })
})

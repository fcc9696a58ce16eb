import { teamCalls } from '@teamloom/contract/teams.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let designer: Person
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await signUpStaff(app, 'designer')
  maya = await signUp(app)
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

async function makeTeams(names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    app.setNow(new Date(Date.now() + index * 1000))
    await maya.call(teamCalls.create, { body: { name } })
  }
}

async function find(search: string, more: object = {}): Promise<string[]> {
  const { items } = await designer.call(teamCalls.all, { query: { search, ...more } })
  return items.map(item => item.name)
}

describe('staff find a team', () => {
  beforeAll(() =>
    makeTeams([
      'Les Loups d’Hochelaga',
      'École secondaire (U18)',
      'R&D/Montréal-Nord',
      'فريق الذئاب',
      'Команда',
      '🐺🐺',
      'x'.repeat(200),
      'ﷺ'.repeat(200),
    ]),
  )

  test.each([
    ['loups', ['Les Loups d’Hochelaga']],
    ['HOCHE', ['Les Loups d’Hochelaga']],
    ['hoche les', ['Les Loups d’Hochelaga']],
    ['ecole', ['École secondaire (U18)']],
    ['ÉCOLE u18', ['École secondaire (U18)']],
    ['nord', ['R&D/Montréal-Nord']],
    ['الذ', ['فريق الذئاب']],
    ['команда', ['Команда']],
    ['🐺', ['🐺🐺']],
    ['x'.repeat(200), ['x'.repeat(200)]],
    ['oups', []],
    [`' | 'x`, ['x'.repeat(200)]],
    [`%_\\':*&!()`, []],
    ['...', []],
  ])('by the beginnings of its words: %j (AC19)', async (search, names) => {
    expect(await find(search)).toEqual(names)
  })

  test('by its new name, and not once it is deleted (AC19)', async () => {
    const { id } = await maya.call(teamCalls.create, { body: { name: 'Narwhals' } })
    await maya.call(teamCalls.rename, { body: { id, name: 'Belugas' } })
    expect([await find('narwhal'), await find('beluga')]).toEqual([[], ['Belugas']])
    await maya.call(teamCalls.delete, { params: { id } })
    expect(await find('beluga')).toEqual([])
  })

  test('by pages, newest first, each team once (AC19)', async () => {
    await makeTeams(Array.from({ length: 7 }, (_, number) => `Paged ${number}`))
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await designer.call(teamCalls.all, {
        query: { search: 'paged', limit: 3, ...(after ? { after } : {}) },
      })
      seen.push(...page.items.map(item => item.name))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map(number => `Paged ${number}`))
    const all = await designer.call(teamCalls.all, { query: {} })
    expect(all.items.map(item => item.name)).toContain('École secondaire (U18)')
    expect(await find('paged', { after: maya.id })).toEqual([])
  })

  test('and see who is in it, and whether they are themselves (AC9, AC19)', async () => {
    const owner = await signUp(app, { teamName: 'Sturgeons' })
    await signUpTeammate(app, owner)
    const read = async () => (await designer.call(teamCalls.all, { query: { search: 'sturgeons' } })).items[0]
    expect(await read()).toMatchObject({
      id: owner.teamId,
      teammatesCount: 2,
      firstTeammate: { first_name: 'Maya', last_name: 'Tremblay', email: owner.email },
      isMember: false,
    })
    const token = await designer.call(teamCalls.link, { query: { teamId: owner.teamId } })
    await designer.call(teamCalls.join, { body: { token } })
    expect(await read()).toMatchObject({ teammatesCount: 3, isMember: true })
  })

  test.each([[{ limit: 0 }], [{ limit: 101 }], [{ after: 'x' }], [{ search: 'x'.repeat(201) }]])(
    'with limits: %j',
    async query => {
      expect(await designer.refused(teamCalls.all, { query: query as never })).toBe('400 validation_failed')
    },
  )
})

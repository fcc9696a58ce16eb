import { randomUUID } from 'node:crypto'
import { abilityNames } from '@teamloom/commerce/access/access.ts'
import { analyticsCalls } from '@teamloom/contract/analytics.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import type { Call, Sent } from '@teamloom/contract/call.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { calls } from '@teamloom/contract/index.ts'
import { addressCalls, preorderCalls } from '@teamloom/contract/preorders.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { systemCalls } from '@teamloom/contract/system.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '#api/app.ts'
import { makeArtwork, upload } from '#api/testing/artwork-files.ts'
import { makeDesign, paint, tshirt } from '#api/testing/designs.ts'
import { orderOf, sizes } from '#api/testing/orders.ts'
import {
  type Caller,
  goodPassword,
  type Person,
  service,
  signUp,
  signUpStaff,
  signUpTeammate,
  signUpVerified,
  stranger,
  withhold,
} from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let people: Awaited<ReturnType<typeof makePeople>>

beforeAll(async () => {
  app = await startTestApp({ RESET_MAILS_PER_HOUR: '100' })
  people = await makePeople()
})
afterAll(() => app.close())

/** Everybody who might ask for something of Maya's. */
async function makePeople() {
  const owner = await signUpVerified(app)
  const teammate = await signUpTeammate(app, owner)
  await app.pool.query('update users set unverified_since = null where id = $1', [teammate.id])
  return {
    owner,
    teammate,
    outsider: await signUp(app),
    staff: await signUpStaff(app),
    stranger: stranger(app),
    service: service(app),
  }
}

type Row = {
  readonly call: Call
  /** A call about something of the owner's, new each time. */
  readonly ask: (owner: Person) => unknown
  /** For people outside of the team; absent: answered, as for the owner. */
  readonly outside?: string
  /** For staff, where they may more than others outside of the team. */
  readonly staff?: string
  /** For all who may ask at all, where there is nothing to be answered. */
  readonly always?: string
  /** For a teammate, where the thing is not the team's but the owner's alone. */
  readonly teammate?: string
  /** For ids that do not exist, where that is told apart. */
  readonly unknown?: string
}

function row<C extends Call>(
  call: C,
  ask: (owner: Person) => Sent<C> | Promise<Sent<C>>,
  rest: Omit<Row, 'call' | 'ask'> = {},
): Row {
  return { call, ask, ...rest }
}

const noDesign = { outside: '404 designIdDoesntExist' }
const noTeam = { outside: '403 teamDoesntHaveAccess' }
const noProject = { outside: '404 project_not_found' }
const notTheirs = { outside: '404 team_not_found' }
const noItem = { outside: '404 not_found', teammate: '404 not_found' }

/** Another team of the owner's, with their teammate. */
async function sharedTeam(owner: Person): Promise<string> {
  const { id } = await owner.call(teamCalls.create, { body: { name: 'Otters' } })
  const token = await owner.call(teamCalls.link, { query: { teamId: id } })
  await people.teammate.call(teamCalls.join, { body: { token } })
  return id
}

async function newProject(owner: Person): Promise<string> {
  const { id } = await owner.call(projectCalls.create, { body: { name: 'Spring', teamId: owner.teamId } })
  return id
}

async function cartItem(owner: Person) {
  return owner.call(cartCalls.add, { body: { designId: await makeDesign(owner) } })
}

const rows: readonly Row[] = [
  row(userCalls.login, owner => ({ body: { email: owner.email, password: goodPassword } })),
  row(userCalls.signup, () => ({
    body: {
      email: `new-${randomUUID()}@example.com`,
      firstName: 'Jonas',
      lastName: 'Roy',
      password: goodPassword,
      language: 'en',
      teamName: 'Otters',
      forWho: 'company',
      projectSize: '0-19',
    } as const,
  })),
  row(userCalls.exists, owner => ({ params: { email: owner.email } })),
  row(userCalls.checkExists, owner => ({ body: { email: owner.email } })),
  row(userCalls.requestReset, owner => ({ body: { email: owner.email, language: 'en' } as const })),
  row(userCalls.resetPassword, () => ({ params: { token: 'none' }, body: { password: goodPassword } }), {
    always: '401 token_expired',
  }),
  row(userCalls.verify, () => ({ params: { token: 'none' } }), { always: '401 token_expired' }),
  row(userCalls.sendVerification, () => ({})),
  row(userCalls.changePassword, () => ({
    body: { currentPassword: goodPassword, newPassword: goodPassword },
  })),
  row(userCalls.me, () => ({})),
  row(userCalls.referralCode, () => ({})),
  row(userCalls.fromReferralCode, () => ({ body: { referralCode: 'AB2K' } })),
  row(userCalls.updateMe, () => ({ body: { language: 'en' } as const })),
  row(userCalls.setCurrency, () => ({ body: { currency: 'cad' } as const })),
  row(addressCalls.mine, () => ({})),
  row(teamCalls.list, () => ({})),
  row(teamCalls.create, () => ({ body: { name: 'Otters' } })),
  row(teamCalls.all, () => ({ query: {} })),
  row(teamCalls.rename, owner => ({ body: { id: owner.teamId, name: 'Wolves' } }), notTheirs),
  row(teamCalls.setColors, owner => ({ body: { id: owner.teamId, colors: ['#1F4E79'] } }), notTheirs),
  row(teamCalls.delete, async owner => ({ params: { id: await sharedTeam(owner) } }), notTheirs),
  row(
    teamCalls.removeTeammate,
    async owner => {
      const teamId = await sharedTeam(owner)
      const token = await owner.call(teamCalls.link, { query: { teamId } })
      const other = await signUp(app)
      await other.call(teamCalls.join, { body: { token } })
      return { params: { teamId, teammateId: other.id } }
    },
    notTheirs,
  ),
  row(teamCalls.link, owner => ({ query: { teamId: owner.teamId } }), { ...notTheirs, staff: 'answered' }),
  row(teamCalls.invitation, async owner => ({
    query: { token: await owner.call(teamCalls.link, { query: { teamId: owner.teamId } }) },
  })),
  row(teamCalls.join, async owner => {
    const teamId = await sharedTeam(owner)
    return { body: { token: await owner.call(teamCalls.link, { query: { teamId } }) } }
  }),
  row(
    teamCalls.invite,
    owner => ({ body: { teamId: owner.teamId, emails: ['jonas@example.com'] } }),
    notTheirs,
  ),
  row(projectCalls.list, () => ({})),
  row(projectCalls.create, owner => ({ body: { name: 'Spring', teamId: owner.teamId } }), {
    outside: '404 team_not_found',
  }),
  row(projectCalls.rename, owner => ({ body: { id: owner.projectId, name: 'Spring' } }), noProject),
  row(projectCalls.delete, async owner => ({ params: { id: await newProject(owner) } }), noProject),
  row(
    projectCalls.move,
    async owner => ({ body: { id: await newProject(owner), teamId: await sharedTeam(owner) } }),
    noProject,
  ),
  row(designCalls.list, () => ({ query: {} })),
  row(
    designCalls.register,
    async owner => {
      const { designId } = await owner.call(generatorCalls.create, { body: tshirt })
      return { body: { designId, projectId: owner.projectId } }
    },
    { outside: '404 project_not_found', teammate: '404 designIdDoesntExist' },
  ),
  row(
    designCalls.rename,
    async owner => ({ body: { designId: await makeDesign(owner), name: 'A' } }),
    noDesign,
  ),
  row(
    designCalls.describe,
    async owner => ({ body: { designId: await makeDesign(owner), description: 'A' } }),
    noDesign,
  ),
  row(designCalls.mailLink, async owner => ({ body: { designId: await makeDesign(owner) } }), noDesign),
  row(
    designCalls.move,
    async owner => ({
      body: { designId: await makeDesign(owner), newProjectId: await newProject(owner) },
    }),
    noDesign,
  ),
  row(designCalls.delete, async owner => ({ params: { id: await makeDesign(owner) } }), noDesign),
  row(
    designCalls.setCollectable,
    async owner => ({ body: { designId: await makeDesign(owner), collectable: true } }),
    noDesign,
  ),
  row(
    cartCalls.setCollectable,
    async owner => ({ body: { designId: await makeDesign(owner), collectable: true } }),
    noDesign,
  ),
  row(generatorCalls.create, () => ({ body: tshirt })),
  row(generatorCalls.duplicate, async owner => ({ body: { designId: await makeDesign(owner) } }), noDesign),
  row(generatorCalls.read, async owner => ({ params: { id: await makeDesign(owner) } }), noDesign),
  row(
    generatorCalls.update,
    async owner => ({ body: { designId: await makeDesign(owner), ...paint('1022') } }),
    noDesign,
  ),
  row(generatorCalls.readRecord, async owner => ({ params: { id: await makeDesign(owner) } }), noDesign),
  row(
    generatorCalls.change,
    async owner => ({ body: { designId: await makeDesign(owner), ...paint('1022') } }),
    noDesign,
  ),
  row(generatorCalls.readMany, async owner => ({ body: { designIds: [await makeDesign(owner)] } })),
  row(generatorCalls.productDefinition, () => ({ body: tshirt })),
  row(generatorCalls.decorationOptions, () => ({})),
  row(generatorCalls.products, () => ({})),
  row(assetCalls.uploadUrl, owner => ({ body: { filename: 'a.svg', team_id: owner.teamId } }), noTeam),
  row(
    assetCalls.create,
    async owner => ({ body: await upload(app.app, owner, crest(), { filename: 'crest.svg' }) }),
    { ...noTeam, unknown: '404 assetDoesntExist' },
  ),
  row(
    assetCalls.read,
    async owner => {
      const { assetId } = await makeArtwork(app.app, owner)
      return { params: { type: 'screenprint' }, query: { asset_id: assetId, team_id: owner.teamId } }
    },
    noTeam,
  ),
  row(assetCalls.uploadUrlWithAdmin, owner => ({ body: { filename: 'a.svg', team_id: owner.teamId } })),
  row(assetCalls.readWithAdmin, async owner => {
    const { assetId } = await makeArtwork(app.app, owner)
    return { params: { type: 'screenprint' }, query: { asset_id: assetId } }
  }),
  row(assetCalls.palette, () => ({ params: { id: 'print' } })),
  row(cartCalls.add, async owner => ({ body: { designId: await makeDesign(owner), sizes } }), noDesign),
  row(cartCalls.items, () => ({ query: {} })),
  row(cartCalls.setSizes, async owner => ({ body: [{ id: (await cartItem(owner)).id, sizes }] }), noItem),
  row(cartCalls.remove, async owner => ({ params: { id: (await cartItem(owner)).id } }), noItem),
  row(pricingCalls.design, async owner => ({ body: { id: await makeDesign(owner), sizes } }), noDesign),
  row(pricingCalls.cart, () => ({ body: {} })),
  row(preorderCalls.create, async owner => ({ body: orderOf([await makeDesign(owner)]) }), noDesign),
  row(preorderCalls.list, () => ({})),
  row(analyticsCalls.report, () => ({ body: { id: randomUUID(), name: 'Cart Viewed' } as const })),
  row(systemCalls.health, () => ({})),
  row(systemCalls.provider, () => ({})),
  // Last, as it ends the sessions of everybody.
  row(userCalls.logout, () => ({})),
]

function crest(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z" fill="#163e2d"/></svg>'
}

async function outcome(
  caller: Caller,
  { call, ask }: Row,
  change = (sent: unknown) => sent,
): Promise<string> {
  return caller.refused(call, change(await ask(people.owner)) as Sent<Call>)
}

const anId = /"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"/g

/** The same, with other ids. */
function withIds(id: () => string) {
  return (sent: unknown): unknown =>
    JSON.parse(JSON.stringify(sent).replace(anId, () => JSON.stringify(id())))
}

test('every call of the contract has one handler, and its access is tried here', () => {
  const names = calls.map(call => call.name).toSorted()
  expect(handlers.map(handler => handler.call.name).toSorted()).toEqual(names)
  expect(rows.map(({ call }) => call.name).toSorted()).toEqual(names)
})

test.each(rows.map(each => ({ name: each.call.name, each })))(
  '$name is open to those whose thing it is, and to nobody else (AC2, AC5, AC6, AC16)',
  async ({ each }) => {
    const { call, always = 'answered' } = each
    const isForStaff = call.access === 'staff'
    const outside = isForStaff ? '403 userNotAdmin' : (each.outside ?? always)
    const teammate = isForStaff ? '403 userNotAdmin' : (each.teammate ?? always)
    // The session is checked first: nobody without one learns what exists.
    const closed = call.access === 'public' ? always : '401 unauthorized'
    expect(await outcome(people.stranger, each)).toBe(closed)
    expect(await outcome(people.service, each)).toBe(
      call.access === 'session-or-service' ? 'answered' : closed,
    )
    expect(await outcome(people.outsider, each)).toBe(outside)
    expect(await outcome(people.staff, each)).toBe(isForStaff ? 'answered' : (each.staff ?? outside))
    expect(await outcome(people.teammate, each)).toBe(teammate)
    expect(await outcome(people.owner, each)).toBe(isForStaff ? '403 userNotAdmin' : always)
  },
)

describe('what is withheld from an account (AC4)', () => {
  const needing = rows.flatMap(each =>
    each.call.needs ? [{ name: each.call.name, ability: each.call.needs, each }] : [],
  )

  test.each(needing)('$name needs $ability', async ({ ability, each }) => {
    people = await makePeople()
    await withhold(app, people.teammate, ability)
    expect(await outcome(people.teammate, each)).toBe('403 notAllowed')
    expect(await outcome(people.owner, each)).toBe('answered')
    await withhold(app, people.teammate)
    expect(await outcome(people.teammate, each)).not.toBe('403 notAllowed')
  })

  test('is told, and nothing else', async () => {
    const maya = await signUp(app)
    await withhold(app, maya, 'canDeleteTeam', 'canAddDesign')
    const me = await maya.call(userCalls.me, {})
    expect(abilityNames.filter(name => !me[name])).toEqual(['canAddDesign', 'canDeleteTeam'])
  })

  test('keeps artwork out, but not a picture of oneself', async () => {
    const maya = await signUp(app)
    await withhold(app, maya, 'canAddArtwork')
    const body = { filename: 'me.png' }
    expect(await maya.refused(assetCalls.uploadUrl, { body: { ...body, team_id: maya.teamId } })).toBe(
      '403 notAllowed',
    )
    expect(await maya.refused(assetCalls.uploadUrl, { body })).toBe('answered')
  })
})

describe('ids', () => {
  beforeAll(async () => {
    people = await makePeople()
  })

  const owned = rows.filter(each => each.outside).map(each => ({ name: each.call.name, each }))

  test.each(owned)(
    'that do not exist are refused as those of another team, by $name (AC5)',
    async ({ each }) => {
      expect(await outcome(people.owner, each, withIds(randomUUID))).toBe(each.unknown ?? each.outside)
    },
  )

  test.each(owned)('that are none are malformed, for $name', async ({ each }) => {
    expect(
      await outcome(
        people.owner,
        each,
        withIds(() => 'nope'),
      ),
    ).toBe('400 validation_failed')
  })

  test('of many designs: those of other teams are left out (AC5)', async () => {
    const mine = await makeDesign(people.owner)
    const theirs = await makeDesign(people.outsider)
    const body = { designIds: [theirs, mine, randomUUID()] }
    const read = async (caller: Caller) =>
      (await caller.call(generatorCalls.readMany, { body })).map(found => found.designId)
    expect(await read(people.owner)).toEqual([mine])
    expect(await read(people.teammate)).toEqual([mine])
    expect(await read(people.service)).toEqual([theirs, mine])
  })
})

import fs from 'node:fs'
import path from 'node:path'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { newsletterCalls } from '@teamloom/contract/newsletter.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { everyNight } from '#api/system/every-night.ts'
import { crestSvg, makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { montreal, placeOrder } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import {
  callerWith,
  goodPassword,
  type Person,
  signUp,
  signUpStaff,
  signUpTeammate,
} from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let staff: Person

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app)
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

async function allSent(): Promise<void> {
  const unsent = "select 1 from jobs.job where name = 'mail' and state in ('created', 'retry', 'active')"
  await expect.poll(async () => (await app.pool.query(unsent)).rows, patient).toEqual([])
}

async function nightIn(days: number): Promise<void> {
  // Everybody who has one comes back often enough.
  await app.pool.query("update sessions set expires_at = now() + interval '1 year'")
  // Thirty days are enough for every mail.
  await allSent()
  app.setNow(new Date(Date.now() + days * 86_400_000))
  await everyNight(app.dependencies)
  app.setNow(new Date())
}

const password = { body: { password: goodPassword } }

async function login({ email }: Person, given = goodPassword) {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    payload: { email, password: given },
  })
  return answer.statusCode === 200
    ? callerWith(app.app, { 'access-token': String(answer.headers['access-token']) })
    : undefined
}

async function bought(person: Person): Promise<string> {
  const { id: preorderId } = await placeOrder(person, [await makeDesign(person)])
  await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased' } })
  return preorderId
}

describe('an account', () => {
  test('is deleted by whoever knows its password; every session ends at once (OD2)', async () => {
    const maya = await signUp(app)
    const elsewhere = must(await login(maya), 'session')
    expect(await maya.refused(userCalls.deleteMe, { body: { password: 'Other-horse-2' } })).toBe(
      '422 wrong_password',
    )
    expect(await elsewhere.refused(userCalls.me, {})).toBe('answered')
    await maya.call(userCalls.deleteMe, password)
    expect(await maya.refused(userCalls.me, {})).toBe('401 token_expired')
    expect(await elsewhere.refused(userCalls.me, {})).toBe('401 token_expired')
    await mailsTo(app, maya.email, 'gone for good')
  })

  test('opens nothing but the way back then, and is as it was after it (OD3)', async () => {
    const maya = await signUp(app)
    const designId = await makeDesign(maya)
    await maya.call(userCalls.deleteMe, password)
    await nightIn(29)
    const back = must(await login(maya), 'session')
    expect(await back.refused(userCalls.me, {})).toBe('403 account_deleted')
    expect(await back.refused(designCalls.list, {})).toBe('403 account_deleted')
    const until = new Date(Date.now() + 30 * 86_400_000)
    const refused = await back
      .call(userCalls.me, {})
      .catch((error: { facts: { until: string } }) => error.facts)
    expect(Math.abs(Date.parse((refused as { until: string }).until) - until.getTime())).toBeLessThan(60_000)
    await back.call(userCalls.restore, {})
    await nightIn(31)
    expect((await back.call(userCalls.me, {})).email).toBe(maya.email)
    const { rows } = await app.pool.query('select 1 from designs where id = $1', [designId])
    expect(rows).toHaveLength(1)
  })

  test('is deleted by an admin, on its owner’s request (OD2)', async () => {
    const maya = await signUp(app)
    await staff.call(userCalls.deleteUser, { params: { id: maya.id } })
    expect(await maya.refused(userCalls.me, {})).toBe('401 token_expired')
    await nightIn(31)
    expect(await login(maya)).toBeUndefined()
    expect(await staff.refused(userCalls.deleteUser, { params: { id: maya.id } })).toBe('404 not_found')
  })

  test('that owes, or is owed, is kept (OD4)', async () => {
    const maya = await signUp(app)
    const preorderId = await bought(maya)
    expect(await maya.refused(userCalls.deleteMe, password)).toBe('422 account_owes')
    expect(await staff.refused(userCalls.deleteUser, { params: { id: maya.id } })).toBe('422 account_owes')
    await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'cancelled' } })
    expect(await maya.refused(userCalls.deleteMe, password)).toBe('answered')
  })
})

/** The tables in which the words stand anywhere, and how many files do. */
async function traces(...words: readonly string[]): Promise<readonly string[]> {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found = new Set<string>()
  for (const { name } of tables)
    for (const word of words) {
      const { rows } = await app.pool.query(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [
        word,
      ])
      if (rows.length > 0) found.add(name.replace('public.', ''))
    }
  const { dataDir } = app.dependencies.config
  for (const folder of ['files', 'mail'])
    for (const file of fs.readdirSync(path.join(dataDir, folder), { recursive: true, encoding: 'utf8' })) {
      const full = path.join(dataDir, folder, file)
      // A mail is its own once it is whole.
      if (file.endsWith('.part') || !fs.statSync(full).isFile()) continue
      const bytes = fs.readFileSync(full)
      if (words.some(word => bytes.includes(word))) found.add(folder)
    }
  return [...found].toSorted()
}

describe('thirty days later (OD5)', () => {
  const secret = { filename: 'zephyrine-crest.svg' }
  const mark = 'zephyrine drew this'
  const crest = Buffer.from(crestSvg.replace('<rect', `<!-- ${mark} --><rect`))

  /** Someone who has left something everywhere. */
  async function makeZephyrine() {
    const person = await signUp(app, {
      email: `zephyrine-${Date.now()}@example.com`,
      firstName: 'Zephyrine',
      lastName: 'Quackenbush',
      teamName: 'Zephyrine Rowing',
      optNewsletter: true,
    })
    const artwork = await makeArtwork(app.app, person, crest, secret)
    const designId = await makeDesign(person, { name: 'Zephyrine tee' })
    await update(person, designId, {
      action: 'addDecoration',
      type: 'screenprint',
      assetId: artwork.assetId,
      assetVersionId: artwork.assetVersionId,
    })
    await person.call(cartCalls.add, { body: { designId } })
    await person.call(teamCalls.link, { query: { teamId: person.teamId } })
    await person.call(newsletterCalls.subscribe, { body: { email: person.email, lang: 'en' } })
    await person.call(userCalls.requestReset, { body: { email: person.email, language: 'en' } })
    await person.call(userCalls.exportData, {})
    const address = { ...montreal, firstName: 'Zephyrine', lastName: 'Quackenbush', email: person.email }
    const place = () => placeOrder(person, [designId], { shippingAddress: address, billingAddress: address })
    return { person, designId, place }
  }

  test('nothing is left of someone who bought nothing', async () => {
    const { person, place } = await makeZephyrine()
    const { id: preorderId } = await place()
    await staff.call(deskCalls.sendProof, { body: { preorderId } })
    const techpack = await staff.call(techpackCalls.make, { body: { preorderId } })
    await staff.call(techpackCalls.generate, { body: { techpackId: techpack.id } })
    const captain = await signUp(app)
    const theirs = await makeDesign(captain)
    await captain.call(designCalls.setCollectable, { body: { designId: theirs, collectable: true } })
    await captain.call(collectionCalls.addToRoster, {
      body: {
        projectId: captain.projectId,
        people: [{ firstName: 'Zephyrine', lastName: 'Quackenbush', email: person.email }],
      },
    })
    await mailsTo(app, person.email, 'Your data')
    const words = ['ephyrine', person.email, 'Quackenbush', 'quackenbush', mark]
    expect(await traces(...words)).toEqual(expect.arrayContaining(['users', 'preorders', 'files', 'mail']))
    await person.call(userCalls.deleteMe, password)
    await nightIn(31)
    await nightIn(31)
    expect(await traces(...words)).toEqual([])
    expect(await login(person)).toBeUndefined()
  })

  test('whoever comes back in that very moment keeps everything (OD3)', async () => {
    const maya = await signUp(app)
    await maya.call(userCalls.deleteMe, password)
    const returning = await app.pool.connect()
    try {
      await returning.query('begin')
      await returning.query('update users set deleted_at = null where id = $1', [maya.id])
      const night = nightIn(31)
      const waits =
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
      await expect.poll(async () => (await app.pool.query(waits)).rows.length, patient).toBe(1)
      await returning.query('commit')
      await night
    } finally {
      returning.release()
    }
    expect(await login(maya)).toBeDefined()
  })

  test('of an order stays what the law asks for, and what teammates share', async () => {
    const { person, place } = await makeZephyrine()
    const mate = await signUpTeammate(app, person)
    const { id: preorderId } = await place()
    await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased' } })
    await app.pool.query("update preorders set status = 'cancelled' where id = $1", [preorderId])
    await person.call(userCalls.deleteMe, password)
    await nightIn(31)
    expect(await traces(person.email, 'Quackenbush')).toEqual(['invoices', 'preorders'])
    // Staff may go on with it; nobody is written to.
    await staff.call(deskCalls.sendProof, { body: { preorderId } })
    await allSent()
    expect(await traces('erased.invalid')).not.toContain('mail')
    expect((await mate.call(teamCalls.list, {})).map(({ name }) => name)).toContain('Zephyrine Rowing')
    expect(await mate.refused(projectCalls.list, {})).toBe('answered')
  })
})

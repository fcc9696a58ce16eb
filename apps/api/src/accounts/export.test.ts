import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadOwnData } from '#api/accounts/load-own-data.ts'
import { originalKey } from '#api/assets/asset-files.ts'
import { crestSvg, makeArtwork, putFile } from '#api/testing/artwork-files.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { nightIn } from '#api/testing/nights.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { listFiles } from '#api/testing/traces.ts'
import { unzip } from '#api/testing/unzip.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({}, { keepsPictures: true })
})
afterAll(() => app.close())

/** The link that is mailed to them: what it carries. */
async function keyFor(person: Person, count = 1): Promise<string> {
  await person.call(userCalls.exportData, {})
  const mails = await mailsTo(app, person.email, '/profile?data=', count)
  const { text } = must(mails.at(-1), 'mail')
  return must(/\/profile\?data=(\S+)/.exec(text)?.[1], 'key')
}

const ask = (key: string, person?: Person) =>
  app.app.inject({
    url: `/api/v1/user/export.zip?key=${encodeURIComponent(key)}`,
    ...(person ? { headers: { 'access-token': person.token } } : {}),
  })

test('one’s own data is a file with all that is kept, no password and nothing of others (OD1)', async () => {
  const maya = await signUp(app, { firstName: 'Maya' })
  const jonas = await signUp(app, { firstName: 'Jonas' })
  await placeOrder(maya, [await makeDesign(maya, { name: 'Tour tee' })])
  await placeOrder(jonas, [await makeDesign(jonas, { name: 'Secret tee' })])
  await app.pool.query(
    `insert into preorder_events (id, preorder_id, user_id, name, data)
      select gen_random_uuid(), id, $2, 'note_added', '{"text": "Likes it loose"}' from preorders where user_id = $1`,
    [maya.id, jonas.id],
  )
  const key = await keyFor(maya)
  const answer = await ask(key, maya)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  const text = String(unzip(answer.rawPayload)['data.json'])
  const data = JSON.parse(text) as Record<string, unknown[]>
  expect(data.account).toMatchObject([{ email: maya.email, firstName: 'Maya' }])
  expect(data.requests).toHaveLength(1)
  expect(data.requestItems).toMatchObject([{ designName: 'Tour tee' }])
  // What others wrote about it is there; who they are is not.
  expect(data.history).toContainEqual(
    expect.objectContaining({ isMine: false, data: { text: 'Likes it loose' } }),
  )
  expect(data.history).toContainEqual(expect.objectContaining({ isMine: true, name: 'created' }))
  expect(data.designs).toHaveLength(2)
  expect(text).not.toContain(jonas.id)
  expect(text).not.toContain('passwordHash')
  expect(text).not.toContain(jonas.email)
  expect(text).not.toContain('Secret tee')
  expect((await ask(key)).statusCode).toBe(401)
})

test('of a team that one was taken out of it has what one made there, and nothing that came after (OD1)', async () => {
  const maya = await signUp(app)
  const jonas = await signUpTeammate(app, maya)
  const theirs = { ...jonas, teamId: maya.teamId, projectId: maya.projectId }
  const designId = await makeDesign(theirs, { name: 'Early tee' })
  const early = crestSvg.replace('#163e2d', '#0a0b0c')
  const { assetId } = await makeArtwork(app.app, theirs, early)
  const data = async () => unzip((await ask(await keyFor(jonas, (times += 1)), jonas)).rawPayload)
  let times = 0
  expect(String((await data())['data.json'])).toContain('Early tee')
  const late = crestSvg.replace('#163e2d', '#0d0e0f')
  const body = { filename: 'late-secret.svg', team_id: maya.teamId, asset_id: assetId }
  await maya.call(teamCalls.removeTeammate, { params: { teamId: maya.teamId, teammateId: jonas.id } })
  await maya.call(designCalls.rename, { body: { designId, name: 'Late secret' } })
  const { url } = await maya.call(assetCalls.uploadUrl, { body })
  await putFile(app.app, url, late)
  await maya.call(assetCalls.create, { body: { asset_id: assetId, asset_type: 'screenprint' } })
  app.setNow(new Date(Date.now() + 60_000))
  const entries = await data()
  app.setNow(new Date())
  const text = String(entries['data.json'])
  const told = JSON.parse(text) as Record<string, unknown[]>
  expect(told.designs).toEqual([
    { id: designId, family: 'shirt', product: 'tshirt', createdAt: expect.any(String) },
  ])
  expect(told.uploads).toEqual([{ id: assetId, teamId: maya.teamId, createdAt: expect.any(String) }])
  expect(text).not.toMatch(/late.secret/i)
  const files = Object.entries(entries).filter(([name]) => name.startsWith('uploads/'))
  expect(files.map(([, bytes]) => String(bytes))).toEqual([early])
})

/** Where the file has what a table knows of someone; or why it need not. */
const told: Readonly<Record<string, string>> = {
  api_keys: 'keysOfPrograms',
  approval_answers: 'approvalAnswers',
  approvals: 'approvalsAsked',
  asset_versions: 'uploadVersions',
  assets: 'uploads',
  attempts: 'attempts',
  card_sessions: 'cardPayments',
  cart_items: 'cart',
  collection_entries: 'sizeAnswers',
  collection_people: 'sizeAnswers',
  collection_roster: 'rosters',
  collections: 'collectionsOrganized',
  comment_mentions: 'commentsNamedIn',
  comment_readers: 'commentsRead',
  comments: 'comments',
  credit_spends: 'creditsSpent',
  design_changes: 'designChanges',
  design_versions: 'designVersions',
  designs: 'designs',
  idempotency_keys: 'callsOfToday',
  invoices: 'invoices',
  ledger_entries: 'payments',
  line_ticks: 'piecesLookedAt',
  newsletter_draws: 'newsletterDrawsWon',
  newsletter_subscribers: 'newsletter',
  oidc_identities: 'providersThatOpenIt',
  order_shares: 'sharesOfOrders',
  ordered_answers: 'approvalAnswersOrdered',
  orders: 'orders',
  passkeys: 'passkeys',
  password_resets: 'passwordResets',
  preorder_events: 'history',
  preorder_items: 'requestItems',
  preorders: 'requests',
  promo_uses: 'promoCodesUsed',
  proof_answers: 'proofAnswers',
  proofs: 'proofs',
  referral_credits: 'referralCredits',
  referrals: 'referrals',
  removed_preorder_items: 'requestItemsRemoved',
  sessions: 'sessions',
  staff_audit: 'activityAsStaff',
  staff_invitations: 'staffInvitations',
  team_links: 'invitations',
  team_members: 'teams',
  team_removals: 'teamsLeft',
  teams: 'teams',
  techpacks: 'techpacks',
  user_roles: 'roles',
  totp_factors: 'authenticator',
  users: 'account',
}
const untold: Readonly<Record<string, string>> = {
  asset_shares: 'which teams share a file',
  card_events: 'that the provider has told something',
  collection_numbers: 'which numbers are taken; whose, the answers tell',
  contents: 'files, which are in the archive',
  design_snapshots: 'designs as their changes made them',
  listing_counts: 'how many requests there are of each kind',
  login_tickets: 'logins that were begun, for ten minutes',
  looks: 'pictures of designs',
  preorder_listings: 'words of the requests, to search by',
  projects: 'a team’s',
  promos: 'the house’s codes',
  review_visitors: 'whoever came by a link, without an account',
  review_votes: 'what visitors said',
  reviews: 'a project’s',
  replaced_contents: 'files that are gone the next night',
  recovery_codes: 'hashes of codes that are not used yet',
  readings: 'what a file was found to be',
  techpack_artworks: 'how staff show a design to workshops',
  techpack_files: 'what staff produce from',
  techpack_items: 'numbers that staff give',
  techpack_quantities: 'numbers that staff give',
  techpack_releases: 'techpacks as they were printed',
}

test('no table is forgotten (OD1)', async () => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(Object.keys({ ...told, ...untold }).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  const maya = await signUp(app)
  const { data } = await loadOwnData(app.dependencies.database.read, maya)
  expect(new Set(Object.values(told))).toEqual(new Set(Object.keys(data)))
})

test('an address that ends with one’s own is another’s: nothing of it is told (OD1)', async () => {
  const own = await signUp(app)
  await app.pool.query(
    `insert into attempts (key, count, window_start) select key, 1, now() from unnest($1::text[]) key`,
    [[`password ${own.email} 10.0.0.1`, `password ann-${own.email} 10.0.0.1`]],
  )
  const { attempts } = (await loadOwnData(app.dependencies.database.read, own)).data
  expect(attempts).toContainEqual(expect.objectContaining({ key: `password ${own.email} 10.0.0.1` }))
  expect(JSON.stringify(attempts)).not.toContain('ann-')
})

test('the link works for a day, and for nobody else (OD1)', async () => {
  const maya = await signUp(app)
  const jonas = await signUp(app)
  const key = await keyFor(maya)
  expect((await ask(key, jonas)).statusCode).toBe(404)
  for (const forged of ['', 'x', key.replace(/^\d+/, '99999999999'), `${key}x`, '1.'])
    expect((await ask(forged, maya)).statusCode).toBe(404)
  app.setNow(new Date(Date.now() + 23 * 3_600_000))
  expect((await ask(key, maya)).statusCode).toBe(200)
  app.setNow(new Date(Date.now() + 25 * 3_600_000))
  expect((await ask(key, maya)).statusCode).toBe(404)
  app.setNow(new Date())
  const kept = () => listFiles(app).filter(file => file.startsWith('files/exports/'))
  expect(kept().length).toBeGreaterThan(0)
  await nightIn(app, 2)
  expect(kept()).toEqual([])
})

test('an account has one file of its data: the one being made is the one asked for, and takes the last one’s place (OD1)', async () => {
  const maya = await signUp(app)
  const exports = () => listFiles(app).filter(file => file.startsWith(`files/exports/${maya.id}.`))
  const first = await keyFor(maya)
  expect(exports()).toHaveLength(1)
  app.setNow(new Date(Date.now() + 60_000))
  // It waits in the middle.
  const holder = await app.pool.connect()
  await holder.query('begin; lock table newsletter_draws in access exclusive mode')
  for (let times = 0; times < 4; times += 1) await maya.call(userCalls.exportData, {})
  const { rows } = await app.pool.query(
    `select count(*)::int as count from jobs.job where name = 'ownData' and data ->> 'userId' = $1`,
    [maya.id],
  )
  expect(rows).toEqual([{ count: 2 }])
  await holder.query('rollback')
  holder.release()
  const [, mail] = await mailsTo(app, maya.email, '/profile?data=', 2)
  const second = must(/\/profile\?data=(\S+)/.exec(must(mail, 'mail').text)?.[1], 'key')
  expect(exports()).toHaveLength(1)
  expect((await ask(first, maya)).statusCode).toBe(404)
  expect((await ask(second, maya)).statusCode).toBe(200)
  app.setNow(new Date())
})

test('it is not mailed more often than ten times a day', async () => {
  const maya = await signUp(app)
  for (let times = 0; times < 10; times += 1) await maya.call(userCalls.exportData, {})
  expect(await maya.refused(userCalls.exportData, {})).toBe('429 too_many_requests')
})

test('who uploaded little does not wait for those who uploaded much (OD1)', async () => {
  const [maya, jonas] = [await signUp(app), await signUp(app)]
  const { assetId } = await makeArtwork(app.app, maya)
  const { rows } = await app.pool.query<{ content_id: string }>(
    `update contents set bytes = 20000000000 from assets
     where assets.id = $1 and contents.id = assets.content_id returning contents.id as content_id`,
    [assetId],
  )
  // Her file is read only once somebody writes it.
  const original = path.join(
    app.dependencies.config.dataDir,
    'files',
    originalKey(must(rows[0], 'content').content_id),
  )
  fs.rmSync(original)
  execFileSync('mkfifo', [original])
  await maya.call(userCalls.exportData, {})
  const isBegun = `select from jobs.job where state = 'active' and data ->> 'userId' = '${maya.id}'`
  await expect.poll(async () => (await app.pool.query(isBegun)).rowCount, patient).toBe(1)
  expect(await keyFor(jonas)).toBeDefined()
  expect((await app.pool.query(isBegun)).rowCount).toBe(1)
  await fs.promises.writeFile(original, crestSvg)
  const [mail] = await mailsTo(app, maya.email, '/profile?data=')
  expect(mail).toBeDefined()
})

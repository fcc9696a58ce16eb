/** Long, as it is one table: every call of the contract, and what each kind of person is answered. */

import { randomUUID } from 'node:crypto'
import { abilityNames } from '@teamloom/commerce/access/access.ts'
import { staffAbilities, staffAbilitiesOf } from '@teamloom/commerce/access/staff-abilities.ts'
import { numberEdits } from '@teamloom/commerce/orders/edits/index.ts'
import { analyticsCalls } from '@teamloom/contract/analytics.ts'
import { approvalCalls } from '@teamloom/contract/approval.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import type { Call, Sent } from '@teamloom/contract/call.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { catalogueCalls } from '@teamloom/contract/catalogue.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { commentCalls } from '@teamloom/contract/comments.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { earlierCalls } from '@teamloom/contract/earlier-lists.ts'
import { factorCalls } from '@teamloom/contract/factors.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { groundCalls } from '@teamloom/contract/ground.ts'
import { calls } from '@teamloom/contract/index.ts'
import { keyCalls } from '@teamloom/contract/keys.ts'
import { libraryCalls } from '@teamloom/contract/library.ts'
import { mailCalls } from '@teamloom/contract/mails.ts'
import { mockupCalls } from '@teamloom/contract/mockups.ts'
import { newsletterCalls } from '@teamloom/contract/newsletter.ts'
import { oidcCalls } from '@teamloom/contract/oidc.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { pieceCalls } from '@teamloom/contract/pieces.ts'
import { addressCalls, preorderCalls } from '@teamloom/contract/preorders.ts'
import { presenceCalls } from '@teamloom/contract/presence.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { promoCalls } from '@teamloom/contract/promos.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { purchasedDesignCalls } from '@teamloom/contract/purchased-designs.ts'
import { quoteCalls } from '@teamloom/contract/quotes.ts'
import { reviewCalls } from '@teamloom/contract/review.ts'
import { type Scope, scopeOf, scopes } from '@teamloom/contract/scopes.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { splitCalls } from '@teamloom/contract/split.ts'
import { staffCalls } from '@teamloom/contract/staff.ts'
import { systemCalls } from '@teamloom/contract/system.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { textArtCalls } from '@teamloom/contract/text-art.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { versionCalls } from '@teamloom/contract/versions.ts'
import { webhookCalls } from '@teamloom/contract/webhooks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { handlers } from '#api/app.ts'
import { makeArtwork, onGround, upload } from '#api/testing/artwork-files.ts'
import { makeDesign, paint, tshirt } from '#api/testing/designs.ts'
import { orderList } from '#api/testing/lists.ts'
import { montreal, orderOf, placeOrder, sizes } from '#api/testing/orders.ts'
import {
  beGuest,
  type Caller,
  callerWith,
  changePerson,
  goodPassword,
  type Person,
  service,
  setLooking,
  signUp,
  signUpStaff,
  signUpTeammate,
  signUpVerified,
  stranger,
  withhold,
} from '#api/testing/people.ts'
import { makePersonalDesign } from '#api/testing/personal-designs.ts'
import { softAuthenticator } from '#api/testing/soft-authenticator.ts'
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
  await changePerson(app, teammate, { unverifiedSince: null })
  return {
    owner,
    teammate,
    outsider: await signUp(app),
    staff: await signUpStaff(app),
    designer: await signUpStaff(app, 'designer'),
    bookkeeper: await signUpStaff(app, 'bookkeeper'),
    workshop: await signUpStaff(app, 'workshop'),
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
  /** For designers, where they have it as the operator gives it. */
  readonly designer?: string
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
const ownWebhook = { url: 'https://books.example/hook', events: ['order.created' as const] }
const words = { words: 'WOLVES', font: 'anton', fill: '#FFFFFF' }
const noAsset = { outside: '404 assetDoesntExist' }
const noTeam = { outside: '403 teamDoesntHaveAccess' }
const noVersion = { outside: '404 not_found' }
const noProject = { outside: '404 project_not_found' }
const notTheirs = { outside: '404 team_not_found' }
const noOrder = { outside: '404 order_not_found', teammate: '404 order_not_found' }
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

async function newComment(owner: Person): Promise<string> {
  const body = { designId: await makeDesign(owner), anchor: {}, text: 'Smaller', key: randomUUID() }
  return (await owner.call(commentCalls.add, { body })).id
}

async function newReview(owner: Person) {
  const projectId = await newProject(owner)
  const designId = await makeDesign({ ...owner, projectId })
  const { token } = await owner.call(reviewCalls.open, {
    body: { projectId, designIds: [designId], showPrice: false },
  })
  return { projectId, designId, token }
}

/** A project that asks everyone in its team for a yes to a design. */
async function newApproval(owner: Person) {
  const projectId = await newProject(owner)
  const designId = await makeDesign({ ...owner, projectId })
  await owner.call(approvalCalls.ask, { body: { projectId, asked: ['everyone'], blocks: true } })
  return { projectId, designId }
}

const visiting = { name: 'Camille', key: randomUUID() }

async function newVisitor(owner: Person) {
  const { projectId, designId, token } = await newReview(owner)
  const body = { designId, ...visiting, key: randomUUID(), vote: 'heart' as const }
  const { secret } = await people.stranger.call(reviewCalls.vote, { params: { token }, body })
  const review = await owner.call(reviewCalls.read, { params: { projectId } })
  return { designId, token, secret, id: must(review?.designs[0]?.votes[0], 'vote').visitorId }
}

async function newVersion(owner: Person) {
  const designId = await makeDesign(owner)
  const { id } = await owner.call(versionCalls.keep, { body: { designId, name: 'A' } })
  return { designId, versionId: id }
}

async function cartItem(owner: Person) {
  return owner.call(cartCalls.add, { body: { designId: await makeDesign(owner) } })
}

/** A collection of the owner's with a design. */
async function openCollection(owner: Person) {
  const projectId = await newProject(owner)
  const designId = await makeDesign({ ...owner, projectId })
  await owner.call(designCalls.setCollectable, { body: { designId, collectable: true } })
  return { projectId, designId }
}

async function newEntry(owner: Person): Promise<string> {
  const { projectId, designId } = await openCollection(owner)
  const details = { firstName: 'Noah' }
  const body = { projectId, details, design_id: designId, size: 'M', quantity: 1 }
  const { id } = await owner.call(collectionCalls.addEntry, { body })
  return id
}

async function newRosterPerson(owner: Person): Promise<string> {
  const { projectId } = await openCollection(owner)
  const people = [{ firstName: 'Noah', lastName: 'Roy', email: 'noah@example.com' }]
  await owner.call(collectionCalls.addToRoster, { body: { projectId, people } })
  const { roster } = await owner.call(collectionCalls.read, { params: { projectId } })
  return roster[0]?.id ?? ''
}

async function sizesOf(owner: Person) {
  const { designId } = await openCollection(owner)
  const details = { firstName: 'Noah', lastName: 'Roy', email: 'noah@example.com' }
  return { body: { details, selection: [{ id: designId, size: 'M', quantity: 1 }] } }
}

async function request(owner: Person): Promise<string> {
  return (await placeOrder(owner, [await makeDesign(owner)])).id
}

/** The first design of a request with two designs. */
async function edited(owner: Person) {
  const { id: preorderId } = await placeOrder(owner, [await makeDesign(owner), await makeDesign(owner)])
  const { purchasedItems } = await people.staff.call(deskCalls.read, { body: { preorderId } })
  return { preorderId, designId: must(purchasedItems[0], 'item').design_id }
}

/** A piece of somebody's, of which a proof was sent. */
async function withPieces(owner: Person) {
  const { designId: original, nameId } = await makePersonalDesign(owner)
  const { id } = await owner.call(cartCalls.add, { body: { designId: original } })
  const lines = sizes.map(({ name, qty }) => ({ size: name, qty, words: { [nameId]: 'RIVERA' } }))
  await owner.call(cartCalls.setLines, { params: { id }, body: { lines } })
  const { id: preorderId } = await placeOrder(owner, [original])
  const { purchasedItems } = await people.staff.call(deskCalls.sendProof, { body: { preorderId } })
  const designId = must(purchasedItems[0], 'item').design_id
  const { pieces } = await owner.call(pieceCalls.sheet, { params: { preorderId, designId } })
  return { preorderId, designId, pieces: pieces.map(({ lineId, hash }) => ({ lineId, hash })) }
}

/** Made by staff, and sent. */
async function quoted(owner: Person): Promise<string> {
  const design = await makeDesign(owner)
  const about = {
    shippingAddress: montreal,
    billingAddress: montreal,
    locale: 'en',
    currency: 'cad',
  } as const
  const body = { ...about, userId: owner.id, items: [{ design_id: design, sizes }] }
  const { id: preorderId } = await people.staff.call(quoteCalls.make, { body })
  await people.staff.call(deskCalls.setStatus, { body: { preorderId, status: 'inreviewbycustomer' } })
  return preorderId
}

function newPromo() {
  return { code: `P-${randomUUID()}`, kind: 'percent', value: 10 } as const
}

async function promo(): Promise<string> {
  return (await people.staff.call(promoCalls.create, { body: newPromo() })).id
}

async function order(owner: Person): Promise<string> {
  const body = { preorderId: await request(owner), status: 'purchased' } as const
  const { order_id } = await people.staff.call(deskCalls.setStatus, { body })
  return must(order_id, 'order')
}

/** One more piece of what was delivered to them. */
async function oneMoreOf(owner: Person) {
  const preorderId = await request(owner)
  const body = { preorderId, status: 'delivered' } as const
  const { purchasedItems } = await people.staff.call(deskCalls.setStatus, { body })
  return { preorderId, designId: must(purchasedItems[0], 'item').design_id, line: { size: 'M' } }
}

const rows: readonly Row[] = [
  row(userCalls.login, owner => ({ body: { email: owner.email, password: goodPassword } })),
  row(userCalls.guest, () => ({ body: { language: 'fr' } as const })),
  row(catalogueCalls.read, () => ({ query: { language: 'fr', currency: 'usd' } as const })),
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
  row(userCalls.referral, () => ({})),
  row(userCalls.fromReferralCode, () => ({ body: { referralCode: 'AB2K' } })),
  row(userCalls.updateMe, () => ({ body: { language: 'en' } as const })),
  row(userCalls.setCurrency, () => ({ body: { currency: 'cad' } as const })),
  row(addressCalls.mine, () => ({})),
  row(teamCalls.list, () => ({})),
  row(teamCalls.create, () => ({ body: { name: 'Otters' } })),
  row(teamCalls.all, () => ({ query: {} })),
  row(teamCalls.rename, owner => ({ body: { id: owner.teamId, name: 'Wolves' } }), notTheirs),
  row(teamCalls.setColors, owner => ({ body: { id: owner.teamId, colors: ['#1F4E79'] } }), notTheirs),
  row(teamCalls.setSport, owner => ({ body: { id: owner.teamId, sport: 'ice_hockey' } }), notTheirs),
  row(teamCalls.keep, owner => ({ body: { id: owner.teamId } }), notTheirs),
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
  row(
    teamCalls.setLooking,
    owner => ({ body: { teamId: owner.teamId, teammateId: people.teammate.id, looksOnly: false } }),
    { ...notTheirs, teammate: '403 looking_not_settable' },
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
    designCalls.setQuantity,
    async owner => ({ body: { designId: await makeDesign(owner), quantity: 20 } }),
    noDesign,
  ),
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
  row(collectionCalls.info, async owner => {
    const { projectId } = await openCollection(owner)
    const { project } = await owner.call(collectionCalls.read, { params: { projectId } })
    return { query: { token: project.token } }
  }),
  row(
    collectionCalls.numbers,
    async owner => {
      const { projectId, designId } = await openCollection(owner)
      const { project } = await owner.call(collectionCalls.read, { params: { projectId } })
      return { query: { token: project.token, designId } }
    },
    { always: '422 unknownDecoration' },
  ),
  row(collectionCalls.collectSize, sizesOf),
  row(collectionCalls.collectSizeFromCart, sizesOf),
  row(collectionCalls.ownAnswer, () => ({ params: { secret: 'none' } }), { always: '404 not_found' }),
  row(
    collectionCalls.changeAnswer,
    async owner => ({
      params: { secret: 'none' },
      body: { selection: (await sizesOf(owner)).body.selection },
    }),
    { always: '404 not_found' },
  ),
  row(collectionCalls.withdrawAnswer, () => ({ params: { secret: 'none' } }), { always: '404 not_found' }),
  row(collectionCalls.stopReminders, () => ({ params: { secret: 'none' } })),
  row(collectionCalls.leaveRoster, () => ({ params: { secret: 'none' } })),
  row(
    collectionCalls.renewToken,
    async owner => ({ body: { projectId: await newProject(owner) } }),
    noProject,
  ),
  row(collectionCalls.read, async owner => ({ params: { projectId: await newProject(owner) } }), noProject),
  row(
    collectionCalls.change,
    async owner => ({ body: { projectId: await newProject(owner), isOpen: false } }),
    noProject,
  ),
  row(collectionCalls.erase, async owner => ({ params: { projectId: await newProject(owner) } }), noProject),
  row(
    collectionCalls.addToRoster,
    async owner => ({
      body: {
        projectId: await newProject(owner),
        people: [{ firstName: 'Noah', lastName: 'Roy', email: 'noah@example.com' }],
      },
    }),
    noProject,
  ),
  row(collectionCalls.removeFromRoster, async owner => ({ params: { id: await newRosterPerson(owner) } }), {
    outside: '404 not_found',
  }),
  row(
    collectionCalls.remind,
    async owner => ({ body: { projectId: (await openCollection(owner)).projectId } }),
    noProject,
  ),
  row(
    collectionCalls.addEntry,
    async owner => {
      const { projectId, designId } = await openCollection(owner)
      const details = { firstName: 'Noah' }
      return { body: { projectId, details, design_id: designId, size: 'M', quantity: 1 } }
    },
    noProject,
  ),
  row(collectionCalls.changeEntry, async owner => ({ body: { id: await newEntry(owner), quantity: 2 } }), {
    outside: '404 not_found',
  }),
  row(collectionCalls.removeEntry, async owner => ({ params: { id: await newEntry(owner) } }), {
    outside: '404 not_found',
  }),
  row(
    collectionCalls.setCover,
    async owner => ({ body: { projectId: await newProject(owner), uuid: null, assetVersionId: null } }),
    noProject,
  ),
  row(
    collectionCalls.setIcon,
    async owner => ({ body: { projectId: await newProject(owner), uuid: null, assetVersionId: null } }),
    noProject,
  ),
  row(
    cartCalls.fromCollection,
    async owner => {
      const { projectId, designId } = await openCollection(owner)
      return { body: { projectId, designIds: [designId] } }
    },
    noProject,
  ),
  row(newsletterCalls.subscribe, () => ({ body: { email: 'reader@example.com', lang: 'fr' } as const })),
  row(newsletterCalls.confirm, () => ({ params: { token: 'none' } })),
  row(newsletterCalls.unsubscribe, () => ({ params: { token: 'none' } })),
  row(newsletterCalls.subscribers, () => ({})),
  row(newsletterCalls.draw, () => ({ body: { month: '2026-01' } }), { always: '404 not_found' }),
  row(newsletterCalls.confirmDraw, () => ({ body: { month: '2026-01' } }), { always: '404 not_found' }),
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
  row(generatorCalls.readUndo, async owner => ({ params: { id: await makeDesign(owner) } }), noDesign),
  ...[generatorCalls.undo, generatorCalls.redo].map(call =>
    row(call, async owner => ({ body: { designId: await makeDesign(owner), key: randomUUID() } }), {
      ...noDesign,
      always: '409 nothingToUndo',
    }),
  ),
  row(versionCalls.list, async owner => ({ params: { id: await makeDesign(owner) }, query: {} }), noDesign),
  row(commentCalls.list, async owner => ({ params: { id: await makeDesign(owner) }, query: {} }), noDesign),
  row(
    commentCalls.add,
    async owner => ({
      body: { designId: await makeDesign(owner), anchor: {}, text: 'Smaller', key: randomUUID() },
    }),
    noDesign,
  ),
  row(
    commentCalls.answer,
    async owner => ({ body: { commentId: await newComment(owner), text: 'Yes', key: 'yes' } }),
    noVersion,
  ),
  row(commentCalls.edit, async owner => ({ body: { commentId: await newComment(owner), text: 'Larger' } }), {
    ...noVersion,
    teammate: '403 comment_not_own',
  }),
  row(
    commentCalls.setState,
    async owner => ({ body: { commentId: await newComment(owner), state: 'resolved' as const } }),
    noVersion,
  ),
  row(commentCalls.remove, async owner => ({ params: { id: await newComment(owner) } }), {
    ...noVersion,
    teammate: '403 comment_not_own',
  }),
  row(commentCalls.see, async owner => ({ body: { designId: await makeDesign(owner) } }), noDesign),
  row(commentCalls.stopMails, () => ({ params: { secret: 'none' } })),
  row(commentCalls.resumeMails, () => ({ params: { secret: 'none' } })),
  row(
    reviewCalls.open,
    async owner => {
      const projectId = await newProject(owner)
      return { body: { projectId, designIds: [await makeDesign({ ...owner, projectId })], showPrice: false } }
    },
    noProject,
  ),
  row(
    reviewCalls.change,
    async owner => ({ body: { projectId: (await newReview(owner)).projectId, showPrice: true } }),
    noProject,
  ),
  row(reviewCalls.close, async owner => ({ params: { projectId: await newProject(owner) } }), noProject),
  row(reviewCalls.read, async owner => ({ params: { projectId: await newProject(owner) } }), noProject),
  row(
    reviewCalls.removeVisitor,
    async owner => ({ params: { id: (await newVisitor(owner)).id } }),
    noVersion,
  ),
  row(reviewCalls.page, async owner => ({ params: { token: (await newReview(owner)).token }, query: {} })),
  row(reviewCalls.say, async owner => {
    const { token, designId } = await newReview(owner)
    return { params: { token }, body: { designId, ...visiting, anchor: {}, text: 'Smaller' } }
  }),
  row(
    reviewCalls.edit,
    async owner => {
      const { token, secret } = await newVisitor(owner)
      return { params: { token }, body: { commentId: randomUUID(), text: 'Larger', secret } }
    },
    { always: '404 not_found' },
  ),
  row(reviewCalls.vote, async owner => {
    const { token, designId } = await newReview(owner)
    return { params: { token }, body: { designId, ...visiting, vote: 'heart' as const } }
  }),
  row(
    approvalCalls.ask,
    async owner => ({
      body: { projectId: await newProject(owner), asked: ['everyone' as const], blocks: false },
    }),
    noProject,
  ),
  row(
    approvalCalls.answer,
    async owner => ({ body: { designId: (await newApproval(owner)).designId, revision: 1, yes: true } }),
    noDesign,
  ),
  row(
    approvalCalls.read,
    async owner => ({ params: { projectId: (await newApproval(owner)).projectId } }),
    noProject,
  ),
  row(approvalCalls.asked, () => ({})),
  row(presenceCalls.list, async owner => ({ body: { designIds: [await makeDesign(owner)] } })),
  row(versionCalls.read, async owner => ({ params: { id: await makeDesign(owner), revision: 1 } }), noDesign),
  row(
    versionCalls.keep,
    async owner => ({ body: { designId: await makeDesign(owner), name: 'A' } }),
    noDesign,
  ),
  row(
    versionCalls.rename,
    async owner => ({ body: { versionId: (await newVersion(owner)).versionId, name: 'A' } }),
    noVersion,
  ),
  row(versionCalls.restore, async owner => ({ body: await newVersion(owner) }), noDesign),
  row(
    versionCalls.duplicate,
    async owner => ({
      body: { versionId: (await newVersion(owner)).versionId, projectId: owner.projectId, name: 'A' },
    }),
    noVersion,
  ),
  row(generatorCalls.readMany, async owner => ({ body: { designIds: [await makeDesign(owner)] } })),
  row(generatorCalls.productDefinition, () => ({ body: tshirt })),
  row(generatorCalls.decorationOptions, () => ({})),
  row(generatorCalls.offer, () => ({ params: tshirt })),
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
  row(libraryCalls.list, owner => ({ query: { team_id: owner.teamId } }), { ...noTeam, staff: 'answered' }),
  row(
    libraryCalls.rename,
    async owner => ({ body: { assetId: (await makeArtwork(app.app, owner)).assetId, name: 'Crest' } }),
    noAsset,
  ),
  row(
    libraryCalls.remove,
    async owner => ({ params: { id: (await makeArtwork(app.app, owner)).assetId } }),
    noAsset,
  ),
  row(
    libraryCalls.replace,
    async owner => {
      const { assetVersionId } = await makeArtwork(app.app, owner)
      const other = await makeArtwork(app.app, owner, crest(), { filename: 'crest.svg' })
      return { body: { assetVersionId, newAssetVersionId: other.assetVersionId } }
    },
    noAsset,
  ),
  row(libraryCalls.colorCodes, () => ({ params: { decorationType: 'embroidery' } })),
  row(textArtCalls.draw, () => ({ body: words })),
  row(textArtCalls.write, owner => ({ body: { team_id: owner.teamId, recipe: words } }), {
    ...noTeam,
    staff: 'answered',
  }),
  row(
    groundCalls.take,
    async owner => ({
      body: {
        team_id: owner.teamId,
        assetVersionId: (await makeArtwork(app.app, owner, await onGround(), { filename: 'dot.png' }))
          .assetVersionId,
      },
    }),
    { ...noTeam, staff: 'answered' },
  ),
  row(
    textArtCalls.read,
    async owner => ({ params: { id: (await makeArtwork(app.app, owner)).assetVersionId } }),
    { ...noAsset, staff: 'answered' },
  ),
  row(assetCalls.palette, () => ({ params: { id: 'print' } })),
  row(cartCalls.add, async owner => ({ body: { designId: await makeDesign(owner), sizes } }), noDesign),
  row(cartCalls.items, () => ({ query: {} })),
  row(cartCalls.setSizes, async owner => ({ body: [{ id: (await cartItem(owner)).id, sizes }] }), noItem),
  row(cartCalls.readLines, async owner => ({ params: { id: (await cartItem(owner)).id } }), noItem),
  row(
    cartCalls.setLines,
    async owner => ({ params: { id: (await cartItem(owner)).id }, body: { lines: [{ size: 'M', qty: 1 }] } }),
    noItem,
  ),
  row(
    cartCalls.changeLines,
    async owner => ({ params: { id: (await cartItem(owner)).id }, body: { lines: [{ size: 'M', qty: 1 }] } }),
    noItem,
  ),
  row(
    cartCalls.parseLines,
    async owner => ({ params: { id: (await cartItem(owner)).id }, body: { text: 'M;1' } }),
    noItem,
  ),
  row(earlierCalls.lists, async owner => ({ params: { id: (await cartItem(owner)).id }, query: {} }), noItem),
  row(
    earlierCalls.lines,
    async owner => {
      const shirt = await makePersonalDesign(owner)
      await orderList(owner, shirt, [['M', 'ROY', '7', 20]])
      const { id } = await owner.call(cartCalls.add, { body: { designId: shirt.designId } })
      const { items } = await owner.call(earlierCalls.lists, { params: { id }, query: {} })
      return { params: { id, designId: must(items[0], 'list').designId } }
    },
    noItem,
  ),
  row(cartCalls.remove, async owner => ({ params: { id: (await cartItem(owner)).id } }), noItem),
  row(
    mockupCalls.sign,
    async owner => ({
      body: {
        designId: await makeDesign(owner),
        sides: ['front' as const],
        format: 'png' as const,
        language: 'en' as const,
      },
    }),
    noDesign,
  ),
  row(pricingCalls.design, async owner => ({ body: { id: await makeDesign(owner), sizes } }), noDesign),
  row(pricingCalls.cart, () => ({ body: {} })),
  row(pricingCalls.promo, () => ({ body: { code: 'NOBODYS', currency: 'cad' } as const }), {
    always: '422 promo_unknown',
  }),
  row(
    paymentCalls.record,
    async owner => ({
      body: { preorderId: await request(owner), method: 'cash', amount: 100 } as const,
    }),
    { designer: '403 right_not_given' },
  ),
  row(paymentCalls.propose, () => ({ query: { words: 'order 1', amount: '100' } })),
  row(paymentCalls.setDeposit, async owner => ({ body: { preorderId: await request(owner), percent: 30 } })),
  row(paymentCalls.ledgerOfOrder, async owner => ({ params: { orderId: await order(owner) } }), {
    outside: '404 order_not_found',
    teammate: '404 order_not_found',
    staff: 'answered',
  }),
  row(paymentCalls.ledgerOfRequest, async owner => ({ params: { preorderId: await request(owner) } }), {
    outside: '404 preorder_not_found',
    teammate: '404 preorder_not_found',
    staff: 'answered',
  }),
  // With a provider in `payments.test.ts`.
  row(paymentCalls.begin, async owner => ({ body: { preorderId: await request(owner) } }), {
    always: '422 card_unavailable',
  }),
  row(paymentCalls.session, () => ({ params: { sessionId: 'none' } }), { always: '404 not_found' }),
  row(promoCalls.list, () => ({})),
  row(promoCalls.create, () => ({ body: newPromo() })),
  row(promoCalls.update, async () => ({ params: { id: await promo() }, body: newPromo() })),
  row(promoCalls.remove, async () => ({ params: { id: await promo() } })),
  row(preorderCalls.create, async owner => ({ body: orderOf([await makeDesign(owner)]) }), noDesign),
  row(preorderCalls.list, () => ({})),
  ...techpackRows(),
  row(deskCalls.list, () => ({ body: {} })),
  row(deskCalls.csv, () => ({ body: {} })),
  row(deskCalls.read, async owner => ({ body: { preorderId: await request(owner) } })),
  row(deskCalls.setSizes, async owner => ({ body: { ...(await edited(owner)), sizes } })),
  row(deskCalls.setLines, async owner => ({
    body: { ...(await edited(owner)), lines: [{ size: 'M', qty: 22 }] },
  })),
  ...numberEdits.map(({ edit, field }) =>
    row(deskCalls[edit] as typeof deskCalls.setProjectNumber, async owner => ({
      body: { ...(await edited(owner)), [field]: randomUUID() } as never,
    })),
  ),
  row(deskCalls.setInCharge, async owner => ({
    body: { ...(await edited(owner)), userId: people.designer.id },
  })),
  row(deskCalls.setStatus, async owner => ({
    body: { ...(await edited(owner)), status: 'purchased' } as const,
  })),
  row(deskCalls.addShipment, async owner => ({
    body: { ...(await edited(owner)), carrier: 'Post' },
  })),
  row(deskCalls.setShipping, async owner => ({
    body: { ...(await edited(owner)), shippingAddress: montreal },
  })),
  row(deskCalls.setBilling, async owner => ({
    body: { ...(await edited(owner)), billingAddress: montreal },
  })),
  row(deskCalls.setDiscounts, async owner => ({ body: { ...(await edited(owner)), discounts: [] } })),
  row(deskCalls.setDiscount, async owner => ({
    body: { ...(await edited(owner)), discount: { id: 'a', name: 'Thanks', amount: 100 } },
  })),
  row(deskCalls.setCharges, async owner => ({ body: { ...(await edited(owner)), charges: [] } })),
  row(deskCalls.setCharge, async owner => ({
    body: { ...(await edited(owner)), charge: { id: 'a', kind: 'setup' as const, name: '', amount: 100 } },
  })),
  row(deskCalls.setTaxExemption, async owner => ({ body: { ...(await edited(owner)), exemption: null } })),
  row(deskCalls.setCurrency, async owner => ({
    body: { ...(await edited(owner)), currency: 'usd' } as const,
  })),
  row(deskCalls.setPrice, async owner => ({
    body: { ...(await edited(owner)), pricePerUnit: 900, priceOfShippingPerUnit: 50 },
  })),
  row(deskCalls.addNote, async owner => ({ body: { ...(await edited(owner)), text: 'Call back' } })),
  row(deskCalls.sendProof, async owner => ({ body: await edited(owner) })),
  row(deskCalls.addItem, async owner => {
    const { preorderId } = await edited(owner)
    return { body: { preorderId, designId: await makeDesign(owner), sizes } }
  }),
  row(deskCalls.sync, async owner => {
    const { preorderId, designId } = await edited(owner)
    return { body: { preorderId, event: { data: { designId } } } }
  }),
  row(deskCalls.searchDesign, async owner => ({
    body: { designId: await makeDesign(owner), userId: owner.id },
  })),
  row(deskCalls.mailLink, async owner => ({
    body: { preorderId: await request(owner), page: 'techpack' as const },
  })),
  row(quoteCalls.customers, async () => ({ query: { search: 'maya' } })),
  row(quoteCalls.customer, async owner => ({ params: { userId: owner.id } })),
  row(quoteCalls.makeCustomer, async () => ({
    body: {
      email: `${randomUUID()}@example.com`,
      firstName: 'Zoé',
      lastName: 'Roy',
      teamName: 'Otters',
      language: 'fr' as const,
      currency: 'cad' as const,
    },
  })),
  row(quoteCalls.make, async owner => ({
    body: {
      userId: owner.id,
      items: [{ design_id: await makeDesign(owner), sizes }],
      shippingAddress: montreal,
      billingAddress: montreal,
      locale: 'en' as const,
      currency: 'cad' as const,
    },
  })),
  row(
    quoteCalls.decline,
    async owner => ({ body: { preorderId: await quoted(owner), proofNumber: 1, note: 'Too dear' } }),
    { outside: '404 preorder_not_found', teammate: '404 preorder_not_found' },
  ),
  row(deskCalls.customerDesigns, async owner => ({ params: { preorderId: await request(owner) } })),
  row(
    proofCalls.read,
    async owner => {
      const body = await edited(owner)
      await people.staff.call(deskCalls.sendProof, { body })
      return { params: { preorderId: body.preorderId } }
    },
    { outside: '404 preorder_not_found', teammate: '404 preorder_not_found', staff: 'answered' },
  ),
  row(
    proofCalls.answer,
    async owner => {
      const body = await edited(owner)
      await people.staff.call(deskCalls.sendProof, { body })
      return { body: { ...body, proofNumber: 1, approved: true } }
    },
    { outside: '404 preorder_not_found', teammate: '404 preorder_not_found' },
  ),
  row(
    pieceCalls.sheet,
    async owner => {
      const { preorderId, designId } = await withPieces(owner)
      return { params: { preorderId, designId } }
    },
    { outside: '404 preorder_not_found', teammate: '404 preorder_not_found', staff: 'answered' },
  ),
  row(pieceCalls.tick, async owner => ({ body: { ...(await withPieces(owner)), ticked: true } }), {
    outside: '404 preorder_not_found',
    teammate: '404 preorder_not_found',
  }),
  row(pieceCalls.own, () => ({ params: { secret: 'none' } }), { always: '404 not_found' }),
  row(
    pieceCalls.tickOwn,
    () => ({
      params: { secret: 'none' },
      body: { itemId: randomUUID(), lineId: randomUUID(), hash: 'a'.repeat(22), ticked: true },
    }),
    { always: '404 not_found' },
  ),
  row(purchasedDesignCalls.list, () => ({})),
  row(purchasedDesignCalls.read, async owner => ({ params: { id: (await edited(owner)).designId } })),
  row(deskCalls.removeItem, async owner => ({ params: await edited(owner), query: {} })),
  row(orderCalls.list, () => ({})),
  row(orderCalls.again, async owner => ({ body: { preorderId: await request(owner) } }), {
    outside: '404 preorder_not_found',
    teammate: '404 preorder_not_found',
  }),
  row(orderCalls.oneMore, async owner => ({ body: await oneMoreOf(owner) }), {
    outside: '404 preorder_not_found',
    teammate: '404 preorder_not_found',
  }),
  row(splitCalls.make, async owner => ({ body: { orderId: await order(owner) } }), {
    ...noOrder,
    always: '422 nothing_to_split',
  }),
  row(splitCalls.read, async owner => ({ params: { orderId: await order(owner) } }), {
    ...noOrder,
    staff: 'answered',
  }),
  row(
    splitCalls.settle,
    async owner => ({ body: { orderId: await order(owner), shareId: randomUUID(), isPaid: true } }),
    { ...noOrder, always: '404 not_found' },
  ),
  row(splitCalls.share, () => ({ params: { secret: 'none' } }), { always: '404 not_found' }),
  row(splitCalls.payShare, () => ({ params: { secret: 'none' } }), { always: '422 card_unavailable' }),
  row(orderCalls.listAll, () => ({ body: {} })),
  row(orderCalls.read, async owner => ({ body: { orderId: await order(owner) } })),
  row(settingCalls.list, () => ({})),
  row(settingCalls.history, () => ({ query: {} })),
  row(settingCalls.change, () => ({ body: { changes: [{ key: 'prices/hoodie', value: null }] } })),
  row(mailCalls.preview, () => ({ body: { name: 'reset', language: 'fr' as const } })),
  row(mailCalls.sendTest, () => ({ body: { name: 'reset', language: 'fr' as const } })),
  row(settingCalls.undo, () => ({ body: { changeId: randomUUID() } }), { always: '404 not_found' }),
  row(analyticsCalls.report, () => ({ body: { id: randomUUID(), name: 'Cart Viewed' } as const })),
  row(systemCalls.health, () => ({})),
  row(systemCalls.live, () => ({})),
  row(systemCalls.ready, () => ({})),
  row(systemCalls.provider, () => ({})),
  row(oidcCalls.providers, () => ({})),
  row(oidcCalls.login, () => ({ body: { ticket: 'none' } }), { always: '401 token_expired' }),
  row(oidcCalls.link, () => ({ body: { token: 'none' } }), { always: '401 token_expired' }),
  row(factorCalls.list, () => ({})),
  row(factorCalls.beginTotp, () => ({})),
  row(factorCalls.confirmTotp, () => ({ body: { code: 'wrong1' } }), { always: '422 wrong_code' }),
  row(factorCalls.remove, () => ({ params: { id: randomUUID() }, body: { password: goodPassword } }), {
    always: '404 not_found',
  }),
  row(factorCalls.makeRecoveryCodes, () => ({ body: { password: goodPassword } }), {
    always: '404 not_found',
  }),
  row(factorCalls.passkeyOptions, () => ({})),
  row(factorCalls.addPasskey, () => ({ body: softAuthenticator('http://localhost').register({}) }), {
    always: '422 passkey_invalid',
  }),
  row(factorCalls.loginOptions, () => ({})),
  row(factorCalls.loginPasskey, () => ({ body: softAuthenticator('http://localhost').sign({}) }), {
    always: '422 passkey_invalid',
  }),
  row(factorCalls.loginFactor, () => ({ body: { ticket: 'none', code: '123456' } }), {
    always: '401 token_expired',
  }),
  row(factorCalls.endSession, () => ({ params: { id: randomUUID() } }), { always: '404 not_found' }),
  row(staffCalls.removeFactors, () => ({ body: { userId: people.owner.id } }), { always: '404 not_found' }),
  row(webhookCalls.list, () => ({})),
  row(webhookCalls.make, () => ({ body: ownWebhook })),
  row(webhookCalls.change, () => ({ params: { id: randomUUID() }, body: ownWebhook }), {
    always: '404 not_found',
  }),
  row(webhookCalls.renewSecret, () => ({ params: { id: randomUUID() } }), { always: '404 not_found' }),
  row(webhookCalls.remove, () => ({ params: { id: randomUUID() } }), { always: '404 not_found' }),
  row(webhookCalls.deliveries, () => ({ params: { id: randomUUID() } }), { always: '404 not_found' }),
  row(webhookCalls.sendAgain, () => ({ params: { id: randomUUID() } }), { always: '404 not_found' }),
  row(keyCalls.list, () => ({})),
  row(keyCalls.make, () => ({ body: { name: 'Stock sync', scopes: ['orders:read' as const] } })),
  row(keyCalls.end, () => ({ params: { id: randomUUID() } }), { always: '404 not_found' }),
  row(staffCalls.people, () => ({})),
  row(staffCalls.setPerson, () => ({ body: { userId: people.owner.id, roles: ['user' as const] } })),
  row(staffCalls.endSessions, () => ({ body: { userId: people.owner.id } }), { always: '404 not_found' }),
  row(staffCalls.invite, () => ({
    body: { email: `new-${randomUUID()}@example.com`, roles: ['designer' as const] },
  })),
  row(staffCalls.inviteAgain, () => ({ params: { id: randomUUID() } }), { always: '404 not_found' }),
  row(staffCalls.takeBack, () => ({ params: { id: randomUUID() } }), { always: '404 not_found' }),
  row(staffCalls.invitation, () => ({ params: { token: 'none' } }), { always: '404 not_found' }),
  row(staffCalls.join, () => ({ params: { token: 'none' } }), { always: '404 not_found' }),
  row(
    staffCalls.joinNew,
    () => ({
      params: { token: 'none' },
      body: { firstName: 'Jonas', lastName: 'Roy', password: goodPassword, language: 'en' as const },
    }),
    { always: '404 not_found' },
  ),
  row(staffCalls.audit, () => ({ query: {} })),
  row(userCalls.exportData, () => ({})),
  row(userCalls.restore, () => ({})),
  row(userCalls.deleteMe, () => ({ body: { password: 'Other-horse-2' } }), { always: '422 wrong_password' }),
  row(userCalls.deleteUser, () => ({ params: { id: randomUUID() } }), { always: '404 not_found' }),
  // Last, as it ends the sessions of everybody.
  row(userCalls.logout, () => ({})),
]

/** Staff alone, whatever they ask for. */
function techpackRows(): Row[] {
  const made = async (owner: Person) => {
    const { id } = await owner.call(preorderCalls.create, { body: orderOf([await makeDesign(owner)]) })
    return people.staff.call(techpackCalls.make, { body: { preorderId: id } })
  }
  const item = async (owner: Person) => {
    const techpack = await made(owner)
    return { techpackId: techpack.id, techpackItemId: techpack.techpackitems[0]!.id }
  }
  const gone = { always: '404 techpack_not_found' }
  const artwork = async (owner: Person) => ({
    ...(await item(owner)),
    techpackItemArtworkId: randomUUID(),
    background: { color: '#DADADA' as const },
  })
  return [
    row(techpackCalls.make, async owner => ({
      body: {
        preorderId: (await owner.call(preorderCalls.create, { body: orderOf([await makeDesign(owner)]) })).id,
      },
    })),
    row(techpackCalls.ofPreorder, async owner => ({
      body: { preorderId: (await made(owner)).preorder_id },
    })),
    row(techpackCalls.ofOrder, async owner => {
      const orderId = await order(owner)
      const { order: bought } = await people.staff.call(orderCalls.read, { body: { orderId } })
      await people.staff.call(techpackCalls.make, { body: { preorderId: bought.preorder_id } })
      return { body: { orderId } }
    }),
    row(techpackCalls.setProject, async owner => ({
      body: { techpackId: (await made(owner)).id, projectName: 'A' },
    })),
    row(techpackCalls.setCustomer, async owner => ({
      body: { techpackId: (await made(owner)).id, customerName: 'A' },
    })),
    row(techpackCalls.setCustomerNumber, async owner => ({
      body: { techpackId: (await made(owner)).id, customerNumber: 'A' },
    })),
    row(techpackCalls.setShipDate, async owner => ({
      body: { techpackId: (await made(owner)).id, wantedShipDate: '2027-02-01' },
    })),
    row(techpackCalls.setTerms, async owner => ({
      body: { techpackId: (await made(owner)).id, terms: { delivery: 'DAP Montréal' } },
    })),
    row(techpackCalls.setVersion, async owner => ({ body: { ...(await item(owner)), version: '2' } })),
    row(techpackCalls.setSizes, async owner => ({
      body: { ...(await item(owner)), sizes: [{ field: 'QC' as const, sizeName: 'M', qty: 1 }] },
    })),
    row(techpackCalls.setOriginalBackground, async owner => ({ body: await artwork(owner) }), gone),
    row(techpackCalls.setPreviewBackground, async owner => ({ body: await artwork(owner) }), gone),
    row(techpackCalls.setProductionBackground, async owner => ({ body: await artwork(owner) }), gone),
    row(
      techpackCalls.setCalibration,
      async owner => ({ body: { ...(await artwork(owner)), calibrationColors: [] } }),
      gone,
    ),
    row(
      techpackCalls.setPrintWidths,
      async owner => ({
        body: { ...(await artwork(owner)), widths: [{ sizeName: 'M', widthInches: 2 }] },
      }),
      gone,
    ),
    row(
      techpackCalls.setSettings,
      async owner => ({
        body: { ...(await artwork(owner)), settings: [{ key: 'mesh', value: '180' }] },
      }),
      gone,
    ),
    row(
      techpackCalls.setMachine,
      async owner => ({ body: { ...(await artwork(owner)), settings: { density: 110 } } }),
      gone,
    ),
    // A hoodie has nothing knitted to its shape.
    row(
      techpackCalls.setKnits,
      async owner => ({
        body: { ...(await item(owner)), fabric: 'knit', settings: [{ key: 'ends', value: 3 }] },
      }),
      { always: '422 unknownOption' },
    ),
    row(
      techpackCalls.setProductionAsset,
      async owner => ({
        body: {
          ...(await artwork(owner)),
          assetId: randomUUID(),
          assetVersionId: randomUUID(),
          assetType: 'techpackproduction',
        },
      }),
      { always: '404 assetDoesntExist' },
    ),
    row(techpackCalls.generate, async owner => ({ body: { techpackId: (await made(owner)).id } })),
    row(techpackCalls.drawings, async owner => ({ body: await item(owner) })),
    row(techpackCalls.machine, async owner => ({ params: { id: (await made(owner)).id } })),
    row(techpackCalls.releases, async owner => ({ params: { id: (await made(owner)).id } })),
    row(techpackCalls.release, () => ({ params: { id: randomUUID() } }), gone),
    row(techpackCalls.compare, () => ({ query: { from: randomUUID(), to: randomUUID() } }), gone),
  ]
}

function crest(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z" fill="#163e2d"/></svg>'
}

type Change = (sent: unknown) => unknown

async function outcome(caller: Caller, { call, ask }: Row, change: Change = sent => sent): Promise<string> {
  return caller.refused(call, change(await ask(people.owner)) as Sent<Call>)
}

/** Asks for one thing until someone is answered, who may have changed it; then for the next one. */
function inTurn({ call, ask }: Row) {
  let sent: unknown
  return async (caller: Caller): Promise<string> => {
    sent ??= await ask(people.owner)
    const told = await caller.refused(call, sent as Sent<Call>)
    if (told === 'answered') sent = undefined
    return told
  }
}

const anId = /"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"/g

/** What is sent, with other ids. */
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
  '$name is open to those whose thing it is, and to nobody else (AC2, AC5, AC6, AC16, AC55)',
  async ({ each }) => {
    const { call, always = 'answered' } = each
    const isForStaff = call.access === 'staff' || call.access === 'admin'
    const outside = isForStaff ? '403 userNotAdmin' : (each.outside ?? always)
    const teammate = isForStaff ? '403 userNotAdmin' : (each.teammate ?? always)
    const outcomeOf = inTurn(each)
    // The session is checked first: nobody without one learns what exists.
    const closed = call.access === 'public' ? always : '401 unauthorized'
    expect(await outcomeOf(people.stranger)).toBe(closed)
    expect(await outcomeOf(people.service)).toBe(call.access === 'session-or-service' ? 'answered' : closed)
    expect(await outcomeOf(people.outsider)).toBe(outside)
    const guest = await beGuest(app)
    expect(await outcomeOf(guest)).toBe(call.needsAddress ? '403 sign_up_first' : outside)
    const isGiven = !call.right || call.right === 'discounts'
    const held = isGiven ? always : '403 right_not_given'
    const byDesigner = call.access === 'admin' ? '403 userNotAdmin' : (each.designer ?? held)
    expect(await outcomeOf(people.designer)).toBe(isForStaff ? byDesigner : (each.staff ?? outside))
    expect(await outcomeOf(people.teammate)).toBe(teammate)
    expect(await outcomeOf(people.staff)).toBe(isForStaff ? always : (each.staff ?? outside))
    expect(await outcomeOf(people.owner)).toBe(isForStaff ? '403 userNotAdmin' : always)
  },
)

/** Every statement of ours was put to another server by the calls above. */
const isAsked = inject('isAnother')

describe.skipIf(isAsked)('what staff were given (AC61)', () => {
  beforeAll(async () => {
    people = await makePeople()
  })

  const forStaff = rows.filter(({ call }) => call.access === 'staff')

  test('is named by every call that is for staff', () => {
    expect(forStaff.filter(({ call }) => !call.ability).map(({ call }) => call.name)).toEqual([])
    const named = rows.flatMap(({ call }) => (call.ability ? [call.ability].flat() : []))
    // Payments are booked by rights.
    expect(staffAbilities.filter(each => !named.includes(each))).toEqual(['bookPayments'])
  })

  const staffed = ['bookkeeper', 'workshop'] as const

  test.each(forStaff.map(each => ({ name: each.call.name, each })))('opens $name', async ({ each }) => {
    const sent = (await each.ask(people.owner)) as Sent<Call>
    for (const role of staffed) {
      const held = staffAbilitiesOf({ roles: [role], chosenAbilities: null })
      const isHeld = [each.call.ability ?? []].flat().some(ability => held.includes(ability))
      const told = await people[role].refused(each.call, sent)
      expect([role, told === '403 right_not_given']).toEqual([role, !isHeld])
    }
  })
})

describe.skipIf(isAsked)('a key of another program (AC69)', () => {
  const keyed = rows.filter(({ call }) => call.access !== 'public' && call.name !== 'user.logout')

  beforeAll(async () => {
    people = await makePeople()
  })

  const keyWith = async (scope: Scope) => {
    const body = { name: scope, scopes: [scope] }
    const { key } = await people.staff.call(keyCalls.make, { body })
    return callerWith(app.app, { authorization: `Bearer ${key}` })
  }

  test('opens what its scope names, and no other call at all', async () => {
    const keys = new Map<Scope, Caller>()
    for (const scope of scopes) keys.set(scope, await keyWith(scope))
    const wrong: string[] = []
    for (const { call, ask } of keyed) {
      const needed = scopeOf(call.name)
      const sent = (needed ? await ask(people.owner) : {}) as Sent<Call>
      for (const [scope, caller] of keys) {
        const told = await caller.refused(call, { params: {}, body: {}, ...(sent as object) } as Sent<Call>)
        if ((told === '403 scope_missing') === (scope === needed))
          wrong.push(`${scope} ${call.name}: ${told}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe.skipIf(isAsked)('a guest (AC70)', () => {
  const addressed = calls.filter(call => call.needsAddress).map(call => ({ name: call.name, call }))

  test.each(addressed)('signs up before $name, whatever they send', async ({ call }) => {
    const guest = await beGuest(app)
    const path = call.path.replaceAll(/:\w+/g, 'nobody')
    const answer = await app.app.inject({
      method: call.method,
      url: `/api/v1${path}`,
      headers: { 'access-token': guest.token },
      ...(call.body ? { payload: { nothing: 'of it' } } : {}),
    })
    expect([answer.statusCode, answer.json().errorKey]).toEqual([403, 'sign_up_first'])
  })
})

describe.skipIf(isAsked)('what is withheld from an account (AC4)', () => {
  const needing = rows.flatMap(each =>
    each.call.needs ? [{ name: each.call.name, ability: each.call.needs, each }] : [],
  )

  beforeAll(async () => {
    people = await makePeople()
  })

  test.each(needing)('$name needs $ability', async ({ ability, each }) => {
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

describe.skipIf(isAsked)('who looks only (AC60)', () => {
  const teamless = ['teams.setLooking']
  const changing = rows.flatMap(each =>
    each.call.changes && !teamless.includes(each.call.name) ? [{ name: each.call.name, each }] : [],
  )

  beforeAll(async () => {
    people = await makePeople()
  })

  test.each(changing)('is refused $name, and nobody else', async ({ each }) => {
    const sent = (await each.ask(people.owner)) as Sent<Call>
    await setLooking(app, people.teammate, true)
    expect(await people.teammate.refused(each.call, sent)).toBe('403 looks_only')
    await setLooking(app, people.teammate, false)
    expect(await people.teammate.refused(each.call, sent)).not.toBe('403 looks_only')
  })

  const open = rows.filter(
    ({ call, always, teammate }) =>
      call.access.startsWith('session') && !call.changes && !always && teammate === undefined,
  )

  test('does all else as before', async () => {
    const refused: string[] = []
    for (const each of open) {
      if (each.call.name === 'user.logout' || each.call.name === 'user.deleteMe') continue
      const sent = await each.ask(people.owner)
      await setLooking(app, people.teammate, true)
      const told = await people.teammate.refused(each.call, sent as Sent<Call>)
      if (told !== 'answered') refused.push(`${each.call.name}: ${told}`)
    }
    await setLooking(app, people.teammate, false)
    expect(refused).toEqual([])
  })
})

describe.skipIf(isAsked)('ids', () => {
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

import { randomUUID } from 'node:crypto'
import { accountingFiles } from '@teamloom/contract/accounting.ts'
import { assetFiles } from '@teamloom/contract/asset-files.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { brandFiles } from '@teamloom/contract/brand-files.ts'
import { refusalsOf } from '@teamloom/contract/call.ts'
import { collectionFiles } from '@teamloom/contract/collection-files.ts'
import { commentFiles } from '@teamloom/contract/comments.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { rawCalls } from '@teamloom/contract/index.ts'
import { lineFiles } from '@teamloom/contract/line-files.ts'
import { mockupCalls, mockupFiles } from '@teamloom/contract/mockups.ts'
import { newsletterFiles } from '@teamloom/contract/newsletter.ts'
import { oidcPages } from '@teamloom/contract/oidc.ts'
import { orderFiles } from '@teamloom/contract/orders.ts'
import { cardEventCall, paymentCalls } from '@teamloom/contract/payments.ts'
import { pictureFiles } from '@teamloom/contract/picture-files.ts'
import { pieceFiles } from '@teamloom/contract/pieces.ts'
import type { RawCall } from '@teamloom/contract/raw-call.ts'
import type { RefusalCode } from '@teamloom/contract/refusals.ts'
import { reviewFiles } from '@teamloom/contract/review.ts'
import { staffFiles } from '@teamloom/contract/staff.ts'
import { machineFileCall } from '@teamloom/contract/techpack-machine.ts'
import { archiveCall } from '@teamloom/contract/techpacks.ts'
import { publicImageCalls, templateCall, thingCalls } from '@teamloom/contract/things.ts'
import { ownDataCall } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signLink } from '#api/assets/signed-links.ts'
import { askForUpload, crestSvg, makeArtwork, putFile } from '#api/testing/artwork-files.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let people: Awaited<ReturnType<typeof makePeople>>
let art: { readonly assetId: string; readonly assetVersionId: string }

beforeAll(async () => {
  app = await startTestApp()
  people = await makePeople()
  art = await makeArtwork(app.app, people.owner)
})
afterAll(() => app.close())

/** Everybody who might ask for something of the owner's. */
async function makePeople() {
  const owner = await signUp(app)
  const teammate = await signUpTeammate(app, owner)
  const [outsider, staff, designer] = [
    await signUp(app),
    await signUpStaff(app),
    await signUpStaff(app, 'designer'),
  ]
  return { owner, teammate, outsider, staff, designer }
}

type Asked = { readonly path: string; readonly body?: object }

type Row = {
  readonly call: RawCall
  readonly ask: () => Asked | Promise<Asked>
  /** For those outside of the team; absent: as for the owner. */
  readonly outside?: string
  /** For teammates, where the thing is not the team's but the owner's alone. */
  readonly teammate?: string
  /** For staff, where they may more than others outside of the team. */
  readonly staff?: string
  /** For all who may ask at all, where there is nothing to be answered. */
  readonly always?: string
}

const file = (call: RawCall, named: Readonly<Record<string, string>> = {}) =>
  call.path.replaceAll(/:(\w+)/g, (_, name: string) => must(named[name], name))

const noAsset = { outside: '404 assetDoesntExist' }
const noProject = { outside: '404 project_not_found' }
const gone = { always: '404 not_found' }

const signed = (path: string) =>
  signLink(path, new Date(), app.dependencies.config.sessionSecret).replace('/api/v1', '')

async function publicImage(): Promise<string> {
  const body = { filename: 'crest.svg', team_id: people.owner.teamId, public: true }
  const { url, assetId } = await people.owner.call(assetCalls.uploadUrl, { body })
  await putFile(app.app, url, crestSvg)
  await people.owner.call(assetCalls.create, { body: { asset_id: assetId, asset_type: 'detailedprint' } })
  return assetId
}

async function mockup(): Promise<string> {
  const designId = await makeDesign(people.owner)
  const body = { designId, sides: ['front' as const], format: 'pdf' as const, language: 'en' as const }
  const { url } = await people.owner.call(mockupCalls.sign, { body })
  return must(url.split('/api/v1')[1], 'path')
}

async function purchased() {
  const { id: preorderId } = await placeOrder(people.owner, [await makeDesign(people.owner)])
  const body = { preorderId, status: 'purchased' } as const
  const { order_id } = await people.staff.call(deskCalls.setStatus, { body })
  return { preorderId, orderId: must(order_id, 'order') }
}

async function receipt(): Promise<string> {
  const { preorderId } = await purchased()
  const body = { preorderId, method: 'interac', amount: 1000 } as const
  const { entries } = await people.staff.call(paymentCalls.record, { body })
  return must(entries[0], 'entry').id
}

const rows: readonly Row[] = [
  { call: thingCalls.pattern, ask: () => ({ path: file(thingCalls.pattern), body: art }), ...noAsset },
  { call: thingCalls.tag, ask: () => ({ path: file(thingCalls.tag), body: art }), ...noAsset },
  { call: thingCalls.patch, ask: () => ({ path: file(thingCalls.patch), body: art }), ...noAsset },
  {
    call: thingCalls.tagImage,
    ask: () => ({ path: `${file(thingCalls.tagImage)}?asset_id=${art.assetId}` }),
    ...noAsset,
  },
  {
    call: publicImageCalls.byQuery,
    ask: async () => ({ path: `${file(publicImageCalls.byQuery)}?asset_id=${await publicImage()}` }),
  },
  {
    call: publicImageCalls.byPath,
    ask: async () => ({ path: file(publicImageCalls.byPath, { id: await publicImage() }) }),
  },
  {
    call: templateCall,
    ask: () => ({
      path: file(templateCall, { family: 'hoodie', product: 'hoodie', type: 'none', file: 'none.svg' }),
    }),
    ...gone,
  },
  { call: mockupFiles.mockup, ask: async () => ({ path: await mockup() }) },
  {
    call: lineFiles.picture,
    ask: () => ({ path: file(lineFiles.picture, { id: randomUUID(), lineId: randomUUID() }) }),
    ...gone,
  },
  {
    call: lineFiles.orderedPicture,
    ask: () => ({ path: file(lineFiles.orderedPicture, { id: randomUUID(), lineId: randomUUID() }) }),
    ...gone,
  },
  {
    call: pieceFiles.ownPicture,
    ask: () => ({
      path: file(pieceFiles.ownPicture, { secret: 'guessed', itemId: randomUUID(), lineId: randomUUID() }),
    }),
    ...gone,
  },
  {
    call: pictureFiles.picture,
    ask: () => ({ path: file(pictureFiles.picture, { key: 'a'.repeat(32), file: 'front.webp' }) }),
    ...gone,
  },
  {
    call: pictureFiles.link,
    ask: () => ({ path: file(pictureFiles.link, { family: 'hoodie', file: 'cape.jpg' }) }),
    ...gone,
  },
  { call: pictureFiles.layers, ask: () => ({ path: file(pictureFiles.layers, { product: 'hoodie' }) }) },
  {
    call: pictureFiles.layer,
    ask: () => ({ path: file(pictureFiles.layer, { product: 'hoodie', file: 'none' }) }),
    ...gone,
  },
  {
    call: assetFiles.upload,
    // By whoever has the address.
    ask: async () => {
      const { pathname, search } = new URL((await askForUpload(people.owner, 'crest.svg')).url)
      return { path: `${pathname}${search}`.replace('/api/v1', '') }
    },
  },
  {
    call: assetFiles.artwork,
    ask: () => ({ path: signed(`/api/v1/artwork/${art.assetVersionId}/original`) }),
  },
  { call: assetFiles.font, ask: () => ({ path: file(assetFiles.font, { file: 'anton.woff2' }) }) },
  {
    call: assetFiles.avatar,
    ask: () => ({ path: file(assetFiles.avatar, { file: `${randomUUID()}-guessed.webp` }) }),
    ...gone,
  },
  {
    call: assetFiles.projectPicture,
    ask: () => ({ path: file(assetFiles.projectPicture, { file: `${randomUUID()}-guessed.webp` }) }),
    ...gone,
  },
  ...[collectionFiles.answers, collectionFiles.packing, collectionFiles.labels].map(call => ({
    call,
    ask: () => ({ path: file(call, { projectId: people.owner.projectId }) }),
    ...noProject,
  })),
  {
    call: collectionFiles.personPicture,
    ask: () => {
      const asked = { token: 'guessed', designId: randomUUID(), size: 'M', words: '{}' }
      return { path: `${file(collectionFiles.personPicture)}?${new URLSearchParams(asked)}` }
    },
    ...gone,
  },
  {
    call: collectionFiles.stopPage,
    ask: () => ({ path: file(collectionFiles.stopPage, { secret: 'anything' }) }),
  },
  { call: newsletterFiles.subscribers, ask: () => ({ path: file(newsletterFiles.subscribers) }) },
  {
    call: commentFiles.stopPage,
    ask: () => ({ path: file(commentFiles.stopPage, { secret: 'anything' }) }),
  },
  { call: brandFiles.logo, ask: () => ({ path: file(brandFiles.logo, { side: 'light' }) }), ...gone },
  {
    call: reviewFiles.picture,
    ask: () => ({ path: file(reviewFiles.picture, { token: 'guessed' }) }),
    ...gone,
  },
  {
    call: newsletterFiles.leavePage,
    ask: () => ({ path: file(newsletterFiles.leavePage, { token: 'anything' }) }),
  },
  {
    call: orderFiles.invoice,
    ask: async () => ({ path: file(orderFiles.invoice, { file: `${(await purchased()).orderId}.pdf` }) }),
    outside: '404 order_not_found',
    teammate: '404 order_not_found',
    staff: 'answered',
  },
  {
    call: orderFiles.receipt,
    ask: async () => ({ path: file(orderFiles.receipt, { file: `${await receipt()}.pdf` }) }),
    outside: '404 entry_not_found',
    teammate: '404 entry_not_found',
    staff: 'answered',
  },
  // Set up for nobody here.
  { call: cardEventCall, ask: () => ({ path: file(cardEventCall), body: {} }), ...gone },
  {
    call: archiveCall,
    ask: () => ({ path: file(archiveCall, { releaseId: randomUUID(), file: 'techpack.zip' }) }),
    always: '403 uploadUrlInvalid',
  },
  {
    call: machineFileCall,
    ask: () => ({ path: file(machineFileCall, { fileId: randomUUID() }) }),
    always: '403 uploadUrlInvalid',
  },
  { call: staffFiles.audit, ask: () => ({ path: file(staffFiles.audit) }) },
  {
    call: accountingFiles.export,
    ask: () => ({ path: `${file(accountingFiles.export)}?from=2026-01-01&to=2026-01-31&format=csv` }),
  },
  { call: oidcPages.begin, ask: () => ({ path: file(oidcPages.begin, { provider: 'none' }) }), ...gone },
  {
    call: oidcPages.comeBack,
    ask: () => ({ path: file(oidcPages.comeBack, { provider: 'none' }) }),
    ...gone,
  },
  { call: ownDataCall, ask: () => ({ path: `${file(ownDataCall)}?key=guessed` }), ...gone },
]

type Headers = Readonly<Record<string, string>>

/** Whether it is answered; else the status and key of a refusal that the call names. */
async function outcome({ call }: Row, { path, body }: Asked, headers: Headers): Promise<string> {
  const answer = await app.app.inject({
    method: call.method,
    url: `/api/v1${path}`,
    headers,
    ...(body ? { payload: body } : {}),
  })
  if (answer.statusCode === (call.kind === 'page' ? 303 : 200)) return 'answered'
  const { errorKey } = answer.json<{ errorKey: RefusalCode }>()
  const isNamed = refusalsOf(call).includes(errorKey)
  return `${answer.statusCode} ${errorKey}${isNamed ? '' : ', which the call does not name'}`
}

test('the access of every address of the contract besides is tried here', () => {
  expect(rows.map(({ call }) => call.name).toSorted()).toEqual(rawCalls.map(call => call.name).toSorted())
})

test.each(rows.map(each => ({ name: each.call.name, each })))(
  '$name is open to those whose thing it is, and to nobody else (AC2, AC5, AC6, AC16)',
  async ({ each }) => {
    const { call, always = 'answered' } = each
    const asked = await each.ask()
    const by = (headers: Headers) => outcome(each, asked, headers)
    const as = ({ token }: Person) => by({ 'access-token': token })
    const isForAdmins = call.access === 'admin'
    const closed = call.access === 'public' ? always : '401 unauthorized'
    const outside = isForAdmins ? '403 userNotAdmin' : (each.outside ?? always)
    const forStaff = each.staff ?? outside
    expect(await by({})).toBe(closed)
    const key = { 'api-key': app.dependencies.config.serviceKey }
    expect(await by(key)).toBe(call.access === 'session-or-service' ? 'answered' : closed)
    expect(await as(people.outsider)).toBe(outside)
    expect(await as(people.designer)).toBe(forStaff)
    expect(await as(people.staff)).toBe(isForAdmins ? 'answered' : forStaff)
    expect(await as(people.teammate)).toBe(isForAdmins ? outside : (each.teammate ?? always))
    expect(await as(people.owner)).toBe(isForAdmins ? outside : always)
  },
)

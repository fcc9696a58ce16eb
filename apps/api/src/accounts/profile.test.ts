import { assetCalls } from '@teamloom/contract/assets.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArtwork, putFile, upload, uploadAvatar } from '#api/testing/artwork-files.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z" fill="#163e2d"/></svg>'

const pictureOf = (person: Person) => uploadAvatar(app.app, person, portrait)

function setPicture(person: Person, avatarAssetVersionId: string | null) {
  return person.call(userCalls.updateMe, { body: { avatarAssetVersionId } })
}

function fetchPicture(imageUrl: string | null) {
  const { pathname } = new URL(must(imageUrl, 'address'))
  return app.app.inject({ url: pathname })
}

describe('a picture of oneself', () => {
  test('is shown at an address that needs no session, as long as it is theirs (AC28)', async () => {
    const maya = await signUp(app)
    expect((await maya.call(userCalls.me, {})).imageUrl).toBeNull()
    const { imageUrl } = await setPicture(maya, await pictureOf(maya))
    expect((await maya.call(userCalls.me, {})).imageUrl).toBe(imageUrl)
    const shown = await fetchPicture(imageUrl)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    // Whatever else is changed, it stays.
    await maya.call(userCalls.updateMe, { body: { firstName: 'Zoé' } })
    expect((await maya.call(userCalls.me, {})).imageUrl).toBe(imageUrl)
    expect((await setPicture(maya, null)).imageUrl).toBeNull()
    expect((await fetchPicture(imageUrl)).statusCode).toBe(404)
  })

  test('is not reached by a guess (AC28)', async () => {
    const maya = await signUp(app)
    const versionId = await pictureOf(maya)
    await setPicture(maya, versionId)
    for (const file of [`${versionId}.webp`, `${versionId}-${'A'.repeat(32)}.webp`, 'x.webp']) {
      expect((await app.app.inject({ url: `/api/v1/avatars/${file}` })).statusCode).toBe(404)
    }
  })

  test('is neither another person’s nor artwork (AC28)', async () => {
    const [maya, jonas] = [await signUp(app), await signUp(app)]
    const theirs = await pictureOf(jonas)
    const artwork = (await makeArtwork(app.app, maya)).assetVersionId
    for (const avatarAssetVersionId of [theirs, artwork, maya.id]) {
      expect(await maya.refused(userCalls.updateMe, { body: { avatarAssetVersionId } })).toBe(
        '404 assetDoesntExist',
      )
    }
  })

  test('uploaded without a team is nothing else, and nobody else’s (AC28)', async () => {
    const [maya, jonas] = [await signUp(app), await signUp(app)]
    const { url, assetId } = await maya.call(assetCalls.uploadUrl, { body: { filename: 'me.svg' } })
    await putFile(app.app, url, portrait)
    const create = (person: Person, asset_type: string) =>
      person.refused(assetCalls.create, { body: { asset_id: assetId, asset_type } })
    expect(await create(jonas, 'avatar')).toBe('403 teamDoesntHaveAccess')
    expect(await create(maya, 'screenprint')).toBe('422 assetTypeNotSupported')
    // Of a team it may be a picture too.
    const ofTeam = await upload(app.app, maya, portrait, { filename: 'me.svg', type: 'avatar' })
    const { assetVersionId } = await maya.call(assetCalls.create, { body: ofTeam })
    expect((await setPicture(maya, assetVersionId)).imageUrl).toMatch(/\/api\/v1\/avatars\//)
  })
})

describe('a referral code', () => {
  test('has four characters and stays the same, asked for at once too; staff find whose it is (AC1)', async () => {
    const maya = await signUp(app)
    const ask = () => maya.call(userCalls.referralCode, {})
    const codes = await Promise.all([ask(), ask(), ask()])
    expect(new Set([...codes, await ask()]).size).toBe(1)
    const code = must(codes[0], 'code')
    expect(code).toMatch(/^[A-Z2-9]{4}$/)
    const staff = await signUpStaff(app, 'designer')
    const find = (referralCode: string) => staff.call(userCalls.fromReferralCode, { body: { referralCode } })
    expect(await find(` ${code.toLowerCase()} `)).toEqual([
      { id: maya.id, firstName: 'Maya', lastName: 'Tremblay', email: maya.email },
    ])
    expect(await find('0000')).toEqual([])
    const refused = (referralCode: string) =>
      staff.refused(userCalls.fromReferralCode, { body: { referralCode } })
    for (const none of ['', '  ']) expect(await refused(none)).toBe('400 referral_code_missing')
    for (const other of ['ABC', ' ABCDE ']) expect(await refused(other)).toBe('400 length_must_be_4')
    expect(await staff.refused(userCalls.fromReferralCode, { body: {} })).toBe('400 referral_code_missing')
  })
})

test('a name is one to 200 characters of any script', async () => {
  const maya = await signUp(app)
  const rename = (firstName: string) => maya.refused(userCalls.updateMe, { body: { firstName } })
  for (const name of ['', ' ', 'x'.repeat(201), 'x'.repeat(5000)]) {
    expect(await rename(name)).toBe('400 validation_failed')
  }
  for (const name of ['é', 'x'.repeat(200), '🐺'.repeat(200), 'ליאור', 'مريم']) {
    expect(await rename(name)).toBe('answered')
    expect((await maya.call(userCalls.me, {})).firstName).toBe(name)
  }
})

test('an event may be today, wherever on earth that is', async () => {
  const today = new Date(Date.now() - 11.9 * 3_600_000).toISOString().slice(0, 10)
  const maya = await signUp(app, { eventDate: today, campaign: 'spring' })
  const { rows } = await app.pool.query(
    `select event_date, campaign from teams join team_members m on m.team_id = teams.id
      join users on users.id = m.user_id where users.id = $1`,
    [maya.id],
  )
  expect(rows).toEqual([{ event_date: today, campaign: 'spring' }])
})

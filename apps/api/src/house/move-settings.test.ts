import { moneyAsBuilt } from '@teamloom/commerce/house/money.ts'
import { offeredAsBuilt } from '@teamloom/commerce/house/offered-product.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportSettings, importSettings } from '#api/house/move-settings.ts'
import { signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let one: TestApp
let other: TestApp

beforeAll(async () => {
  one = await startTestApp()
  other = await startTestApp({ PAYMENT_DAYS: '12' })
})
afterAll(async () => {
  await one.close()
  await other.close()
})

const values = {
  money: { ...moneyAsBuilt, paymentDays: 30, invoiceTerms: { en: 'Net 30', fr: 'Net 30 jours' } },
  'offer/hoodie': { ...offeredAsBuilt, retired: { ...offeredAsBuilt.retired, sizes: ['XS'] } },
  'delivery/tshirt': { minWeeks: 4, maxWeeks: 6 },
  'logo/dark': {
    kind: 'svg',
    data: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#123456"/></svg>',
    ).toString('base64'),
  },
}

const take = (text: string, { dependencies: { config, database, artwork } }: TestApp) =>
  importSettings(text, { config, database, artwork, now: new Date() })

test('what a house has set is another’s from a file, and a second time nothing (ST28)', async () => {
  const admin = await signUpStaff(one, 'admin')
  const changes = Object.entries(values).map(([key, value]) => ({ key, value }))
  await admin.call(settingCalls.change, { body: { changes } })
  const text = await exportSettings(one.dependencies.database, new Date())
  expect(text.split('\n').length).toBeGreaterThan(20)
  const taken = await take(text, other)
  expect(taken).toEqual({ changed: expect.arrayContaining(Object.keys(values)), faults: [] })
  expect(await exportSettings(other.dependencies.database, new Date())).toBe(text)
  expect(await take(text, other)).toEqual({ changed: [], faults: [] })
  // The product that runs hears of it as of any change.
  const { database, house } = other.dependencies
  const days = async () => (await house.at(database.read, new Date())).valueOf('money').paymentDays
  await expect.poll(days, { timeout: 3000 }).toBe(30)
  const boss = await signUpStaff(other, 'admin')
  const { settings } = await boss.call(settingCalls.list, {})
  expect(settings.find(({ key }) => key === 'money')).toMatchObject({ changedBy: null, value: values.money })
})

test('a file with one fault sets nothing, and every fault is named (ST28)', async () => {
  const before = await exportSettings(other.dependencies.database, new Date())
  const file = JSON.parse(before) as { settings: Record<string, unknown> }
  file.settings['prices/cape'] = {}
  file.settings['delivery/hoodie'] = { minWeeks: 9, maxWeeks: 2 }
  file.settings.money = { ...values.money, paymentDays: 45 }
  const taken = await take(JSON.stringify(file), other)
  expect(taken.faults).toEqual([
    { key: 'prices/cape', field: '', rule: 'unknown_setting' },
    { key: 'delivery/hoodie', field: 'maxWeeks', rule: 'weeks_turned' },
  ])
  expect(await exportSettings(other.dependencies.database, new Date())).toBe(before)
})

test('a logo in a file is read as any other (ST27, ST28)', async () => {
  const data = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/>',
  ).toString('base64')
  const text = JSON.stringify({
    teamloom: 'settings',
    version: 1,
    settings: { 'logo/light': { kind: 'svg', data } },
  })
  expect((await take(text, other)).faults).toEqual([{ key: 'logo/light', field: 'data', rule: 'logo' }])
})

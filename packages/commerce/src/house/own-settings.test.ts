import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import { findSetting } from './areas/index.ts'
import { brandAsBuilt, contrastWithWhite } from './brand.ts'
import { checkSetting } from './check-setting.ts'
import { houseAt } from './house.ts'
import { defaultsAsBuilt } from './house-defaults.ts'
import { moneyAsBuilt } from './money.ts'
import { productNamed } from './product-named.ts'
import { isLink } from './setting-words.ts'

const faultsOf = (key: string, value: unknown) =>
  checkSetting(must(findSetting(key), key), value).faults.map(({ field, rule }) => `${field} ${rule}`)

const set = (key: string, value: unknown) =>
  houseAt([{ id: '1', revision: 1, key, value, from: new Date(0) }], 1, new Date(1))

describe('the weeks of a product', () => {
  test('are offered with it, and its closed days (ST23, ST24)', () => {
    const hoodie = productNamed('hoodie')
    expect(set('delivery/hoodie', { minWeeks: 4, maxWeeks: 6 }).offered(hoodie).deliveryTime).toEqual({
      minWeeks: 4,
      maxWeeks: 6,
    })
    const calendar = { closed: [{ from: '2026-12-24', to: '2026-12-26' }], cutOffHour: 12 }
    expect(set('calendar', calendar).offered(hoodie).deliveryTime).toEqual({
      ...hoodie.deliveryTime,
      calendar,
    })
  })

  test.each([
    [{ minWeeks: 6, maxWeeks: 4 }, 'maxWeeks weeks_turned'],
    [{ minWeeks: -1, maxWeeks: 4 }, 'minWeeks shape'],
    [{ minWeeks: 1, maxWeeks: 53 }, 'maxWeeks shape'],
    [{ minWeeks: 1.5, maxWeeks: 4 }, 'minWeeks shape'],
    [{ minWeeks: '1', maxWeeks: 4 }, 'minWeeks shape'],
  ])('%j are refused (ST23)', (value, fault) => {
    expect(faultsOf('delivery/hoodie', value)).toContain(fault)
  })
})

describe('closed days', () => {
  test.each([
    ['that end before they begin', [{ from: '2026-12-26', to: '2026-12-24' }], 'closed.0.to days_turned'],
    ['of February 30', [{ from: '2027-02-30', to: '2027-03-01' }], 'closed.0.from shape'],
    ['of no day', [{ from: '', to: '' }], 'closed.0.from shape'],
    [
      'that overlap',
      [
        { from: '2026-12-24', to: '2026-12-28' },
        { from: '2026-12-28', to: '2026-12-30' },
      ],
      'closed.1.from order',
    ],
  ])('%s are refused (ST24)', (_, closed, fault) => {
    expect(faultsOf('calendar', { closed, cutOffHour: null })).toContain(fault)
  })

  test('and an hour that clocks have not are refused (ST24)', () => {
    expect(faultsOf('calendar', { closed: [], cutOffHour: 24 })).toEqual(['cutOffHour shape'])
  })
})

describe('money', () => {
  test('is what operators configured where the house has set nothing (ST21)', () => {
    const defaults = { ...defaultsAsBuilt, money: { ...moneyAsBuilt, paymentDays: 30 } }
    expect(houseAt([], 0, new Date(0), defaults).valueOf('money').paymentDays).toBe(30)
    const own = { ...moneyAsBuilt, paymentDays: 10 }
    const changes = [{ id: '1', revision: 1, key: 'money', value: own, from: new Date(0) }]
    expect(houseAt(changes, 1, new Date(1), defaults).valueOf('money')).toEqual(own)
  })

  test.each([
    ['123456789 RT0001', true],
    ['12345 6789 rt 0001', true],
    ['', true],
    ['123456789', false],
    ['123456789 TQ0001', false],
    ['12345678 RT0001', false],
  ])('has a GST number of %j: %s (ST25)', (gstNumber, isRight) => {
    expect(faultsOf('money', { ...moneyAsBuilt, gstNumber })).toEqual(isRight ? [] : ['gstNumber tax_number'])
  })

  test.each([
    [{ qstNumber: '1234567890 RT0001' }, 'qstNumber tax_number'],
    [{ interacEmail: 'pay.example.com' }, 'interacEmail email'],
    [{ paymentDays: 0 }, 'paymentDays shape'],
    [{ paymentDays: Number.NaN }, 'paymentDays shape'],
    [{ depositPercent: 101 }, 'depositPercent shape'],
    [{ collectPst: ['QC'] }, 'collectPst.0 shape'],
    [{ collectPst: ['BC', 'BC'] }, 'collectPst shape'],
    [{ bankAccount: 'a\u0007b' }, 'bankAccount shape'],
    [{ invoiceTerms: { en: 'Thank you', fr: ' ' } }, 'invoiceTerms.fr both_languages'],
    [{ invoiceTerms: { en: '', fr: 'Merci' } }, 'invoiceTerms.en both_languages'],
  ])('with %j is refused (ST21, ST22, ST25)', (wrong, fault) => {
    expect(faultsOf('money', { ...moneyAsBuilt, ...wrong })).toEqual([fault])
  })
})

test.each([
  ['https://example.com/help?a=1', true],
  ['/terms', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['ftp://example.com', false],
  ['example.com', false],
  ['https://', false],
])('%s is an address of a page: %s (ST25)', (text, isOne) => {
  expect(isLink(text)).toBe(isOne)
})

describe('the brand', () => {
  test.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#767676', 4.54],
    ['#2836cf', 8.34],
  ])('of %s has a contrast with white of %d (ST26)', (hex, ratio) => {
    expect(contrastWithWhite(hex)).toBeCloseTo(ratio, 1)
  })

  test.each([
    [{ accent: '#777777' }, 'accent contrast'],
    [{ accent: 'blue' }, 'accent shape'],
    [{ accent: '#FFF' }, 'accent shape'],
    [{ name: ' ' }, 'name shape'],
    [{ name: 'A\nB' }, 'name shape'],
    [{ address: 'a;b' }, 'address shape'],
    [{ supportEmail: 'nobody' }, 'supportEmail email'],
    [{ helpUrl: 'javascript:alert(1)' }, 'helpUrl link'],
    [{ sender: 'Shop <shop@example.com>' }, 'sender shape'],
    [{ signature: { en: 'Bye', fr: '' } }, 'signature.fr both_languages'],
  ])('with %j is refused (ST22, ST25, ST26)', (wrong, fault) => {
    expect(faultsOf('brand', { ...brandAsBuilt, ...wrong })).toEqual([fault])
  })

  test.each([
    [{ kind: 'gif', data: 'AAAA' }, 'kind shape'],
    [{ kind: 'svg', data: 'not base64!' }, 'data shape'],
    [{ kind: 'svg', data: 'A'.repeat(90_000) }, 'data shape'],
  ])('with a logo of another kind, form or size is refused (ST27)', (logo, fault) => {
    expect(faultsOf('logo/light', logo)).toEqual([fault])
  })
})

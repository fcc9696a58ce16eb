import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import { findSetting } from './areas/index.ts'
import { moneyAsBuilt } from './money.ts'
import { offeredAsBuilt } from './offered-product.ts'
import { productNamed } from './product-named.ts'
import { readSettings, settingsFileVersion, writeSettings } from './settings-file.ts'

const file = (settings: object, more: object = {}) =>
  JSON.stringify({ teamloom: 'settings', version: settingsFileVersion, settings, ...more })

describe('a file of settings', () => {
  const value = { ...moneyAsBuilt, paymentDays: 30 }

  test('says what was set, and is read as that (ST28)', () => {
    const setting = must(findSetting('money'), 'money')
    const written = writeSettings([{ setting, value }])
    expect(readSettings(JSON.stringify(written, null, 2))).toEqual({
      changes: [{ key: 'money', value }],
      faults: [],
    })
  })

  test.each([
    ['no JSON', 'prices: 12'],
    ['another file', JSON.stringify({ name: 'teamloom' })],
    ['a list', '[]'],
    ['nothing', ''],
  ])('that is %s is refused (ST28)', (_, text) => {
    expect(readSettings(text)).toEqual({ faults: [{ key: '', field: '', rule: 'not_settings' }] })
  })

  test('of another version is refused by that (ST28)', () => {
    expect(readSettings(file({}, { version: settingsFileVersion + 1 }))).toEqual({
      faults: [{ key: '', field: 'version', rule: 'other_version' }],
    })
  })

  test('is refused whole, with each fault named (ST28)', () => {
    const { pricing } = productNamed('hoodie')
    const read = readSettings(
      file({
        money: value,
        'prices/hoodie': { ...pricing, minQty: -1 },
        'prices/cape': pricing,
        'offer/hoodie': { ...offeredAsBuilt, retired: { ...offeredAsBuilt.retired, sizes: ['9XL'] } },
        'delivery/hoodie': { minWeeks: 5, maxWeeks: 4 },
      }),
    )
    expect(read).toEqual({
      faults: [
        { key: 'prices/hoodie', field: 'minQty', rule: 'shape' },
        { key: 'prices/cape', field: '', rule: 'unknown_setting' },
        { key: 'offer/hoodie', field: 'retired.sizes.0', rule: 'unknown_choice' },
        { key: 'delivery/hoodie', field: 'maxWeeks', rule: 'weeks_turned' },
      ],
    })
  })
})

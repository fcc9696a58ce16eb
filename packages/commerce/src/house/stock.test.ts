import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { colorsOfLayer, isOffered } from '@teamloom/design/layer-colors.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import { findSetting } from './areas/index.ts'
import { checkSetting } from './check-setting.ts'
import { houseAt } from './house.ts'
import { defaultsAsBuilt } from './house-defaults.ts'
import { productNamed } from './product-named.ts'
import { stateOfStock } from './stock.ts'

const metres = { unit: 'm', onHand: 84, perPiece: 1.4, low: 30, backOn: '2027-01-18' } as const

test.each([
  [0, 0, 84, 'enough'],
  [38, 53.2, 30.8, 'enough'],
  [39, 54.6, 29.4, 'low'],
  [59, 82.6, 1.4, 'low'],
  [60, 84, 0, 'out'],
  [70, 98, 0, 'out'],
] as const)(
  'with %i pieces on order %d m are reserved and %d m free: %s (ST30)',
  (pieces, reserved, free, state) => {
    expect(stateOfStock(metres, pieces)).toEqual({ reserved, free, state })
  },
)

test('less than a piece takes is out (ST30)', () => {
  expect(stateOfStock({ ...metres, onHand: 1.3 }, 0).state).toBe('out')
  expect(stateOfStock({ ...metres, unit: 'pieces', perPiece: 1, onHand: 1, low: 0 }, 0).state).toBe('enough')
})

describe('a stock', () => {
  const setting = must(findSetting('stock/fleece/1014'), 'stock')
  const faultsOf = (value: unknown) =>
    checkSetting(setting, value).faults.map(({ field, rule }) => `${field} ${rule}`)

  test.each([
    [{ onHand: -1 }, 'onHand shape'],
    [{ onHand: 1e9 }, 'onHand shape'],
    [{ onHand: '84' }, 'onHand shape'],
    [{ perPiece: 0 }, 'perPiece per_piece'],
    [{ unit: 'pieces', perPiece: 2 }, 'perPiece per_piece'],
    [{ unit: 'yd' }, 'unit shape'],
    [{ backOn: '2027-02-30' }, 'backOn shape'],
  ])('with %j is refused (ST29)', (wrong, fault) => {
    expect(faultsOf({ ...metres, ...wrong })).toEqual([fault])
  })

  test('is of a fabric and a colour that it comes in (ST29)', () => {
    expect(findSetting('stock/fleece/9999')).toBeUndefined()
    expect(faultsOf(metres)).toEqual([])
  })

  test('that ran out leaves its colour in designs, and to nobody else until more comes (ST30)', () => {
    const hoodie = productNamed('hoodie')
    const layer = must(hoodie.parts[0]?.elements[0]?.styles[0].layers[0], 'layer')
    const key = `stock/${layer.fabricNames[0]}/${layer.colorName}`
    const changes = [{ id: '1', revision: 1, key, value: metres, from: new Date(0) }]
    const house = (pieces: number) =>
      houseAt(changes, 1, new Date(1), defaultsAsBuilt, new Map([[key.slice(6), pieces]]))
    expect(house(10).offered(hoodie)).toBe(hoodie)
    const offered = house(60).offered(hoodie)
    expect(house(60).out).toEqual([
      { fabric: layer.fabricNames[0], color: layer.colorName, backOn: '2027-01-18' },
    ])
    const limited = must(offered.parts[0]?.elements[0]?.styles[0].layers[0], 'layer')
    const color = colorsOfLayer(limited).find(({ name }) => name === layer.colorName)
    expect(color).toMatchObject({ disabled: true, deprecated: false, backOn: '2027-01-18' })
    expect(color && isOffered(color)).toBe(false)
    expect(isDesignDeprecated(offered, createDocument(hoodie))).toBe(false)
    expect(createDocument(offered).parts[0]?.elements[0]?.style.layers[0]?.colorName).not.toBe(
      layer.colorName,
    )
  })
})

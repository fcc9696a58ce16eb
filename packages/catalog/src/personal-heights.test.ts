import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { usualHeights } from './personal-heights.ts'
import { products } from './products/index.ts'

const tee = must(
  products.find(({ product }) => product.name === 'tshirt'),
  'tshirt',
)
const at = (name: string) =>
  must(
    tee.locations.find(({ positionName }) => positionName === name),
    name,
  )

test('numbers are usually 8 and 6 in high on a back, 4 in on a chest, names 2 in (DS65)', () => {
  expect(usualHeights('number', at('backNumber'))).toEqual({ adult: 8, youth: 6 })
  expect(usualHeights('number', at('leftChest'))).toEqual({ adult: 4, youth: 4 })
  expect(usualHeights('number', at('leftSleeve'))).toEqual({ adult: 4, youth: 3 })
  expect(usualHeights('name', at('upperBack'))).toEqual({ adult: 2, youth: 1.5 })
})

test('below a name of usual height on the back there is room for a number, an inch or a little more from it (DS65)', () => {
  const garments = products.filter(({ locations }) =>
    locations.some(({ positionName }) => positionName === 'backNumber'),
  )
  expect(garments.length).toBeGreaterThan(10)
  for (const { locations } of garments) {
    const place = (name: string) =>
      must(
        locations.find(({ positionName }) => positionName === name),
        name,
      )
    const [name, number] = [place('upperBack'), place('backNumber')]
    expect(number.maxHeightInches).toBeGreaterThanOrEqual(8)
    const between = number.centerV - 8 / 2 - (name.centerV + 2 / 2)
    expect(between).toBeGreaterThanOrEqual(0.5)
    expect(between).toBeLessThanOrEqual(1.5)
  }
})

import { hoodie } from '@teamloom/catalog/products/hoodie/product.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { expect, test } from 'vitest'
import { applyChange } from './apply-change.ts'
import { createDocument } from './new-design.ts'
import { context } from './testing/sample.ts'
import { dressedAs, nameInAddress, wornColors, zonesOf } from './worn-colors.ts'

const made = createDocument(hoodie)
const namesOf = (asked: Record<string, string>) =>
  wornColors(made, hoodie, asked).map(
    ({ partName, elementName, color }) => `${partName} ${elementName} ${color}`,
  )

test('a garment is asked for in one colour; its lining and its cords keep their own', () => {
  expect(namesOf({ color: 'maroon' }).every(name => name.endsWith(' 1023'))).toBe(true)
  expect(namesOf({ color: 'maroon' })).toContain('body body 1023')
  expect(namesOf({ color: 'maroon' }).join()).not.toMatch(/lining|cord/i)
})

test('a part and the lining are asked for in others; its cuffs stay the garment’s', () => {
  const worn = namesOf({ color: 'rust', sleeves: 'cream', lining: 'gold' })
  expect(worn).toContain('sleeves sleeves 1002')
  expect(worn).toContain('sleeves cuffs 1021')
  expect(worn.filter(name => name.endsWith('1018'))).toHaveLength(1)
})

test('a garment has its zones whatever it wears, and each tells its own colour', () => {
  const dressed = dressedAs(made, hoodie, { color: 'rust', sleeves: 'cream', lining: 'gold' })
  const zones = zonesOf(dressed, hoodie)
  expect(zones.map(({ name, worn }) => `${name} ${nameInAddress(worn)}`)).toEqual([
    'color rust',
    'hood rust',
    'sleeves cream',
    'pocket rust',
    'lining gold',
  ])
  const back = dressedAs(dressed, hoodie, { color: 'forest' })
  expect(zonesOf(back, hoodie)[0]?.worn.name).toBe('1014')
})

test('what a garment has not is passed over, and what it wears already is no change', () => {
  expect(namesOf({ color: 'octarine', wings: 'red', sleeves: '__proto__' })).toEqual([])
  expect(namesOf({ color: 'forest' })).toEqual([])
})

test.each(products.map(product => [product.product.name, product] as const))(
  '%s has a zone for the whole, and takes each of its colours in each zone',
  (_, product) => {
    const document = createDocument(product)
    const zones = zonesOf(document, product)
    expect(zones[0]?.name).toBe('color')
    for (const { name, colors } of zones) {
      expect(new Set(colors.map(nameInAddress)).size).toBe(colors.length)
      for (const color of colors) {
        const changes = wornColors(document, product, { [name]: nameInAddress(color) })
        if (changes.length === 0) continue
        const change = { action: 'setColors', changes } as const
        expect(applyChange(document, change, { ...context, product }, { next: 2 }).ok).toBe(true)
      }
    }
  },
)

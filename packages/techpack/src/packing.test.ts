import { products } from '@teamloom/catalog/products/index.ts'
import { expect, test } from 'vitest'
import { inkOrderOf } from './ink-order.ts'
import { finishingText, packingText, samplesText } from './packing.ts'

const packed = (...names: readonly string[]) =>
  packingText(
    products
      .filter(({ product }) => names.includes(product.name))
      .map(({ family, product }) => ({ family: family.name, product: product.name })),
  )

test('TP36: hats, socks and masks are packed flat, and garments alone are folded', () => {
  expect(packed('tshirt').en).toMatch(/^Garments: fold to 10 × 12 in/)
  expect(packed('sweatpants').en).toMatch(/^Garments: fold/)
  for (const name of ['beanie', 'pompomBeanie', 'casualSocks', 'mask']) {
    expect(packed(name).en).not.toMatch(/10 × 12/)
    expect(packed(name).fr).not.toMatch(/pliez/)
  }
  expect(packed('beanie', 'hoodie').fr).toMatch(/^Vêtements\u00a0: .* Tuques\u00a0: /)
  for (const { product } of products) expect(packed(product.name).en.length).toBeGreaterThan(200)
})

test('TP36: each kind is finished in its own way before it is packed, and bags hold nothing else', () => {
  const finished = (...names: readonly string[]) =>
    finishingText(
      products
        .filter(({ product }) => names.includes(product.name))
        .map(({ family, product }) => ({ family: family.name, product: product.name })),
    )
  expect(finished('casualSocks').en).toMatch(/^Socks: boarded with steam/)
  expect(finished('casualSocks').en).not.toMatch(/Garments/)
  expect(finished('hoodie', 'beanie').fr).toMatch(/^Vêtements\u00a0: .* Tuques\u00a0: .*non pressées/)
  expect(packed('tshirt').en).toMatch(/no hang tag and no barcode/)
})

test('TP36: where labels of people’s pieces are put, and in which order these are piled', () => {
  const shirt = products.find(({ product }) => product.name === 'tshirt')!
  const item = { family: shirt.family.name, product: shirt.product.name }
  const ofPeople = packingText([item, { ...item, lines: [] }])
  expect(ofPeople.en).toMatch(
    /people\/labels\.pdf at the lower right of its bag’s front.*first on top: by size/,
  )
  expect(ofPeople.fr).toMatch(/people\/labels\.pdf en bas à droite.*première dessus\u00a0: par taille/)
  expect(packingText([item]).en).not.toMatch(/labels\.pdf/)
})

test('TP36: samples go to the house’s address, or say whom to ask for it', () => {
  const house = { name: 'Teamloom', email: 'atelier@teamloom.example' }
  expect(samplesText({ ...house, address: ['12 rue de la Laine', 'Montréal QC'] }, 'en')).toBe(
    'Teamloom\n12 rue de la Laine\nMontréal QC',
  )
  expect(samplesText(house, 'en')).toBe('Teamloom\naddress: ask atelier@teamloom.example')
  expect(samplesText(house, 'fr')).toBe('Teamloom\nadresse\u00a0: à demander à atelier@teamloom.example')
})

test('TP42: inks are numbered lightest first, each once', () => {
  const inks = [
    { code: 'Black', hex: '#000000' },
    { code: 'White', hex: '#ffffff' },
    { code: 'Black', hex: '#000000' },
    { code: 'Red', hex: '#cc0000' },
  ]
  expect(inkOrderOf(inks).map(({ code }) => code)).toEqual(['White', 'Red', 'Black'])
})

import type { SizeDefinition } from '@teamloom/catalog/definition.ts'

type Size = Pick<SizeDefinition, 'name' | 'displayLabel'>

/** How people write sizes of garments, in either language, by the letters that a chart has. */
const spelled: Readonly<Record<string, string>> = {
  xsmall: 'XS',
  extrasmall: 'XS',
  tp: 'XS',
  trèspetit: 'XS',
  small: 'S',
  sm: 'S',
  p: 'S',
  petit: 'S',
  medium: 'M',
  med: 'M',
  moyen: 'M',
  large: 'L',
  lg: 'L',
  g: 'L',
  grand: 'L',
  xlarge: 'XL',
  extralarge: 'XL',
  tg: 'XL',
  trèsgrand: 'XL',
  xxl: '2XL',
  '2tg': '2XL',
  ttg: '2XL',
  xxxl: '3XL',
  '3tg': '3XL',
  tttg: '3XL',
  onesize: 'one size',
  tailleunique: 'one size',
  os: 'one size',
  tu: 'one size',
}

const plain = (text: string) => text.toLowerCase().replace(/[\s._-]+/g, '')
const band = /^(youth|junior|jeune|kids?|enfants?|adults?|adultes?|mens?|womens?|hommes?|femmes?|unisex)/

/** The name of a product's size that a cell means; undefined where it means none of them. */
export function readSize(text: string, sizes: readonly Size[]): string | undefined {
  const cell = plain(text)
  const named = sizes.find(({ name }) => plain(name) === cell)
  const labelled = () =>
    sizes.find(({ displayLabel }) => plain(displayLabel.en) === cell || plain(displayLabel.fr) === cell)
  const found = named ?? labelled()
  if (found) return found.name
  const whose = band.exec(cell)?.[0] ?? ''
  const letters = cell.slice(whose.length)
  const standard = spelled[letters] ?? letters
  const name = /^(youth|junior|jeune|kid|enfant)/.test(whose) ? `y${standard}` : standard
  return sizes.find(size => plain(size.name) === plain(name))?.name
}

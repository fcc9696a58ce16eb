import { decorationTypes, findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { takesPlace } from '@teamloom/catalog/decorations/takes-place.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import { countCredits } from './credits.ts'
import type { DesignDocument } from './document.ts'
import { createDocument } from './new-design.ts'
import { crest, id } from './testing/sample.ts'

/** What each type prints in at most, and its credits: for the artwork, for the first colour, for each further one. */
const table: Readonly<
  Record<string, readonly [most: number, artwork: number, first: number, further: number]>
> = {
  screenprint: [8, 6, 4, 2],
  singlecolorscreenprint: [1, 4, 3, 0],
  detailedprint: [0, 10, 4, 0],
  highdensityprint: [3, 8, 5, 3],
  sublimation: [0, 10, 4, 0],
  embroidery: [12, 12, 2, 1],
  embroiderypatch: [8, 14, 2, 1],
  leathertag: [0, 14, 2, 0],
  woventag: [3, 8, 1, 1],
  clippingtag: [2, 8, 1, 1],
  chestpocketsinglecolorscreenprint: [1, 5, 3, 0],
  chestpocketrepeatingscreenprint: [4, 6, 4, 2],
  chestpocketsublimation: [0, 8, 4, 0],
  hoodliningsinglecolorscreenprint: [1, 5, 3, 0],
  hoodliningrepeatingscreenprint: [4, 6, 4, 2],
  hoodliningsublimation: [0, 8, 4, 0],
  socksknitting: [4, 6, 2, 1],
  repeatingsocksknitting: [3, 6, 2, 1],
  repeatingsockssublimation: [0, 8, 4, 0],
  socklogosublimation: [0, 8, 4, 0],
  sockfullsublimation: [0, 10, 4, 0],
  cutletters: [2, 5, 3, 2],
  undefinedprint: [0, 0, 0, 0],
  undefinedtag: [0, 0, 0, 0],
  techpackproduction: [0, 0, 0, 0],
}

test('there are 25 types, and each is in the table', () => {
  expect(decorationTypes.map(({ type }) => type)).toEqual(Object.keys(table))
  expect(decorationTypes).toHaveLength(25)
})

test('patches and tags are of one parent, all others of the other', () => {
  const tags = decorationTypes.filter(({ parentType }) => parentType === 'tag').map(({ type }) => type)
  expect(tags).toEqual(['embroiderypatch', 'leathertag', 'woventag', 'clippingtag', 'undefinedtag'])
})

test('staff alone choose clipping tags, placeholders and production files (DS21)', () => {
  const forStaff = decorationTypes.filter(({ adminOnly }) => adminOnly).map(({ type }) => type)
  expect(forStaff).toEqual(['clippingtag', 'undefinedprint', 'undefinedtag', 'techpackproduction'])
})

test('over edges goes a clipping tag, which goes nowhere else, and what stands in for it (DS50)', () => {
  const places = products.flatMap(({ locations }) => locations)
  const [edges, others] = [places.filter(({ edge }) => edge), places.filter(({ edge }) => !edge)]
  const typesAt = (list: typeof places) =>
    decorationTypes.filter(type => list.some(place => takesPlace(type, place))).map(({ type }) => type)
  expect(typesAt(edges)).toEqual(['clippingtag', 'undefinedtag'])
  expect(typesAt(others)).not.toContain('clippingtag')
})

describe.each(Object.entries(table))('%s', (name, [most, artwork, first, further]) => {
  const type = must(findDecorationType(name), name)
  const product = { ...must(products[0], 'product'), decorationTypes: [type] }

  /** A design with one of it, in so many colours. */
  function printed(colors: number): DesignDocument {
    return {
      ...createDocument(product),
      decorations: [
        {
          id: id(1),
          type: name,
          name: 'Crest',
          active: true,
          positionName: 'somewhere',
          artwork: crest,
          sizeId: null,
          colors: Array.from({ length: colors }, (_, index) => ({
            colorName: `PT00${index}`,
            transparent: false,
          })),
          options: {},
          latestUpdate: '2026-11-21T12:00:00.000Z',
        },
      ],
    }
  }
  const creditsOf = (colors: number) =>
    countCredits(printed(colors), product)
      .credits.filter(({ decorationId }) => decorationId)
      .reduce((sum, { credits }) => sum + credits, 0)

  test('prints in as many colours as stated (DS26)', () => {
    const { inks } = type
    expect('most' in inks ? inks.most : 0).toBe(most)
  })

  test('uses the credits stated, for artwork, first and further colours (DS27)', () => {
    expect(creditsOf(0)).toBe(artwork + first)
    expect(creditsOf(1)).toBe(artwork + first)
    expect(creditsOf(3)).toBe(artwork + first + 2 * further)
  })
})

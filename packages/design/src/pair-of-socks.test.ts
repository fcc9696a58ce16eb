import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import { countCredits } from './credits.ts'
import { decoratedSides } from './decorated-sides.ts'
import { drawnDesign } from './drawn-design.ts'
import { findTaker, firstFree, locationsFor, locationsOf, sideToSee } from './locations.ts'
import { findLocation } from './lookup.ts'
import { createDocument } from './new-design.ts'
import { placeForType } from './place-for-type.ts'
import { change, crest, id } from './testing/sample.ts'

const socks = products.filter(({ family }) => family.name === 'socks')
const { assetId, assetVersionId } = crest

describe.each(socks)('on $product.name', product => {
  const bare = createDocument(product)
  const place = (name: string) => must(findLocation(product, name), name)
  const put = (document: typeof bare, number: number, type: string, positionName?: string) => {
    const sent = { action: 'addDecoration', type, decorationId: id(number), assetId, assetVersionId } as const
    const result = change(
      document,
      { ...sent, ...(positionName ? { positionName } : {}) },
      { context: { product } },
    )
    if (!result.ok) throw new Error(JSON.stringify(result.refusal))
    return result.value
  }
  const printsOf = (document: typeof bare) =>
    drawnDesign(document, product).prints.map(({ decorationId: _, ...print }) => print)
  const types = product.decorationTypes.filter(({ selectable, adminOnly }) => selectable && !adminOnly)

  test.each(types)(
    '$type lies on both socks unless one foot is chosen, drawn as on each (DS63)',
    ({ type }) => {
      const both = put(bare, 1, type)
      const at = must(both.decorations[0], 'decoration').positionName
      const [left, right] = must(place(at).pair, at)
      expect([left.positionName, right.positionName]).toEqual([
        expect.stringMatching(/^left/),
        expect.stringMatching(/^right/),
      ])
      expect([right.centerU, right.centerV]).toEqual([0 - left.centerU || 0, left.centerV])
      const apart = put(put(bare, 1, type, left.positionName), 2, type, right.positionName)
      expect(printsOf(both)).toEqual(printsOf(apart))
      expect(printsOf(put(bare, 1, type, left.positionName))).toHaveLength(1)
      expect(decoratedSides(both, product)).toEqual(decoratedSides(apart, product))
    },
  )

  test('what lies on the pair is counted once (DS63)', () => {
    const credits = (document: typeof bare) => countCredits(document, product).creditsUsedInDesign
    expect(credits(put(bare, 1, 'socksknitting'))).toBe(credits(put(bare, 1, 'socksknitting', 'leftLegKnit')))
  })

  test('what lies on one foot takes the pair’s place, and the other way round (DS17, DS63)', () => {
    const onOne = put(bare, 1, 'socksknitting', 'rightLegKnit')
    expect(findTaker(onOne, product, place('legsKnit'), id(2))?.place.positionName).toBe('rightLegKnit')
    const onBoth = put(bare, 1, 'socksknitting')
    for (const name of ['leftLegKnit', 'rightLegKnit'])
      expect(findTaker(onBoth, product, place(name), id(2))?.place.positionName).toBe('legsKnit')
  })

  test.each(['left', 'right', 'front'] as const)(
    'looked at from the %s, the pair is offered first (DS63)',
    side => {
      const type = must(
        types.find(each => each.type === 'screenprint'),
        'screenprint',
      )
      const free = firstFree(locationsFor(bare, product, type, { artwork: crest, options: {} }), side)
      expect(free?.location.pair).toBeDefined()
      expect(sideToSee(must(free, 'place').location, side)).toBe(side)
    },
  )

  test.each([
    ['leftLegKnit', 'leftLeg'],
    ['rightLegKnit', 'rightLeg'],
    ['legsKnit', 'legs'],
  ])('in another kind what lies at %s goes to %s (DS50, DS63)', (from, to) => {
    const type = must(
      types.find(each => each.type === 'screenprint'),
      'screenprint',
    )
    const document = put(bare, 1, 'socksknitting', from)
    expect(placeForType(document, product, type, must(document.decorations[0], 'decoration'))).toBe(to)
  })

  test('one that was on one foot stays there, and can go to both (DS63)', () => {
    const onOne = put(bare, 1, 'socksknitting', 'leftLegKnit')
    const states = locationsOf(onOne, product, must(onOne.decorations[0], 'decoration'))
    expect(states.filter(({ inUse }) => inUse).map(({ location }) => location.positionName)).toEqual([
      'leftLegKnit',
    ])
    expect(states.find(({ location }) => location.positionName === 'legsKnit')?.spotTaken).toBe(false)
  })
})

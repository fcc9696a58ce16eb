import { describe, expect, test } from 'vitest'
import { drawnDesign } from '../drawn-design.ts'
import { findDecoration } from '../lookup.ts'
import { wordsOf } from '../slots.ts'
import {
  after,
  backTo,
  context,
  crest,
  decorated,
  fresh,
  id,
  oneill,
  refusal,
  rivera,
  sample,
} from '../testing/sample.ts'
import type { DesignChange } from './index.ts'

type Sent = Extract<DesignChange, { action: 'setDecorationPersonal' }>

const give = (personal: Sent['personal'], number = 1): DesignChange => ({
  action: 'setDecorationPersonal',
  decorationId: id(number),
  personal,
})
const asName = give({ kind: 'name', sample: 'RIVERA' })
const written = decorated(fresh, 1, 'back', rivera, 'detailedprint')
const named = after(written, asName)
const own = (document = named) => findDecoration(document, id(1))
const drawn = (document = named) => drawnDesign(document, context.product).prints[0]

describe('setDecorationPersonal', () => {
  test('makes words each person’s own, in the heights usual where they are (DS65)', () => {
    expect(own()).toMatchObject({
      sizeId: 'h2',
      personal: { kind: 'name', sample: 'RIVERA', heights: { adult: 2, youth: 1.5 }, mayBeEmpty: false },
    })
    expect(drawn()).toMatchObject({ widthInches: 10, heightInches: 2 })
  })

  test('takes the heights that are given, of those that fit (DS65)', () => {
    const heights = { adult: 1.5, youth: 1 }
    const smaller = after(written, give({ kind: 'name', sample: 'RIVERA', heights, mayBeEmpty: true }))
    expect(own(smaller)?.personal).toMatchObject({ heights, mayBeEmpty: true })
    expect(drawn(smaller)).toMatchObject({ widthInches: 7.5 })
    for (const odd of [
      { adult: 3, youth: 1 },
      { adult: 1.3, youth: 1 },
      { adult: 2, youth: 0.25 },
    ])
      expect(refusal(written, give({ kind: 'name', sample: 'RIVERA', heights: odd }))).toBe('unknownSize')
  })

  test('where usual ones do not fit, has the highest that do (DS65)', () => {
    const chest = after(decorated(fresh, 1, 'leftChest', rivera, 'detailedprint'), asName)
    expect(own(chest)?.personal?.heights).toEqual({ adult: 0.75, youth: 0.75 })
  })

  test('is refused of what is not made piece by piece, and of what was not written here (DS65)', () => {
    expect(refusal(decorated(fresh, 1, 'back', rivera, 'screenprint'), asName)).toBe('type_not_personal')
    expect(refusal(decorated(fresh, 1, 'back', crest, 'detailedprint'), asName)).toBe('type_not_personal')
    expect(refusal(named, { action: 'changeDecorationType', decorationId: id(1), type: 'screenprint' })).toBe(
      'type_not_personal',
    )
  })

  test('with null they are the same for all again, about as large (DS65)', () => {
    const plain = after(named, give(null))
    expect(own(plain)).toMatchObject({ sizeId: 'w10' })
    expect(own(plain)).not.toHaveProperty('personal')
  })

  test('keeps heights with the size, and with a move (DS65)', () => {
    const smaller = after(named, { action: 'setDecorationSize', decorationId: id(1), size: 'h1.25' })
    expect(own(smaller)?.personal?.heights).toEqual({ adult: 1.25, youth: 1.5 })
    const moved = after(named, {
      action: 'setDecorationLocation',
      decorationId: id(1),
      positionName: 'leftChest',
    })
    expect(own(moved)).toMatchObject({ sizeId: 'h0.75', personal: { heights: { adult: 0.75, youth: 0.75 } } })
    expect(refusal(named, { action: 'setDecorationSize', decorationId: id(1), size: 'w5' })).toBe(
      'unknownSize',
    )
  })

  test('stays where it is rather than go where its least height has no room (DS65)', () => {
    const [decoration] = named.decorations
    const { artwork } = decoration!
    // An inch of capitals is twenty wide: half an inch goes over a back and not over a heart.
    const long = { ...artwork!, width: 2000, details: { ...artwork!.details!, capital: 0.05 } }
    const personal = { ...decoration!.personal!, heights: { adult: 0.5, youth: 0.5 } }
    const document = { ...named, decorations: [{ ...decoration!, artwork: long, sizeId: 'h0.5', personal }] }
    const move = (positionName: string) =>
      refusal(document, { action: 'setDecorationLocation', decorationId: id(1), positionName })
    expect(move('leftChest')).toBe('noSizeAvailable')
    expect(move('chest')).toBe('taken')
  })

  test('shows other words in the same letters, kind and inks; what was not written is the same for all (DS65)', () => {
    const asset = (art: typeof rivera) => ({
      action: 'setDecorationAsset' as const,
      decorationId: id(1),
      assetId: art.assetId,
      assetVersionId: art.assetVersionId,
    })
    const other = after(named, { ...asset(oneill), sample: 'O’NEILL' })
    expect(own(other)).toMatchObject({
      type: 'detailedprint',
      artwork: oneill,
      personal: { sample: 'O’NEILL', heights: { adult: 2, youth: 1.5 } },
    })
    const drawing = after(named, asset(crest))
    expect(own(drawing)).toMatchObject({ artwork: crest })
    expect(own(drawing)).not.toHaveProperty('personal')
  })

  test.each<[string, DesignChange]>([
    ['given', asName],
    ['taken', give(null)],
    ['removed', { action: 'removeDecoration', decorationId: id(1) }],
    ['moved', { action: 'setDecorationLocation', decorationId: id(1), positionName: 'chest' }],
    ['linked', { action: 'linkPersonal', decorationId: id(1), slotId: id(2) }],
  ])('is taken back to the letter: %s (LV3)', (_, sent) => {
    const start = after(
      decorated(named, 2, 'chest', rivera, 'detailedprint'),
      give({ kind: 'number', sample: '10' }, 2),
    )
    const before = sent.action === 'setDecorationLocation' ? named : start
    const changed = after(before, sent)
    const back = after(changed, backTo(before, changed))
    expect({ ...back, touched: {} }).toEqual({ ...before, touched: {} })
  })
})

describe('linkPersonal', () => {
  const two = decorated(named, 2, 'leftChest', rivera, 'detailedprint')
  const link: DesignChange = { action: 'linkPersonal', decorationId: id(2), slotId: id(1) }
  const linked = after(two, link)

  test('shows the words of another, in its own heights (DS66)', () => {
    expect(findDecoration(linked, id(2))).toMatchObject({
      sizeId: 'h0.75',
      linkedTo: id(1),
      personal: { kind: 'name', heights: { adult: 0.75, youth: 0.75 } },
    })
    expect(wordsOf(linked, id(2), { [id(1)]: 'CÔTÉ', [id(2)]: 'nobody' })).toBe('CÔTÉ')
  })

  test('has its own words again with null, and where the other has gone (DS66)', () => {
    const alone = after(linked, { ...link, slotId: null })
    expect(findDecoration(alone, id(2))).not.toHaveProperty('linkedTo')
    const left = after(linked, { action: 'removeDecoration', decorationId: id(1) })
    expect(wordsOf(left, id(2), { [id(2)]: 'CÔTÉ' })).toBe('CÔTÉ')
  })

  test('goes to no one, to itself, to what has no words of persons, nor from what has none (DS66)', () => {
    const refused = (slotId: string, document = two) => refusal(document, { ...link, slotId })
    expect(refused(id(9))).toBe('unknownDecoration')
    expect(refused(id(2), linked)).toBe('unknownDecoration')
    expect(refused(id(1), decorated(written, 2, 'leftChest', rivera, 'detailedprint'))).toBe(
      'unknownDecoration',
    )
    expect(refused(id(1), decorated(named, 2, 'leftChest', crest, 'detailedprint'))).toBe('type_not_personal')
  })

  test('is not linked back to what shows its words (DS66)', () => {
    const back = { ...link, decorationId: id(1), slotId: id(2) }
    expect(refusal(linked, back)).toBe('unknownDecoration')
  })
})

test('the words of what is not for each person are no one’s (DS65)', () => {
  expect(wordsOf(written, id(1), { [id(1)]: 'CÔTÉ' })).toBeUndefined()
  expect(sample.decorationTypes.some(({ perPiece }) => perPiece)).toBe(true)
})

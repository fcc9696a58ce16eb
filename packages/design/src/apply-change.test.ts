import { describe, expect, test } from 'vitest'
import { changeSchema, type DesignChange } from './actions/index.ts'
import { after, change, crest, decorated, fresh, id, refusal } from './testing/sample.ts'

const paint = (layerName: string, color: string, elementName = 'body'): DesignChange => ({
  action: 'setColor',
  partName: 'body',
  elementName,
  layerName,
  color,
})
const pocket = (styleName: string): DesignChange => ({
  action: 'setStyle',
  partName: 'body',
  elementName: 'pocket',
  styleName,
})

/** The design after a change that made this revision. */
function at(document: typeof fresh, revision: number, sent: DesignChange) {
  const result = change(document, sent, { next: revision })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

describe('a change made on an earlier revision', () => {
  const stored = at(at(fresh, 2, pocket('kangaroo')), 3, paint('body', '1022'))

  test('is a conflict when its own layer has changed since (DS11)', () => {
    expect(change(stored, paint('body', '1010'), { next: 4, basedOn: 2 })).toEqual({
      ok: false,
      refusal: { code: 'conflict', target: 'body/body/body' },
    })
    expect(refusal(stored, paint('body', '1010'), { next: 4, basedOn: 3 })).toBe('taken')
  })

  test('is taken when only something else has changed since (DS11)', () => {
    expect(refusal(stored, paint('pocket', '1010', 'pocket'), { next: 4, basedOn: 2 })).toBe('taken')
    expect(refusal(stored, pocket('patch'), { next: 4, basedOn: 2 })).toBe('taken')
  })

  test('of a layer is a conflict when the style that it belongs to has changed since (DS11)', () => {
    expect(refusal(stored, paint('pocket', '1010', 'pocket'), { next: 4, basedOn: 1 })).toBe('conflict')
  })

  test('of a style is a conflict when the style has, not when a layer of it has (DS11)', () => {
    const painted = at(stored, 4, paint('pocket', '1010', 'pocket'))
    expect(refusal(painted, pocket('patch'), { next: 5, basedOn: 3 })).toBe('taken')
    expect(refusal(painted, pocket('patch'), { next: 5, basedOn: 1 })).toBe('conflict')
  })

  test('of a decoration is a conflict when the decoration has changed, or is gone (DS11)', () => {
    const two = decorated(decorated(fresh, 1, 'chest'), 2, 'back')
    const touched = at(two, 5, { action: 'setDecorationActive', decorationId: id(1), active: false })
    const size = (number: number): DesignChange => ({
      action: 'setDecorationSize',
      decorationId: id(number),
      size: 'w2',
    })
    expect(refusal(touched, size(1), { next: 6, basedOn: 4 })).toBe('conflict')
    expect(refusal(touched, size(2), { next: 6, basedOn: 4 })).toBe('taken')
    const removed = at(touched, 6, { action: 'removeDecoration', decorationId: id(2) })
    expect(refusal(removed, size(2), { next: 7, basedOn: 5 })).toBe('conflict')
    expect(refusal(removed, size(2), { next: 7 })).toBe('unknownDecoration')
  })

  test('without its revision wins over what was there (DS11)', () => {
    expect(refusal(stored, paint('body', '1010'), { next: 4 })).toBe('taken')
  })
})

describe('any change', () => {
  test('leaves the design that it is applied to as it was (DS5)', () => {
    const before = structuredClone(fresh)
    after(fresh, pocket('kangaroo'), paint('body', '1022'))
    refusal(fresh, paint('body', 'none'))
    expect(fresh).toEqual(before)
  })

  test('is remembered by the revision that it made (DS11)', () => {
    const stored = at(at(fresh, 2, pocket('kangaroo')), 3, paint('body', '1022'))
    expect(stored.touched).toEqual({ 'body/pocket': 2, 'body/body/body': 3 })
  })

  test('is known by its action, whole, and rid of what it does not know', () => {
    expect(changeSchema.safeParse({ action: 'paintItBlack' }).success).toBe(false)
    expect(changeSchema.safeParse({ action: 'setColor', partName: 'body' }).success).toBe(false)
    expect(changeSchema.safeParse(null).success).toBe(false)
    const sent = { ...pocket('patch'), revision: 3, isStaff: true }
    expect(changeSchema.parse(sent)).toEqual(pocket('patch'))
  })

  test('knows its ids however they are written (DS20)', () => {
    const sent = changeSchema.parse({
      action: 'setDecorationAsset',
      decorationId: id(0xabc).toUpperCase().replace('00000000', 'ABCDEF00'),
      assetId: crest.assetId.toUpperCase(),
      assetVersionId: crest.assetVersionId.toUpperCase(),
    })
    const ids = Object.values(sent).filter(value => value !== 'setDecorationAsset')
    expect(ids).toEqual(ids.map(value => String(value).toLowerCase()))
  })
})

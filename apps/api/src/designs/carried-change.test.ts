import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { after, decorated, fresh, id } from '@teamloom/design/testing/sample.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import type { Actor } from '#api/access/caller.ts'
import { type CarriedChange, documentAfter, wordOfChange } from '#api/designs/carried-change.ts'
import { mostBytes } from '#api/platform/news/news.ts'
import { readWord } from '#api/platform/news/words.ts'

const painted: DesignChange = {
  action: 'setColor',
  partName: 'body',
  elementName: 'body',
  layerName: 'body',
  color: '1022',
}

function carried(before: DesignDocument, document: DesignDocument, change: DesignChange = painted) {
  const saved = {
    designId: id(9),
    revisionRead: 6,
    document: JSON.stringify(document),
    now: new Date('2026-11-29T00:00:00.000Z'),
    lookKey: 'key',
  }
  const maya = { kind: 'person', id: id(1), firstName: 'Maya' } as Actor
  const text = wordOfChange(before, document, saved, change, maya)
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostBytes)
  const word = must(readWord(text), 'word')
  return word.kind === 'changed' ? (word.carries as CarriedChange | undefined) : undefined
}

const inPocket: DesignChange = {
  action: 'setStyle',
  partName: 'body',
  elementName: 'pocket',
  styleName: 'kangaroo',
}
const one = decorated(fresh, 1, 'leftChest')
const two = decorated(decorated(fresh, 1, 'leftChest'), 2, 'back')

test.each([
  ['a colour', fresh, after(fresh, painted)],
  ['a style', fresh, after(fresh, inPocket)],
  ['a decoration', fresh, decorated(fresh, 1, 'leftChest')],
  [
    'a place',
    one,
    after(one, { action: 'setDecorationLocation', decorationId: id(1), positionName: 'back' }),
  ],
  ['what is taken away', two, after(two, { action: 'removeDecoration', decorationId: id(1) })],
])(
  'a change of %s makes of the design before what it made of it where it was made (LV13)',
  (_, before, now) => {
    const told = must(carried(before, now), 'what it carries')
    expect(documentAfter(before, told)).toEqual(now)
    expect(told).toMatchObject({ by: { name: 'Maya' }, change: painted, lookKey: 'key' })
  },
)

test('of another design than it was made of it makes nothing (LV13)', () => {
  const told = must(carried(two, after(two, painted)), 'what it carries')
  expect(documentAfter(fresh, told)).toBeUndefined()
})

test('one that a word has no room for is told without (LV13)', () => {
  const long = { ...painted, color: 'x'.repeat(mostBytes) }
  expect(carried(fresh, after(fresh, painted), long)).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { DesignChange } from './actions/index.ts'
import { after, decorated, fresh, id } from './testing/sample.ts'
import { whatChanged } from './what-changed.ts'

const body = { partName: 'body', elementName: 'body' } as const
const hood = { partName: 'hood', elementName: 'hood' } as const
const printed = decorated(decorated(fresh, 1, 'back'), 2, 'leftChest')
const about = { decorationId: id(1) } as const

const changedBy = (...changes: DesignChange[]) => whatChanged(printed, after(printed, ...changes))

test('nothing differs from itself, nor by when it was made', () => {
  expect(whatChanged(printed, printed)).toBeUndefined()
  expect(changedBy({ action: 'setDecorationLocation', ...about, positionName: 'back' })).toBeUndefined()
})

test('a decoration that is moved is told by where it is now', () => {
  const away = after(printed, { action: 'removeDecoration', decorationId: id(2) })
  const moved = after(away, { action: 'setDecorationLocation', ...about, positionName: 'chest' })
  expect(whatChanged(away, moved)).toEqual({ kind: 'place', positionName: 'chest' })
  expect(whatChanged(moved, away)).toEqual({ kind: 'place', positionName: 'back' })
})

test.each<[string, DesignChange]>([
  ['made larger', { action: 'setDecorationSize', ...about, size: 'w9' }],
  ['hidden', { action: 'setDecorationActive', ...about, active: false }],
  ['removed', { action: 'removeDecoration', ...about }],
])('a decoration that is %s is told by its place', (_, change) => {
  expect(changedBy(change)).toEqual({ kind: 'place', positionName: 'back' })
})

test('a style or a colour is told by its element', () => {
  expect(changedBy({ action: 'setColor', ...body, layerName: 'body', color: '1022' })).toEqual({
    kind: 'elements',
    elements: [body],
  })
  expect(
    changedBy({
      action: 'setColors',
      changes: [
        { ...body, layerName: 'body', color: '1022' },
        { ...hood, layerName: 'hood', color: '1022' },
      ],
    }),
  ).toEqual({ kind: 'elements', elements: [body, hood] })
  const pocket = { partName: 'body', elementName: 'pocket' } as const
  expect(changedBy({ action: 'setStyle', ...pocket, styleName: 'patch' })).toEqual({
    kind: 'elements',
    elements: [pocket],
  })
})

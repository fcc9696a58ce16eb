import { expect, test } from 'vitest'
import { placePin } from './pin-place.ts'

const about = { decorationId: 'a', name: 'Crest', positionName: 'centerChest', isThere: true }
const laid = [
  { positionName: 'centerChest', x: 20, y: 10 },
  { positionName: 'leftChest', x: 24, y: 9 },
]
const point = { side: 'front', x: 21, y: 12 }
const onCrest = { anchor: { ...point, decorationId: 'a' }, about }

test.each([
  ['a point stays', { anchor: point, about: null }, 'front', undefined, laid, { x: 21, y: 12 }],
  [
    'a point of another side is not shown',
    { anchor: point, about: null },
    'back',
    undefined,
    laid,
    undefined,
  ],
  ['on a decoration that rests it stays', onCrest, 'front', 'centerChest', [], { x: 21, y: 12 }],
  ['it moves with its decoration', onCrest, 'front', 'leftChest', laid, { x: 25, y: 11 }],
  [
    'to another side too',
    onCrest,
    'back',
    'fullBack',
    [{ positionName: 'fullBack', x: 20, y: 20 }],
    { positionName: 'fullBack', x: 20, y: 20 },
  ],
  ['and leaves the side that it was on', onCrest, 'front', 'fullBack', laid, undefined],
  ['without its decoration it stays', onCrest, 'front', undefined, laid, { x: 21, y: 12 }],
  [
    'about a decoration it is at its middle',
    { anchor: { decorationId: 'a' }, about },
    'front',
    'leftChest',
    laid,
    laid[1],
  ],
  ['and nowhere without it', { anchor: { decorationId: 'a' }, about }, 'front', undefined, laid, undefined],
  [
    'about an element it has none',
    { anchor: { partName: 'body', elementName: 'body' }, about: null },
    'front',
    undefined,
    laid,
    undefined,
  ],
  ['about the whole it has none', { anchor: {}, about: null }, 'front', undefined, laid, undefined],
])('%s (RV17)', (_, pinned, side, nowAt, places, expected) => {
  expect(placePin(pinned, side, nowAt, places)).toEqual(expected)
})

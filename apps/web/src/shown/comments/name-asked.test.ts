import { expect, test } from 'vitest'
import { completeName, namesAsked } from '#web/shown/comments/name-asked.ts'

const people = [
  { userId: 'c', firstName: 'Chloé', lastName: 'Nguyen' },
  { userId: 'm', firstName: 'Maya', lastName: 'Tremblay' },
]

test.each([
  ['@', 1, 'c,m'],
  ['see @chl', 8, 'c'],
  ['@trem', 5, 'm'],
  ['@chloe n', 8, 'c'],
  ['@Chloé Nguyen', 13, ''],
  ['maya@chl', 8, ''],
  ['@chl', 0, ''],
  ['@x', 2, ''],
  ['nobody', 6, ''],
])('%s up to %d offers %s', (text, caret, expected) => {
  expect(
    namesAsked(text, caret, people)
      .people.map(({ userId }) => userId)
      .join(),
  ).toBe(expected)
})

test('a name takes the place of what was written of it, and no other word', () => {
  const { start } = namesAsked('See @chl please', 8, people)
  expect(completeName('See @chl please', 8, start, people[0]!)).toEqual({
    text: 'See @Chloé Nguyen please',
    caret: 18,
  })
})

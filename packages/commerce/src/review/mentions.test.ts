import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMentions, mostMentions, piecesOfComment } from './mentions.ts'

const maya = { userId: 'maya', firstName: 'Maya', lastName: 'Tremblay' }
const chloe = { userId: 'chloe', firstName: 'Chloé', lastName: 'Nguyen' }
const mayaRoy = { userId: 'mayaRoy', firstName: 'Maya', lastName: 'Roy' }
const twin = { userId: 'twin', firstName: 'Chloé', lastName: 'Nguyen' }
const jeanLuc = { userId: 'jl', firstName: 'Jean', lastName: 'Luc Roy' }
const jean = { userId: 'jean', firstName: 'Jean', lastName: 'Luc' }

test.each<[string, string, Parameters<typeof findMentions>[1], readonly string[]]>([
  ['a first name that one has', '@Maya look', [maya, chloe], ['maya @Maya']],
  ['in any case, with its accents', 'see @CHLOÉ.', [maya, chloe], ['chloe @CHLOÉ']],
  ['a first name that two have means nobody', '@Maya look', [maya, mayaRoy], []],
  ['a whole name tells them apart', '@Maya Roy look', [maya, mayaRoy], ['mayaRoy @Maya Roy']],
  [
    'a whole name of two means both',
    '@Chloé Nguyen',
    [chloe, twin],
    ['chloe @Chloé Nguyen', 'twin @Chloé Nguyen'],
  ],
  ['the longest that fits', '@Jean Luc Roy', [jean, jeanLuc], ['jl @Jean Luc Roy']],
  ['a longer word is another’s', '@Mayas look', [maya], []],
  ['an address is none', 'maya@maya.example', [maya], []],
  ['after a bracket', '(@Maya)', [maya], ['maya @Maya']],
  ['nobody of that name', '@Noah', [maya], []],
  ['nobody without a name', '@ ', [{ userId: 'x', firstName: '', lastName: '' }], []],
])('%s (RV6)', (_, text, people, found) => {
  expect(
    findMentions(text, people).map(({ userId, start, end }) => `${userId} ${text.slice(start, end)}`),
  ).toEqual(found)
})

test('no more than twenty are named (RV6)', () => {
  const people = Array.from({ length: 30 }, (_, at) => ({
    userId: String(at),
    firstName: `P${at}`,
    lastName: 'X',
  }))
  const text = people.map(({ firstName }) => `@${firstName} X`).join(' ')
  expect(findMentions(text, people)).toHaveLength(mostMentions)
})

test('whatever is written, a mention begins with its sign and names somebody of the team (RV6)', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('@', '@Maya', '@Chloé Nguyen', ' ', 'İ', '\u{1F600}'),
  )
  fc.assert(
    fc.property(fc.array(piece), pieces => {
      const text = pieces.join('')
      for (const { userId, start, end } of findMentions(text, [maya, chloe, mayaRoy])) {
        expect(text[start]).toBe('@')
        const said = text.slice(start + 1, end).toLowerCase()
        expect(
          { maya: ['maya tremblay'], mayaRoy: ['maya roy'], chloe: ['chloé', 'chloé nguyen'] }[userId],
        ).toContain(said)
      }
    }),
  )
})

test('who is named stands out, once, also where two are meant (RV6)', () => {
  const span = { start: 4, end: 9 }
  const pieces = piecesOfComment('See @Maya now', [span, span])
  expect(pieces.map(({ text, isMention }) => [text, isMention])).toEqual([
    ['See ', false],
    ['@Maya', true],
    [' now', false],
  ])
})

test('whatever is said to be a name, the text is shown whole (RV5)', () => {
  const span = fc.record({ start: fc.integer(), end: fc.integer() })
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(span), (text, spans) => {
      const pieces = piecesOfComment(
        text,
        spans.filter(({ start }) => start >= 0),
      )
      expect(pieces.map(piece => piece.text).join('')).toBe(text)
    }),
  )
})

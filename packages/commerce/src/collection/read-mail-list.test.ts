import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMailList } from './read-mail-list.ts'

test.each([
  [
    'Zoé Bélanger <zoe@bar.test>; "D’Août, Noël" <noel@bar.test>; kim@bar.test',
    [
      ['Zoé Bélanger', 'zoe@bar.test'],
      ['D’Août, Noël', 'noel@bar.test'],
      ['Kim', 'kim@bar.test'],
    ],
  ],
  [
    "Bélanger, Zoé <zoe@bar.test>, Noël <noel@bar.test>,\r\n'Ava C.' <ava@bar.test>",
    [
      ['Bélanger, Zoé', 'zoe@bar.test'],
      ['Noël', 'noel@bar.test'],
      ['Ava C.', 'ava@bar.test'],
    ],
  ],
  ['<zoe@bar.test>;', [['Zoe', 'zoe@bar.test']]],
  [
    'Zoé <zoe@bar.test>; nobody; Ava <ava@bar.test>',
    [
      ['Zoé', 'zoe@bar.test'],
      ['nobody', ''],
      ['Ava', 'ava@bar.test'],
    ],
  ],
  ['kim@bar.test', [['Kim', 'kim@bar.test']]],
  [
    'kim@bar.test; max.roy@bar.test',
    [
      ['Kim', 'kim@bar.test'],
      ['Max Roy', 'max.roy@bar.test'],
    ],
  ],
  [
    '"Roy, Zoé" <z@bar.test>\tkim@bar.test\n<max@bar.test>',
    [
      ['Roy, Zoé', 'z@bar.test'],
      ['Kim', 'kim@bar.test'],
      ['Max', 'max@bar.test'],
    ],
  ],
  ['kim@bar.test <kim@bar.test>', [['Kim', 'kim@bar.test']]],
  [
    'À : Zoé Roy <mailto:zoe@bar.test>; mailto:kim@bar.test',
    [
      ['Zoé Roy', 'zoe@bar.test'],
      ['Kim', 'kim@bar.test'],
    ],
  ],
  [
    'To: Zoé Roy <zoe@bar.test<mailto:zoe@bar.test>>, Kim\n <kim@bar.test>\nCc: “Roy, Max” <max@bar.test>',
    [
      ['Zoé Roy', 'zoe@bar.test'],
      ['Kim', 'kim@bar.test'],
      ['Roy, Max', 'max@bar.test'],
    ],
  ],
  [
    'Bantam: Zoé <zoe@bar.test>, « Max » <max@bar.test>;',
    [
      ['Zoé', 'zoe@bar.test'],
      ['Max', 'max@bar.test'],
    ],
  ],
  ['Kim.Roy@Bar.test <kim.roy@bar.test>', [['Kim Roy', 'kim.roy@bar.test']]],
  ['mailto:kim@bar.test?subject=Hoodies', [['Kim', 'kim@bar.test']]],
  [
    'Zoé Roy zoe@bar.test\nMax Roy (max@bar.test)\nKim : kim@bar.test\nAva | ava@bar.test\nleo@bar.test – Léo Roy',
    [
      ['Zoé Roy', 'zoe@bar.test'],
      ['Max Roy', 'max@bar.test'],
      ['Kim', 'kim@bar.test'],
      ['Ava', 'ava@bar.test'],
      ['Léo Roy', 'leo@bar.test'],
    ],
  ],
  [
    'Zoé Roy zoe@bar.test; Max max@bar.test',
    [
      ['Zoé Roy', 'zoe@bar.test'],
      ['Max', 'max@bar.test'],
    ],
  ],
  ['Zoé Roy, zoe@bar.test\nMax Roy, max@bar.test', undefined],
  ['Zoé;Roy;zoe@bar.test', undefined],
  ['Courriel\nzoe@bar.test', undefined],
  ['zoe@bar.test,Zoé,Bélanger', undefined],
  ['Zoé\t<zoe@bar.test>', undefined],
])('recipients %j are %j (SC28)', (text, rows) => {
  expect(readMailList(text)).toEqual(rows)
})

test('of any text nothing breaks, and no address is lost (SC28)', () => {
  const person = fc.tuple(fc.constantFrom('Zoé', '"Roy, Max"', ''), fc.integer({ min: 1, max: 99 }))
  fc.assert(
    fc.property(fc.array(person, { minLength: 1 }), fc.constantFrom('; ', ', ', '\n'), (people, glue) => {
      const text = people.map(([name, at]) => `${name} <p${at}@bar.test>`).join(glue)
      expect(readMailList(text)?.map(([, email]) => email)).toEqual(people.map(([, at]) => `p${at}@bar.test`))
    }),
  )
  fc.assert(fc.property(fc.string(), text => void readMailList(text)))
})

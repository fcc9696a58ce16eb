import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessListColumns } from './list-columns.ts'
import { listDelimiter, readList } from './read-list.ts'
import { readSize } from './read-size.ts'

const sized = (name: string, en = name, fr = name) => ({ name, displayLabel: { en, fr } })
const sizes = [
  sized('YS', 'Youth S', 'Junior P'),
  sized('S', 'S', 'P'),
  sized('M'),
  sized('L', 'L', 'G'),
  sized('XL', 'XL', 'TG'),
  sized('2XL', '2XL', '2TG'),
]
const name = { id: 'name', kind: 'name', mayBeEmpty: true } as const
const number = { id: 'number', kind: 'number', mayBeEmpty: true } as const
const position = { id: 'position', kind: 'line', mayBeEmpty: true } as const
const slots = [name, number, position]

function read(text: string, asked = slots as Parameters<typeof readList>[2]['slots']) {
  const delimiter = listDelimiter(text)
  const rows = text.split('\n').map(line => line.split(delimiter))
  const columns = guessListColumns(rows, { slots: asked, sizes })
  return { ...columns, ...readList(rows, columns, { slots: asked, sizes }) }
}
const brief = ({ lines }: ReturnType<typeof read>) =>
  lines.map(({ size, qty, person, words }) => [
    [person?.first_name, person?.last_name].filter(Boolean).join(' '),
    words['name'] ?? '',
    words['number'] ?? '',
    size,
    qty,
  ])

describe('a pasted list (NN2)', () => {
  test.each([
    [
      'name, number, size under no heading',
      'RIVERA\t07\tM\nO’NEIL\t00\tXL',
      [
        ['', 'RIVERA', '07', 'M', 1],
        ['', 'O’NEIL', '00', 'XL', 1],
      ],
    ],
    [
      'headings of a school',
      'First name,Last name,Size,Jersey number,Name on jersey,Qty\nAna,Rivera,Medium,10,RIVERA,2',
      [['Ana Rivera', 'RIVERA', '10', 'M', 2]],
    ],
    [
      'headings in French',
      'Prénom;Nom;Courriel;Taille;Numéro;Nom au dos;Quantité\nZoé;Bélanger;zoe@titans.example;TG;8;BÉLANGER;1',
      [['Zoé Bélanger', 'BÉLANGER', '8', 'XL', 1]],
    ],
    [
      'a whole name and nothing for the shirt',
      'Name\tNumber\tSize\nAna Rivera\t10\tYouth S\nJean-Luc St-Pierre\t0\tL',
      [
        ['Ana Rivera', 'Rivera', '10', 'YS', 1],
        ['Jean-Luc St-Pierre', 'St-Pierre', '0', 'L', 1],
      ],
    ],
    [
      'a comma in a name',
      'Rivera, Ana;10;M\nCohen, Ava;11;S',
      [
        ['Ana Rivera', 'Rivera', '10', 'M', 1],
        ['Ava Cohen', 'Cohen', '11', 'S', 1],
      ],
    ],
    ['a number sign', 'RIVERA\t#10\tM', [['', 'RIVERA', '10', 'M', 1]]],
    [
      'a second column of figures: pieces',
      'RIVERA\t10\tM\t2\nCOHEN\t11\tM\t1',
      [
        ['', 'RIVERA', '10', 'M', 2],
        ['', 'COHEN', '11', 'M', 1],
      ],
    ],
  ])('%s', (_, text, lines) => {
    expect(brief(read(text))).toEqual(lines)
  })

  test('tells what its columns seem to be', () => {
    const { columns, hasHeading } = read(
      'Player\tEmail\t#\tSize\tPosition\nAna Rivera\tana@titans.example\t10\tM\tGK',
    )
    expect(hasHeading).toBe(true)
    expect(columns).toEqual([
      { of: 'person', field: 'fullName' },
      { of: 'person', field: 'email' },
      { of: 'slot', id: 'number' },
      { of: 'size' },
      { of: 'slot', id: 'position' },
    ])
  })

  test('counts pieces by figures where nobody has a number', () => {
    expect(brief(read('RIVERA\tM\t3\nCOHEN\tL\t2', [name]))).toEqual([
      ['', 'RIVERA', '', 'M', 3],
      ['', 'COHEN', '', 'L', 2],
    ])
  })

  test('says what it could not read, and drops no row without a word', () => {
    const { lines, skipped } = read(
      'Name\tEmail\tSize\tQty\tNote\nAna Rivera\tana(at)titans\tHuge\ttwo\n\n\t\t\t\tbring water\nAva Cohen\t\t\t',
    )
    expect(lines.map(({ unread }) => unread)).toEqual([
      [
        { column: 'size', text: 'Huge' },
        { column: 'qty', text: 'two' },
        { column: 'email', text: 'ana(at)titans' },
      ],
      [],
    ])
    expect(lines.map(({ size, person }) => [size, person?.email])).toEqual([
      ['Huge', null],
      ['', null],
    ])
    expect(skipped).toEqual([{ row: 4, text: 'bring water' }])
  })

  test('has a line for every row, numbers as they were typed, names as NFC (NN1)', () => {
    const numbers = fc.constantFrom('0', '00', '07', '7', '10', '99', '007')
    const names = fc.constantFrom(
      'RIVERA',
      'Be\u0301langer',
      'O’Neil',
      'de la Cruz',
      'St-Onge',
      'Иванов',
      '王',
    )
    const rows = fc.array(fc.tuple(names, numbers, fc.constantFrom(...sizes.map(size => size.name))), {
      minLength: 1,
      maxLength: 60,
    })
    fc.assert(
      fc.property(rows, fc.constantFrom('\t', ';', ','), (people, delimiter) => {
        const text = ['Name on jersey', 'Number', 'Size'].join(delimiter)
        const { lines } = read([text, ...people.map(row => row.join(delimiter))].join('\n'))
        expect(lines.map(({ words, size }) => [words['name'], words['number'], size])).toEqual(
          people.map(([own, no, size]) => [own.normalize('NFC'), no, size]),
        )
      }),
    )
  })
})

test.each([
  ['m', 'M'],
  ['Medium', 'M'],
  ['Grand', 'L'],
  ['P', 'S'],
  ['xx-large', undefined],
  ['XXL', '2XL'],
  ['2TG', '2XL'],
  ['Youth Small', 'YS'],
  ['ys', 'YS'],
  ['Adult L', 'L'],
  ["men's M", undefined],
  ['', undefined],
])('a size that is written %s (NN2)', (text, expected) => {
  expect(readSize(text, sizes)).toBe(expected)
})

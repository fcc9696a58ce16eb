import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'
import { readRoster, rosterDelimiter } from './read-roster.ts'
import { withoutTitle } from './without-title.ts'

const count = ([name, all]: readonly [string, readonly unknown[] | undefined]) => [name, all?.length]

describe('a pasted roster', () => {
  test.each([
    [
      [
        ['r.lemay@mcgill.example', 'Raphaël', 'Lemay'],
        ['priya@mcgill.example', 'Priya', 'Sharma'],
      ],
      ['email', 'firstName', 'lastName'],
      false,
    ],
    [
      [
        ['Nom', 'Prénom', 'Groupe', 'Courriel'],
        ['Lemay', 'Raphaël', 'A', 'r.lemay@mcgill.example'],
      ],
      ['lastName', 'firstName', 'ignore', 'email'],
      true,
    ],
    [[['Raphaël', 'r.lemay@mcgill.example']], ['firstName', 'email'], false],
    [
      [
        ['Name', 'Email'],
        ['Ava Cohen', 'ava@titans.example'],
      ],
      ['fullName', 'email'],
      true,
    ],
    [
      [
        ['noah@titans.example', 'Noah Singh'],
        ['lea@titans.example', 'Léa de la Tour'],
      ],
      ['email', 'fullName'],
      false,
    ],
    [
      [
        ['Name', 'Email'],
        ['Cohen', 'ava@titans.example'],
      ],
      ['lastName', 'email'],
      true,
    ],
    [
      [
        ['Player', 'Jersey', 'Parent email'],
        ['Zoé Bélanger', '12', 'parent@titans.example'],
        ['Noël Bélanger', '07A', 'parent@titans.example'],
      ],
      ['fullName', 'number', 'email'],
      true,
    ],
    [
      [
        ['Joueur', 'N°', 'Parent', 'Courriel du parent', 'Numéro de téléphone'],
        ['Zoé', '12', 'Marie Bélanger', 'parent@titans.example', '418 555-0123'],
      ],
      ['firstName', 'number', 'ignore', 'email', 'ignore'],
      true,
    ],
    [
      [
        ['Zoé', 'Bélanger', '#12', 'parent@titans.example'],
        ['Noël', 'Bélanger', 'TBD', 'parent@titans.example'],
        ['Ava', 'Cohen', '00', 'ava@titans.example'],
      ],
      ['firstName', 'lastName', 'number', 'email'],
      false,
    ],
    [
      [
        ['Nom et prénom', 'Courriel'],
        ['Bélanger, Zoé', 'zoe@titans.example'],
      ],
      ['lastFirst', 'email'],
      true,
    ],
    [
      [
        ['Nom Prénom', 'Courriel'],
        ['Bélanger Zoé', 'zoe@titans.example'],
      ],
      ['lastFirst', 'email'],
      true,
    ],
    [
      [
        ['Nom du parent', 'Courriel du parent', 'Nom du joueur', 'Prénom du joueur', 'Chandail'],
        ['Guy Roy', 'guy@titans.example', 'Roy', 'Zoé', '7'],
      ],
      ['ignore', 'email', 'lastName', 'firstName', 'number'],
      true,
    ],
    [
      [
        ['Student last name', 'Student', 'Student first name', 'Email'],
        ['Roy', '12345', 'Zoé', 'guy@titans.example'],
      ],
      ['lastName', 'ignore', 'firstName', 'email'],
      true,
    ],
    [
      [
        ['Nom', 'Prénom', 'Adresse', 'Ville', 'Courriel'],
        ['Roy', 'Zoé', '12, rue Sainte-Ursule', 'Québec', 'zoe@titans.example'],
      ],
      ['lastName', 'firstName', 'ignore', 'ignore', 'email'],
      true,
    ],
    [
      [
        ['Prénom', 'Nom', 'Adresse'],
        ['Zoé', 'Roy', 'zoe@titans.example'],
      ],
      ['firstName', 'lastName', 'email'],
      true,
    ],
    [
      [
        ['First Name', 'Last Name', 'Email sent?', 'Email Address', 'Parent 1 Email'],
        ['Zoé', 'Roy', 'yes', '', 'guy@titans.example'],
        ['Noël', 'Roy', 'no', 'noel@titans.example', 'guy@titans.example'],
      ],
      ['firstName', 'lastName', 'ignore', 'email', 'email'],
      true,
    ],
    [
      [
        ['Zoé Bélanger', 'M', 'zoe@titans.example'],
        ['Noël Roy', '2XL', 'noel@titans.example'],
        ['Ava Cohen', 'TG', 'ava@titans.example'],
      ],
      ['fullName', 'ignore', 'email'],
      false,
    ],
  ])('%j has the columns %j (SC11)', (rows, columns, hasHeading) => {
    expect(guessColumns(rows)).toEqual({ columns, hasHeading })
  })

  test('has whole names in one column, the first word of each the first name (SC11)', () => {
    const lines = readRoster([['lea@titans.example', ' Léa  de la Tour ']], ['email', 'fullName'], false)
    expect(lines).toEqual([
      { email: 'lea@titans.example', firstName: 'Léa', lastName: 'de la Tour', number: '', fault: null },
    ])
  })

  test.each([
    ['Bélanger, Zoé', 'fullName', 'Zoé', 'Bélanger'],
    ['Bélanger, Zoé', 'lastFirst', 'Zoé', 'Bélanger'],
    ['de la Tour , Léa Rose', 'fullName', 'Léa Rose', 'de la Tour'],
    ['Bélanger Zoé', 'lastFirst', 'Zoé', 'Bélanger'],
    ['DE LA TOUR Léa', 'lastFirst', 'Léa', 'DE LA TOUR'],
    ['Zoé Bélanger', 'fullName', 'Zoé', 'Bélanger'],
  ] as const)('splits %j as %s into %s and %s (SC11)', (cell, column, firstName, lastName) => {
    expect(readRoster([[cell, 'zoe@titans.example']], [column, 'email'], false)).toMatchObject([
      { firstName, lastName, fault: null },
    ])
  })

  test('has several people of one address, and nobody twice (SC11)', () => {
    const email = 'parent@titans.example'
    const rows = [
      [email, 'Zoé', 'Bélanger', '#07'],
      [email, 'Noël', 'Bélanger', '8'],
      [email, 'zoe', 'belanger', ''],
    ]
    const lines = readRoster(rows, ['email', 'firstName', 'lastName', 'number'], false)
    expect(lines.map(({ fault, number }) => [fault, number])).toEqual([
      [null, '07'],
      [null, '8'],
      ['twice', ''],
    ])
  })

  test.each([
    ['Bélanger, Zoé\tzoe@titans.example\nCohen, Ava\tava@titans.example', '\t'],
    ['Bélanger, Zoé;zoe@titans.example\nCohen, Ava;ava@titans.example', ';'],
    ['Zoé,Bélanger,zoe@titans.example', ','],
    ['Bantam AA, 2026\nPrénom;Nom;Courriel\nZoé;Roy;zoe@titans.example', ';'],
    ['Prénom;Note;Courriel\n"Zoé";"one\ntwo";"zoe@titans.example"', ';'],
  ])('of %j is parted as its lines are (SC11)', (text, delimiter) => {
    expect(rosterDelimiter(text)).toBe(delimiter)
  })

  test.each([
    [[['Bantam AA 2026'], ['Prénom', 'Courriel'], ['Zoé', 'zoe@titans.example']], 1],
    [
      [
        ['Bantam AA 2026', ''],
        ['', ''],
        ['Imprimé le 29 février', ''],
        ['Joueur', 'Courriel'],
        ['Zoé', 'z@titans.example'],
      ],
      3,
    ],
    [
      [
        ['sep=', ''],
        ['Prénom', 'Courriel'],
        ['Zoé', 'zoe@titans.example'],
      ],
      1,
    ],
    [
      [
        ['Prénom', 'Courriel'],
        ['Nom', 'Courriel'],
      ],
      0,
    ],
    [
      [
        ['Zoé', 'zoe@titans.example'],
        ['Prénom', 'Courriel'],
      ],
      0,
    ],
    [
      [
        ['Zoé', 'Roy'],
        ['Noël', 'noel@titans.example'],
      ],
      0,
    ],
  ])('of %j begins below its title (SC11)', (rows, from) => {
    expect(withoutTitle(rows)).toEqual(rows.slice(from))
  })

  test('has of several addresses the first that is filled (SC11)', () => {
    const rows = [
      ['Zoé', '', 'guy@titans.example'],
      ['Noël', 'noel@titans.example', 'guy@titans.example'],
    ]
    expect(readRoster(rows, ['firstName', 'email', 'email'], false)).toMatchObject([
      { firstName: 'Zoé', email: 'guy@titans.example', fault: null },
      { firstName: 'Noël', email: 'noel@titans.example', fault: null },
    ])
  })

  test('says line by line what is wrong (SC11)', () => {
    const lines = readRoster(
      [
        ['R.Lemay@mcgill.example', 'Raphaël', 'Lemay'],
        ['e.caron@mcgill', 'Élodie', 'Caron'],
        ['r.lemay@mcgill.example', 'Raphael', 'LEMAY'],
        ['', '', ''],
        ['x@y.example', '', ''],
        ['z@y.example', 'Zo\ufffd', 'Roy'],
        ['zoé@y.example', 'Zoé', 'Roy'],
        ['zoe@exemplé.example', 'Zoé', 'Roy'],
      ],
      ['email', 'firstName', 'lastName'],
      false,
    )
    expect(lines.map(({ email, fault }) => [email, fault])).toEqual([
      ['r.lemay@mcgill.example', null],
      ['e.caron@mcgill', 'email'],
      ['r.lemay@mcgill.example', 'twice'],
      ['x@y.example', 'name'],
      ['z@y.example', 'letters'],
      ['zoé@y.example', 'accents'],
      ['zoe@exemplé.example', 'accents'],
    ])
  })

  test('of three thousand lines, some of them broken, has a person for each of the others (SC11)', () => {
    const broken = [
      ['no address', 'Élodie', 'Caron'],
      ['', '', ''],
      ['p1@mcgill.example', '🎽 محمد', '=1+1'],
      [],
    ]
    const rows = Array.from({ length: 3000 }, (_, at) =>
      at % 10 === 9 ? broken[Math.floor(at / 10) % 4]! : [`p${at}@mcgill.example`, '🎽 محمد', '=1+1'],
    )
    const { columns, hasHeading } = guessColumns(rows)
    expect(columns).toEqual(['email', 'firstName', 'lastName'])
    const lines = readRoster(rows, columns, hasHeading)
    expect(Object.entries(Object.groupBy(lines, ({ fault }) => fault ?? 'none')).map(count)).toEqual([
      ['none', 2700],
      ['email', 75],
      ['twice', 75],
    ])
  })

  test('of any cells is read without fault of ours (SC11)', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 6 }), { maxLength: 30 }), rows => {
        const { columns, hasHeading } = guessColumns(rows)
        expect(readRoster(rows, columns, hasHeading).length).toBeLessThanOrEqual(rows.length)
      }),
    )
  })
})

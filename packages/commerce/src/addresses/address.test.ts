import { describe, expect, test } from 'vitest'
import {
  type AddressForm,
  addressSchema,
  formatPostalCode,
  isPostalCodeOf,
  problemsOfAddress,
  toAddress,
  toAddressForm,
} from './address.ts'
import { formatPhone, isPhone, phoneForShow } from './phone.ts'
import { type Country, isRegionOf, otherRegionsOf, regions } from './regions.ts'

const montreal: AddressForm = {
  organization: 'Wolves Rowing',
  firstName: 'Maya',
  lastName: 'Tremblay',
  address: '1200 Atwater Street',
  appartment: 'Suite 4',
  city: 'Montréal',
  country: 'CA',
  state: 'QC',
  zipcode: 'H3K 1A5',
  phone: '514-555-0123',
  email: 'maya@example.com',
}

describe('a state', () => {
  const provinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ')
  const states =
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
      ' ',
    )
  const byPost = 'AS GU MP PR VI AA AE AP'.split(' ')

  test('is one of thirteen provinces and territories, or of fifty states, the capital and what the post serves as such (AD1, AD6)', () => {
    expect(regions.CA.map(region => region.code).toSorted()).toEqual(provinces.toSorted())
    expect(regions.US.map(region => region.code).toSorted()).toEqual([...states, ...byPost].toSorted())
    expect(states).toHaveLength(51)
  })

  test.each(provinces)('%s is of Canada (AD1)', code => {
    expect([isRegionOf('CA', code), isRegionOf('US', code)]).toEqual([true, false])
  })

  test.each([...states, ...byPost])('%s is of the United States (AD1, AD6)', code => {
    expect([isRegionOf('US', code), isRegionOf('CA', code)]).toEqual([true, false])
  })

  test('is named in both languages', () => {
    for (const { label } of [...regions.CA, ...regions.US]) {
      expect(label.en).not.toBe('')
      expect(label.fr).not.toBe('')
    }
  })
})

describe('a postal code', () => {
  test.each<[Country, string, boolean]>([
    ['CA', 'H3K 1A5', true],
    ['CA', 'h3k1a5', true],
    ['CA', ' H3K 1A5 ', true],
    ['CA', 'X0A 0H0', true],
    ['CA', 'D3K 1A5', false],
    ['CA', 'W3K 1A5', false],
    ['CA', 'H3O 1A5', false],
    ['CA', 'H3K  1A5', true],
    ['CA', 'H3K-1A5', true],
    ['CA', 'H3K\u20111A5', true],
    ['CA', 'H3K\u00a01A5', true],
    ['CA', 'H-3K1A5', false],
    ['CA', '90210', false],
    ['US', '90210', true],
    ['US', '02134', true],
    ['US', '90210-1234', true],
    ['US', '9021', false],
    ['US', '902101234', true],
    ['US', '90210 – 1234', true],
    ['US', '9021012', false],
    ['US', '902-10', false],
    ['US', 'H3K 1A5', false],
  ])('of %s: %j is one: %s (AD2)', (country, code, isOne) => {
    expect(isPostalCodeOf(country, code)).toBe(isOne)
  })

  test.each<[Country, string, string]>([
    ['CA', 'h3k1a5', 'H3K 1A5'],
    ['CA', ' h3k 1a5 ', 'H3K 1A5'],
    ['CA', 'G1R\u00a04P5', 'G1R 4P5'],
    ['CA', 'g1r-4p5', 'G1R 4P5'],
    ['US', ' 90210-1234 ', '90210-1234'],
    ['US', '902101234', '90210-1234'],
    ['US', '90210 1234', '90210-1234'],
  ])('of %s is kept as an envelope shows it: %j is %j (AD2)', (country, code, shown) => {
    expect(formatPostalCode(country, code)).toBe(shown)
    expect(formatPostalCode(country, shown)).toBe(shown)
  })
})

describe('a phone number', () => {
  test.each([
    ['514-555-0123', true],
    ['(212) 555-0199', true],
    ['+1 416 555 0100', true],
    ['1-800-267-2001', true],
    ['787 555 0123', true],
    ['+1 671 646 1234', true],
    ['555-0123', false],
    ['+1 555 555 0123', false],
    ['+1 876 555 0123', false],
    ['+1 809 555 1234', false],
    ['+44 20 7946 0958', false],
    ['call 514-555-0123', false],
    ['', false],
  ])('%j is of Canada or the United States: %s (AD3)', (phone, isOne) => {
    expect(isPhone(phone)).toBe(isOne)
  })

  test('is kept in one form and shown in another, however it is written (AD3)', () => {
    for (const phone of ['514-555-0123', '(514) 555 0123', '+15145550123', '1 514 555 0123']) {
      expect(formatPhone(phone)).toBe('+15145550123')
      expect(phoneForShow(phone, 'fr')).toBe('+1 514 555 0123')
    }
    expect(phoneForShow('(514) 555-01', 'fr')).toBe('(514) 555-01')
  })

  test.each([
    '418-555-0123 x204',
    '418-555-0123x204',
    '+1 (418) 555-0123 p204',
    '418-555-0123 p. 204',
    '418-555-0123 (poste 204)',
    '418 555-0123 [ext. 204]',
    '418-555-0123 local 204',
    'tel:+1-418-555-0123;ext=204',
    '４１８-555-0123 poste ２０４',
    '418-555-0123 #204',
    '418 555-0123 poste 204',
    '418 555-0123, poste n° 204',
    '(418) 555-0123 ext. 204',
    '418.555.0123 Extension: 204',
    '418 555 0123;ext=204',
    '4185550123,204',
    '+1 418 555 0123 x 204',
  ])('%j keeps its extension (AD7)', phone => {
    expect(isPhone(phone)).toBe(true)
    expect(formatPhone(phone)).toBe('+14185550123 x204')
    expect(formatPhone(formatPhone(phone))).toBe('+14185550123 x204')
    expect([phoneForShow(phone, 'en'), phoneForShow(phone, 'fr')]).toEqual([
      '+1 418 555 0123 ext. 204',
      '+1 418 555 0123 poste 204',
    ])
  })

  test.each([
    '418-555-0123 Marie',
    '418-555-0123 x12345678',
    '418-555-0123 x',
    'x204',
    '418-555-0123 x204 Marie',
  ])('%j is refused, as nothing of it is left out (AD7)', phone => {
    expect(isPhone(phone)).toBe(false)
  })
})

describe('an address', () => {
  test('of its country has no problems (AD1, AD2, AD3)', () => {
    expect(problemsOfAddress(montreal)).toEqual([])
    const boston = { ...montreal, country: 'US', state: 'MA', zipcode: '02134' } as const
    expect(problemsOfAddress(boston)).toEqual([])
  })

  test('tells each of its problems (AD1, AD2, AD3)', () => {
    const mixed = { country: 'US', state: 'QC', zipcode: 'H3K 1A5', phone: '123' } as const
    expect(problemsOfAddress(mixed)).toEqual([
      { path: 'state', message: 'invalid_state' },
      { path: 'zipcode', message: 'invalid_postal_code' },
      { path: 'phone', message: 'invalid_phone' },
    ])
  })

  test('survives being kept, written in the usual forms', () => {
    const kept = toAddress(
      addressSchema.parse({ ...montreal, zipcode: 'h3k1a5', email: ' Maya@Example.com ' }),
    )
    expect(kept.address).toEqual({
      line1: '1200 Atwater Street',
      line2: 'Suite 4',
      city: 'Montréal',
      country: 'CA',
      state: 'QC',
      postal_code: 'H3K 1A5',
    })
    expect(kept.email).toBe('maya@example.com')
    expect(toAddress(addressSchema.parse(toAddressForm(kept)))).toEqual(kept)
  })

  test('may have no apartment', () => {
    for (const appartment of [undefined, null, '', '  ']) {
      const { appartment: _, ...rest } = montreal
      const form = addressSchema.parse(appartment === undefined ? rest : { ...rest, appartment })
      expect(toAddress(form).address.line2).toBeNull()
    }
  })

  const required = [
    'organization',
    'firstName',
    'lastName',
    'address',
    'city',
    'state',
    'zipcode',
    'phone',
    'email',
    'country',
  ] as const

  test.each(required)('needs its %s', field => {
    const { [field]: _, ...rest } = montreal
    expect(addressSchema.safeParse(rest).success).toBe(false)
  })

  test.each(required.filter(field => field !== 'state'))('needs something in its %s', field => {
    expect(addressSchema.safeParse({ ...montreal, [field]: '  ' }).success).toBe(false)
  })

  test.each(['organization', 'firstName', 'address', 'appartment', 'city', 'zipcode', 'phone'] as const)(
    'has a %s that a database and an envelope can hold (AD4)',
    field => {
      for (const broken of ['a\u0000b', 'a\nb', 'a\ud800b']) {
        expect(addressSchema.safeParse({ ...montreal, [field]: broken }).success).toBe(false)
      }
    },
  )

  test('loses what hides or turns what stands beside it, as telephones copy it (AC32)', () => {
    const copied = { ...montreal, firstName: 'Ada\u202eabc', phone: '\u202a514-555-0123\u202c' }
    expect(addressSchema.parse(copied)).toMatchObject({ firstName: 'Adaabc', phone: '514-555-0123' })
  })

  test('is composed as one: letters and accents apart are put together', () => {
    expect(addressSchema.parse({ ...montreal, city: ' Montre\u0301al ' }).city).toBe('Montréal')
  })
})

test.each([
  ['CA', 'H3K 1A5', 'QC', []],
  ['CA', 'h3k1a5', 'ON', ['QC']],
  ['CA', ' K1A 0A1', 'QC', ['ON']],
  ['CA', 'X0A 0H0', 'NU', []],
  ['CA', 'X0A 0H0', 'QC', ['NT', 'NU']],
  ['CA', '', 'QC', []],
  ['CA', 'Z1A 0A1', 'QC', []],
  ['US', '05401', 'NY', ['VT']],
  ['US', '90210', 'NY', ['CA']],
  ['US', '10001-1234', 'NY', []],
  ['US', '00901', 'FL', ['PR']],
  ['US', '96910', 'GU', []],
  ['US', '09128', 'NY', ['AE']],
  ['US', '99', 'NY', []],
] as const)(
  '%s %s beside %s is asked about where it is elsewhere: %j (AD5)',
  (country, code, state, others) => {
    expect(otherRegionsOf(country, code, state).map(region => region.code)).toEqual(others)
  },
)

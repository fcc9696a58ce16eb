import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Role, roles, staffRoles } from './access.ts'
import { rightsOf } from './desk-rights.ts'
import {
  beyondOwn,
  hasStaffAbility,
  type StaffAbility,
  type StaffTerms,
  staffAbilities,
  staffAbilitiesOf,
} from './staff-abilities.ts'

const terms = (role: Role, chosenAbilities: readonly StaffAbility[] | null = null): StaffTerms => ({
  roles: ['user', role],
  chosenAbilities,
})

const anyTerms: fc.Arbitrary<StaffTerms> = fc.record({
  roles: fc.subarray([...roles]),
  chosenAbilities: fc.option(fc.subarray([...staffAbilities])),
})

describe('abilities of staff (AC61)', () => {
  test.each<[StaffTerms, readonly StaffAbility[]]>([
    [terms('admin'), staffAbilities],
    // An admin has all, whatever was chosen before.
    [terms('admin', []), staffAbilities],
    [terms('designer'), ['editOrders', 'releaseTechpacks', 'seePersonalData']],
    [terms('bookkeeper'), ['seePersonalData', 'bookPayments']],
    [terms('workshop'), ['releaseTechpacks']],
    [terms('designer', ['releaseTechpacks']), ['releaseTechpacks']],
    [terms('designer', []), []],
    [terms('workshop', ['editOrders']), ['editOrders', 'seePersonalData']],
    [terms('user'), []],
    // Whoever is no staff is given nothing by a list that was left.
    [terms('user', ['managePeople']), []],
  ])('of %j are %j', (of, held) => {
    expect(staffAbilitiesOf(of)).toEqual(held)
  })

  test('orders, payments and people are worked on by those alone who see whose they are', () => {
    fc.assert(
      fc.property(anyTerms, of => {
        const held = staffAbilitiesOf(of)
        const shows = (['editOrders', 'bookPayments', 'managePeople'] as const).some(each =>
          held.includes(each),
        )
        expect(shows && !held.includes('seePersonalData')).toBe(false)
        const areStaff = staffRoles.some(role => of.roles.includes(role))
        expect(held.length > 0 && !areStaff).toBe(false)
        expect(hasStaffAbility(of, staffAbilities)).toBe(held.length > 0)
      }),
    )
  })

  test.each<[StaffTerms, string]>([
    [terms('admin'), 'payments,refunds,discounts,exports'],
    [terms('designer'), 'discounts'],
    [terms('designer', ['editOrders']), 'discounts'],
    [terms('designer', ['bookPayments']), 'payments,refunds,exports'],
    [terms('designer', ['releaseTechpacks']), ''],
    [terms('bookkeeper'), 'payments,refunds,exports'],
    [terms('workshop'), ''],
    [terms('user', ['bookPayments']), ''],
  ])('of %j bring the rights %s', (of, rights) => {
    expect(rightsOf(of, ['discounts']).join()).toBe(rights)
  })
})

describe('what somebody gives or takes (AC62)', () => {
  const none: StaffTerms = { roles: [], chosenAbilities: null }

  test.each<[string, StaffTerms, StaffTerms, StaffTerms, StaffAbility | undefined]>([
    ['an admin all', terms('admin'), none, terms('admin'), undefined],
    ['a manager no admin', terms('designer', ['managePeople']), none, terms('admin'), 'editOrders'],
    [
      'a manager takes no admin away',
      terms('designer', ['managePeople']),
      terms('admin'),
      none,
      'editOrders',
    ],
    [
      'a manager what they hold',
      terms('designer', ['managePeople', 'releaseTechpacks']),
      none,
      terms('workshop'),
      undefined,
    ],
    ['nobody who is no staff', none, none, terms('workshop'), 'releaseTechpacks'],
  ])('%s', (_, own, before, after, beyond) => {
    expect(beyondOwn(own, before, after)).toBe(beyond)
  })

  test('is never beyond what they hold', () => {
    fc.assert(
      fc.property(anyTerms, anyTerms, anyTerms, (own, before, after) => {
        if (beyondOwn(own, before, after)) return
        const [mine, had, has] = [own, before, after].map(staffAbilitiesOf)
        const moved = staffAbilities.filter(each => had?.includes(each) !== has?.includes(each))
        expect(moved.filter(each => !mine?.includes(each))).toEqual([])
      }),
    )
  })
})

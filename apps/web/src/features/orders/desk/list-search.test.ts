import { describe, expect, it } from 'vitest'
import { isFiltered, queryOf, readListSearch } from '#web/features/orders/desk/list-search.ts'

const defined = (raw: Record<string, unknown>) => JSON.parse(JSON.stringify(readListSearch(raw)))

describe('the address of a staff list', () => {
  it('is read as it was written', () => {
    const staff = '0b9c2f5e-1d2a-4c3b-8e4f-5a6b7c8d9e0f'
    const search = {
      show: 'orders',
      q: 'maya',
      status: 'intent,shipped',
      days: 90,
      province: 'QC',
      staff,
      sort: 'customer',
      page: 3,
    }
    expect(defined(search)).toEqual(search)
    // An address knows no text that is a number.
    expect(defined({ q: 1042 })).toEqual({ q: '1042' })
  })

  it('means nothing where it makes no sense', () => {
    expect(
      defined({
        show: 'all',
        q: ['a'],
        status: 'lost,<b>',
        days: 12,
        province: 'Québec',
        staff: 'me',
        sort: 'newest',
        page: -4,
      }),
    ).toEqual({})
    expect(defined({ q: 'x'.repeat(10_000), page: 1e300, status: ','.repeat(1e6) })).toEqual({
      q: 'x'.repeat(200),
    })
  })

  it('asks the same all day long', () => {
    const early = queryOf(readListSearch({ days: 7 }), new Date(2026, 10, 23, 0, 1))
    const late = queryOf(readListSearch({ days: 7 }), new Date(2026, 10, 23, 23, 59))
    expect(early).toEqual(late)
    expect(early).toEqual({
      kind: 'preorders',
      pageNumber: 1,
      itemsPerPage: 20,
      from: new Date(2026, 10, 16).toISOString(),
    })
  })

  it('knows whether the list is narrowed', () => {
    expect(isFiltered(readListSearch({ show: 'orders', sort: 'oldest', page: 2 }))).toBe(false)
    expect(isFiltered(readListSearch({ province: 'QC' }))).toBe(true)
  })
})

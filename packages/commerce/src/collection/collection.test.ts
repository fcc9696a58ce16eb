import { findProduct } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameInMail } from '../access/name-in-mail.ts'
import { sizeNamesOf } from '../pricing/price-item.ts'
import { changeOwn, isWithinReach, newlyWanted } from './change-own.ts'
import { clockOf, daysLater, isShownTwice, momentOf } from './closing-time.ts'
import { newSince, takeOver, totalsOf } from './collected-totals.ts'
import { nextOverall, progressOf } from './collection-progress.ts'
import { lastOfEach, mergeSelection } from './merge-selection.ts'
import { changeTimes, closedSince, isCollectionOpen } from './open-collection.ts'
import { goneBefore } from './personal-data.ts'
import { isRequestedSince } from './requested-since.ts'

const at = (time: string) => new Date(`2026-12-04T${time}Z`)

describe('a collection', () => {
  const never = { isOpen: true, closesAt: null, closedAt: null }

  test('is open from its first design until it is closed (SC1)', () => {
    expect(isCollectionOpen(never, 0, at('10:00:00'))).toBe(false)
    expect(isCollectionOpen(never, 1, at('10:00:00'))).toBe(true)
    expect(isCollectionOpen({ ...never, isOpen: false }, 1, at('10:00:00'))).toBe(false)
    const timed = { ...never, closesAt: at('10:00:00') }
    expect(isCollectionOpen(timed, 1, at('09:59:59.999'))).toBe(true)
    expect(isCollectionOpen(timed, 1, at('10:00:00'))).toBe(false)
  })

  test('has a design that was asked for since it came onto the page, not before (SC24)', () => {
    expect(isRequestedSince(at('10:00:00'), at('10:00:00'))).toBe(true)
    expect(isRequestedSince(at('10:00:00'), at('09:59:59'))).toBe(false)
    expect(isRequestedSince(null, at('10:00:00'))).toBe(false)
  })

  test('is closed, opened and extended at any time (SC2)', () => {
    const closed = changeTimes(never, { isOpen: false }, at('10:00:00'))
    expect(closed).toEqual({ isOpen: false, closesAt: null, closedAt: at('10:00:00') })
    expect(closedSince(closed, at('12:00:00'))).toEqual(at('10:00:00'))
    expect(changeTimes(closed, { isOpen: true }, at('11:00:00'))).toEqual(never)
    expect(changeTimes(closed, { closesAt: at('20:00:00') }, at('11:00:00'))).toEqual({
      isOpen: true,
      closesAt: at('20:00:00'),
      closedAt: null,
    })
    // Without a time to come it stays closed.
    expect(changeTimes(closed, { closesAt: null }, at('11:00:00'))).toEqual(closed)
    const over = { ...never, closesAt: at('10:00:00') }
    expect(closedSince(over, at('11:00:00'))).toEqual(at('10:00:00'))
    expect(changeTimes(over, { isOpen: true }, at('11:00:00'))).toEqual(never)
    expect(changeTimes(over, {}, at('11:00:00'))).toEqual(over)
  })
})

describe('what is sent', () => {
  const hoodie = (size: string, quantity: number) => ({ id: 'hoodie', size, quantity })
  const kept = { id: 'e1', designId: 'hoodie', size: 'M', createdAt: at('10:00:00') }

  test('within a second is one entry with the last quantity, later is added (SC3)', () => {
    expect(mergeSelection([kept], [hoodie('M', 3)], at('10:00:01'))).toEqual({
      changed: [{ id: 'e1', quantity: 3 }],
      added: [],
    })
    expect(mergeSelection([kept], [hoodie('M', 3)], at('10:00:01.001')).added).toEqual([hoodie('M', 3)])
    expect(mergeSelection([kept], [hoodie('L', 3)], at('10:00:00')).added).toEqual([hoodie('L', 3)])
    expect(lastOfEach([hoodie('M', 1), hoodie('L', 2), hoodie('M', 4)])).toEqual([
      hoodie('M', 4),
      hoodie('L', 2),
    ])
  })
})

describe('one’s own answer', () => {
  const names = ['S', 'M', 'L']
  const quantity = fc.integer({ min: 1, max: 25 })
  const own = fc
    .array(fc.record({ size: fc.constantFrom(...names), quantity }), { maxLength: 6 })
    .map(entries => entries.map((entry, at) => ({ ...entry, id: `e${at}`, designId: 'hoodie' })))
  const wanted = fc.uniqueArray(
    fc.record({ id: fc.constant('hoodie'), size: fc.constantFrom(...names), quantity }),
    { selector: ({ size }) => size },
  )

  test('comes to what is put in its place, and keeps whose it was where it stays (SC14)', () => {
    fc.assert(
      fc.property(own, wanted, (before, selection) => {
        const { changed, added, removed } = changeOwn(before, selection)
        const kept = before
          .filter(({ id }) => !removed.includes(id))
          .map(entry => ({ ...entry, ...changed.find(({ id }) => id === entry.id) }))
        const sizesOf = (lines: readonly { readonly size: string; readonly quantity: number }[]) =>
          totalsOf(lines, names)
        expect(sizesOf([...kept, ...added])).toEqual(sizesOf(selection))
        expect(
          newlyWanted(
            [...kept],
            selection.filter(each => !added.includes(each)),
          ),
        ).toEqual([])
      }),
    )
    const family = [
      { id: 'jade', designId: 'hoodie', size: 'M', quantity: 1 },
      { id: 'noah', designId: 'hoodie', size: 'M', quantity: 1 },
    ]
    const mediums = (of: number) => [{ id: 'hoodie', size: 'M', quantity: of }]
    expect(changeOwn(family, mediums(2))).toEqual({ changed: [], added: [], removed: [] })
    expect(changeOwn(family, mediums(3)).changed).toEqual([{ id: 'jade', quantity: 2 }])
    expect(changeOwn(family, mediums(1)).removed).toEqual(['noah'])
    expect(newlyWanted(family, mediums(3))).toEqual(mediums(3))
  })

  test('has other words of a size on the entry that had it; words of another size are an entry more (SC14)', () => {
    const own = [
      { id: 'jade', designId: 'hoodie', size: 'M', quantity: 1, words: { name: 'JADE' } },
      { id: 'noah', designId: 'hoodie', size: 'M', quantity: 1, words: { name: 'NOAH' } },
    ]
    const wants = (size: string, name: string) => ({ id: 'hoodie', size, quantity: 1, words: { name } })
    const noah = wants('M', 'NOAH')
    expect(changeOwn(own, [wants('M', 'ZOE'), noah])).toEqual({
      changed: [{ id: 'jade', quantity: 1, words: { name: 'ZOE' } }],
      added: [],
      removed: [],
    })
    expect(changeOwn(own, [wants('L', 'JADE'), noah])).toEqual({
      changed: [],
      added: [wants('L', 'JADE')],
      removed: ['jade'],
    })
  })

  test('is of each size up to 25, or what one has of it already (SC12)', () => {
    const sent = ['first', 'second'].map(id => ({ id, designId: 'hoodie', size: 'M', quantity: 20 }))
    const mediums = (of: number) => ({ id: 'hoodie', size: 'M', quantity: of })
    expect([25, 40, 41].map(of => isWithinReach(sent, mediums(of)))).toEqual([true, true, false])
    expect([25, 26].map(of => isWithinReach([], mediums(of)))).toEqual([true, false])
  })
})

describe('what is collected', () => {
  const names = ['S', 'M', 'L']
  const entries = fc.array(
    fc.record({ size: fc.constantFrom(...names), quantity: fc.integer({ min: 1, max: 25 }) }),
  )
  const sumOf = (sizes: readonly { readonly qty: number }[]) => sizes.reduce((sum, { qty }) => sum + qty, 0)

  test('is summed for each size, and is what the cart takes over (SC4, SC5)', () => {
    fc.assert(
      fc.property(entries, given => {
        const totals = totalsOf(given, names)
        expect(totals.map(({ name }) => name)).toEqual(names)
        expect(sumOf(totals)).toBe(given.reduce((sum, { quantity }) => sum + quantity, 0))
      }),
    )
  })

  test('later is taken over without what was there: all of it comes to the same (SC6)', () => {
    fc.assert(
      fc.property(entries, entries, (before, after) => {
        const taken = totalsOf(before, names)
        const now = totalsOf(after, names)
        expect(takeOver(taken, newSince(now, taken))).toEqual(now)
        expect(newSince(now, now)).toEqual([])
      }),
    )
    expect(takeOver([{ name: 'M', qty: 1 }], [{ name: 'M', qty: -3 }])).toEqual([{ name: 'M', qty: 0 }])
  })

  test('shows what reaches the minimum, then what lowers the price of all (SC7)', () => {
    const product = must(findProduct('hoodie', 'hoodie'), 'hoodie')
    const terms = { pricing: product.pricing, sizeNames: sizeNamesOf(product.sizes), creditsUsed: 0 }
    const { minQty } = product.pricing
    const few = progressOf(terms, minQty - 6, 'cad')
    expect([few.priceOfPiece, few.next?.more, few.next?.qty]).toEqual([null, 6, minQty])
    const enough = progressOf(terms, minQty, 'cad')
    expect(enough.priceOfPiece).toBe(few.next?.priceOfPiece)
    expect(enough.next!.priceOfPiece).toBeLessThan(enough.priceOfPiece!)
    expect(progressOf(terms, enough.next!.qty, 'cad').priceOfPiece).toBe(enough.next!.priceOfPiece)
    const [near, far] = [50, 20].map(qty => ({ progress: progressOf(terms, minQty + qty - 20, 'cad') }))
    expect(nextOverall([{ progress: few }, { progress: enough }])).toEqual({
      design: { progress: enough },
      more: enough.next!.more,
      saving: enough.priceOfPiece! - enough.next!.priceOfPiece,
    })
    const nearest = Math.min(near!.progress.next!.more, far!.progress.next!.more)
    expect(nextOverall([near!, far!])?.more).toBe(nearest)
    expect(nextOverall([{ progress: few }])).toBe(null)
    const beyond = progressOf(terms, product.pricing.maxQty + 1, 'cad')
    expect([beyond.priceOfPiece, beyond.next]).toEqual([null, null])
  })
})

test('what people said of themselves goes after 180 days (SC8)', () => {
  expect(goneBefore(new Date('2026-06-30T00:00:00Z'))).toEqual(new Date('2026-01-01T00:00:00Z'))
})

test.each([
  ['Noah', 'Noah'],
  ['  Noah \n Roy ', 'Noah Roy'],
  ['É'.repeat(61), 'É'.repeat(60)],
  ['http://evil.example', ''],
  ['Win at evil.com now', ''],
  ['//evil', ''],
  ['evil。com', ''],
  ['пример.рф', ''],
  ['http\u200b://evil.example', ''],
  ['192.0.2.1', ''],
  ['Ada\u202e\u2066 Roy', 'Ada Roy'],
  ['J. Roy', 'J. Roy'],
  // Signs that stand for a point, and what is drawn as nothing.
  ['evil\u2024example', ''],
  ['evil.\u034fexample', ''],
  ['evil.\u2061\u115fexample', ''],
  ['Équipe … ½', 'Équipe … ½'],
])('the name %j is %j in a mail (SC9)', (name, shown) => {
  expect(nameInMail(name)).toBe(shown)
})

describe('a closing time', () => {
  test.each([
    ['2026-12-04', '23:59', 'America/Toronto', '2026-12-05T04:59:00.000Z'],
    // The hour that clocks show twice: the later of them.
    ['2026-11-01', '01:30', 'America/Toronto', '2026-11-01T06:30:00.000Z'],
    // The hour that they leave out.
    ['2026-03-08', '02:30', 'America/Toronto', '2026-03-08T07:30:00.000Z'],
    ['2026-06-01', '12:00', 'Asia/Kolkata', '2026-06-01T06:30:00.000Z'],
  ])('%s %s in %s is %s (SC10)', (date, time, zone, moment) => {
    expect(momentOf(date, time, zone).toISOString()).toBe(moment)
  })

  test('may be told to the second (SC10)', () => {
    expect(momentOf('2026-12-04', '17:30:59', 'America/Toronto').toISOString()).toBe(
      '2026-12-04T22:30:59.000Z',
    )
  })

  test('comes twice in the night when clocks go back, and only then (SC10)', () => {
    expect(isShownTwice('2027-11-07', '01:30', 'America/Toronto')).toBe(true)
    expect(isShownTwice('2027-11-07', '02:30', 'America/Toronto')).toBe(false)
    expect(isShownTwice('2027-11-07', '01:30', 'America/Regina')).toBe(false)
    expect(isShownTwice('2027-03-14', '02:30', 'America/Toronto')).toBe(false)
  })

  test('is read back, and moved by days of the calendar (SC10)', () => {
    const zone = 'America/Toronto'
    expect(clockOf(new Date('2026-12-05T04:59:00Z'), zone)).toEqual({ date: '2026-12-04', time: '23:59' })
    const before = momentOf('2026-10-30', '23:59', zone)
    expect(clockOf(daysLater(before, 3, zone), zone)).toEqual({ date: '2026-11-02', time: '23:59' })
  })
})

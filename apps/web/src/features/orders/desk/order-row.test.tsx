import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ListedEntry } from '#web/data/desk.ts'
import { shortDate, shortDay } from '#web/features/orders/desk/desk-time.ts'
import { OrderRow } from '#web/features/orders/desk/order-row.tsx'
import { InRouter } from '#web/lib/testing/in-router.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'

type Desk = Partial<ListedEntry['desk']>

const desk = {
  changedAt: '2025-03-02T12:00:00.000Z',
  paid: 0,
  due: 0,
  dueOn: null,
  isOverdue: false,
  inCharge: null,
  eventDate: null,
  wantedShipDate: null,
  proof: null,
  atWorkshop: null,
} as unknown as ListedEntry['desk']

const entry = {
  kind: 'preorder',
  id: 'request',
  preorderId: 'request',
  number: 1024,
  status: 'intent',
  projectNumber: null,
  customer: 'Maya Tremblay',
  email: 'maya@example.com',
  itemsCount: 1240,
  createdAt: new Date('2025-03-01T12:00:00.000Z'),
  shippingAddress: {
    organization: 'Wolves',
    address: { city: 'Montréal', state: 'QC', postal_code: 'H3K 1A5' },
  },
  items: [],
  total: 500_00,
  currency: 'cad',
  discounts: [],
  charges: [],
  invoiceNumber: null,
  quoteNumber: null,
  payment: null,
  desk,
} as unknown as ListedEntry
const item = (wantsVector: boolean) =>
  ({
    id: String(wantsVector),
    openChecks: [{ wantsVector }],
    designState: { images: [], decoratedSides: [] },
  }) as never

const onToggle = vi.fn<() => void>()
beforeEach(() => onToggle.mockClear())

function open(
  more: Partial<ListedEntry> = {},
  of: Desk = {},
  isOpen = false,
  time: 'placed' | 'changed' = 'placed',
) {
  const shown = { ...entry, ...more, desk: { ...desk, ...of } } as ListedEntry
  return openPage(
    <InRouter>
      <table>
        <OrderRow
          entry={shown}
          time={time}
          isOpen={isOpen}
          onToggle={onToggle}
          sizeLabel={(_, size) => size}
        />
      </table>
    </InRouter>,
  )
}
const row = async () => (await screen.findAllByRole('row'))[0]!
const said = async () => (await row()).textContent?.replaceAll('\u00a0', ' ')

describe('a row of the staff’s list', () => {
  test('of a request tells who asks for what, and when it was placed', async () => {
    open()
    const text = await said()
    for (const words of [
      'Pre-order 1024',
      'No project number',
      'Maya Tremblay',
      'Wolves, QC',
      '1,240',
      '$500.00',
    ])
      expect(text).toContain(words)
    expect(text).toContain('Nobody yet')
    expect((await row()).querySelector('time')?.dateTime).toBe('2025-03-01T12:00:00.000Z')
    expect(text).not.toContain('$0.00')
  })

  test('of an order tells its request, what was paid, and who is in charge; the time is that of its change', async () => {
    const inCharge = { id: 'sam', first_name: 'Sam', last_name: 'Keller' }
    const more = {
      kind: 'order',
      number: 7,
      requestNumber: 1024,
      projectNumber: '27-0418',
      total: null,
    } as never
    open(more, { paid: 100_00, inCharge: inCharge as never }, false, 'changed')
    const text = await said()
    for (const words of ['Order 7', 'Pre-order 1024', 'Project 27-0418', '$100.00', 'Sam Keller'])
      expect(text).toContain(words)
    expect(text).not.toContain('$500.00')
    expect((await row()).querySelector('time')?.dateTime).toBe(desk.changedAt)
  })

  test('opens where it is clicked, but for its links, and by its button once', async () => {
    const { user } = open()
    await user.click(within(await row()).getByText('Maya Tremblay'))
    expect(onToggle).toHaveBeenCalledTimes(1)
    const button = screen.getByRole('button', { name: 'Details of Pre-order 1024' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.click(button)
    expect(onToggle).toHaveBeenCalledTimes(2)
    await user.click(screen.getByRole('link', { name: 'Pre-order 1024' }))
    expect(onToggle).toHaveBeenCalledTimes(2)
  })

  test('tells its event, and the day by which it is to leave', async () => {
    open({}, { eventDate: '2031-05-03', wantedShipDate: '2031-04-20' })
    const text = await said()
    const now = new Date()
    expect(text).toContain(shortDate('2031-05-03', now, 'en'))
    expect(text).toContain(`ship by ${shortDate('2031-04-20', now, 'en')}`)
  })
})

describe('what is due', () => {
  test.each([
    [{ due: 0 }, '–', ''],
    [{ due: 50_00, dueOn: '2031-04-20', isOverdue: false }, '$50.00', 'by Apr 20, 2031'],
    [{ due: 50_00, dueOn: '2031-04-20', isOverdue: true }, '$50.00', 'Overdue since Apr 20, 2031'],
    [{ due: -50_00 }, '$50.00', 'to pay back'],
  ] as [Desk, string, string][])('%o', async (of, amount, words) => {
    open({ total: null }, of)
    const cell = (await row()).querySelector('[data-label="Due"]')
    expect(cell?.textContent).toContain(amount)
    expect(cell?.textContent).toContain(words)
    expect(cell?.textContent?.includes('to pay back')).toBe(words === 'to pay back')
  })
})

describe('how far the proof is', () => {
  const sentAt = '2026-05-03T16:00:00.000Z'
  const proof = (answered: number, approved: number) =>
    ({ proofNumber: 2, designs: 3, answered, approved, sentAt }) as Desk['proof']
  test.each([
    ['inreviewbycustomer', proof(0, 0), `Proof 2 sent ${shortDay(new Date(sentAt), 'en')}`],
    ['inreviewbycustomer', proof(2, 2), 'Approved 2 of 3'],
    ['inreviewbydesigner', proof(2, 1), '2 answers on proof 2'],
    ['inreviewbydesigner', proof(0, 0), undefined],
    ['purchased', proof(2, 1), undefined],
  ] as const)('%s', async (status, of, words) => {
    open({ status }, { proof: of ?? null })
    const text = await said()
    expect(text).toContain(words ?? '')
    expect(/[Pp]roof|Approved/.test(text ?? '')).toBe(words !== undefined)
  })

  test('before it is ordered it is told what is still to be drawn', async () => {
    open({ status: 'intent', items: [item(true), item(false)] })
    expect(await said()).toContain('1 artwork to redraw')
  })

  test('once it is ordered no more', async () => {
    open({ status: 'purchased', items: [item(true)] })
    expect(await said()).not.toContain('redraw')
  })
})

test('a release at the workshop is told once the order is otherwise', async () => {
  open({}, { atWorkshop: { release: 4, isChanged: true } as never })
  expect(await said()).toContain('Changed since release 4')
})

test('one that is not otherwise is not', async () => {
  open({}, { atWorkshop: { release: 4, isChanged: false } as never })
  expect(await said()).not.toContain('release 4')
})

test('opened it tells where it goes, its numbers, and what is added and taken off', async () => {
  open(
    {
      invoiceNumber: '20071',
      discounts: [{ amount: 20_00 }, { amount: 5_00 }],
      charges: [{ amount: 40_00 }, { amount: 2_00 }],
      payment: { balance: 11_00 },
    } as never,
    {},
    true,
  )
  const [, details] = await screen.findAllByRole('row')
  const text = details?.textContent?.replaceAll('\u00a0', ' ')
  for (const words of ['Montréal QC H3K 1A5', 'maya@example.com', '20071', '− $25.00', '$42.00', '$11.00'])
    expect(text).toContain(words)
  expect(text).not.toContain('External quote')
  expect(screen.getByRole('button', { name: /^Details/ }).getAttribute('aria-expanded')).toBe('true')
})

test('opened it tells nothing of what there is not', async () => {
  open({}, {}, true)
  const [, details] = await screen.findAllByRole('row')
  for (const words of ['Discounts', 'Charges', 'Balance due', 'Invoice'])
    expect(details?.textContent).not.toContain(words)
})

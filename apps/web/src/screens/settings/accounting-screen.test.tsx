import { accountingFiles } from '@teamloom/contract/accounting.ts'
import type { Call } from '@teamloom/contract/call.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { monthBefore, periodFault, yesterdayIn } from '#web/features/doors/booked-days.ts'
import { heardOf, refuse } from '#web/lib/testing/server.ts'
import { AccountingScreen } from '#web/screens/settings/accounting-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { maya, serverHas } from '#web/screens/testing/people.ts'

/** The file as the server in the test's hand knows calls. */
const exported = accountingFiles.export as unknown as Call

function open(abilities: (typeof maya.staffAbilities)[number][] = ['bookPayments']) {
  serverHas({ me: { ...maya, staffAbilities: abilities } })
  return openScreen(<AccountingScreen />, { path: '/settings/accounting' })
}

test('it begins with the month before, and a day that is not over is said (BK1)', async () => {
  const { user } = open()
  const { from, to } = monthBefore(new Date())
  expect((await screen.findByLabelText<HTMLInputElement>('From')).value).toBe(from)
  const last = screen.getByLabelText<HTMLInputElement>('To, this day too')
  expect(last.value).toBe(to)
  fireEvent.change(last, { target: { value: '2099-01-01' } })
  expect(screen.getByText('This day is not over yet. Choose yesterday or before.')).toBeTruthy()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save the file' })
  expect(button.disabled).toBe(true)
  fireEvent.change(last, { target: { value: to } })
  refuse(exported, 'unavailable', 503)
  await user.click(screen.getByLabelText('Xero'))
  await user.click(screen.getByRole('radio', { name: 'USD' }))
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toContain('away')
  expect(heardOf(exported).map(({ query }) => query)).toEqual([{ from, to, format: 'xero', currency: 'usd' }])
})

test('whoever was not given payments is told so (BK1)', async () => {
  open(['editOrders'])
  await screen.findByText('Your account was not given payments.')
  expect(screen.queryByRole('button', { name: 'Save the file' })).toBeNull()
})

test('days are those of Toronto, over, in order and not too many (BK1)', () => {
  const night = new Date('2026-03-01T03:00:00Z')
  expect(yesterdayIn(night)).toBe('2026-02-27')
  expect(monthBefore(night)).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  expect(monthBefore(new Date('2024-03-15T12:00:00Z'))).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  const kinds = (
    [
      ['', '2026-01-01'],
      ['2026-01-01', ''],
      ['2026-01-01', '2026-03-01'],
      ['2026-02-02', '2026-02-01'],
      ['2025-01-01', '2026-02-05'],
      ['2026-02-01', '2026-02-28'],
    ] as const
  ).map(([from, to]) => periodFault({ from, to }, '2026-02-28')?.kind)
  expect(kinds).toEqual(['missing', 'missing', 'notOver', 'after', 'tooLong', undefined])
})

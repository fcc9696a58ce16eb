import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLocale } from '#web/lib/i18n.ts'
import { DayTime } from '#web/ui/day-time.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'
import { TimeAgo } from '#web/ui/time-ago.tsx'

const noon = new Date(2026, 10, 24, 12)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: noon })
})
afterEach(() => vi.useRealTimers())

test('a time of today is told by that name, and the next day by another, without a reload', () => {
  openPage(<DayTime at={new Date(2026, 10, 24, 9, 30).toISOString()} />)
  expect(screen.getByText(/^Today/)).toBeTruthy()
  vi.setSystemTime(new Date(2026, 10, 25, 0, 1))
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.getByText(/^Yesterday/)).toBeTruthy()
})

test('how long ago it was grows while one looks, the exact time beside it', () => {
  const at = noon.toISOString()
  openPage(<TimeAgo at={at} />)
  const told = screen.getByText('just now')
  expect(told.title).toBe('November 24, 2026 at 12:00 p.m.')
  act(() => vi.advanceTimersByTime(120_000))
  expect(told.textContent).toBe('2 minutes ago')
})

test('it is told in the language that is shown', async () => {
  await setLocale('fr')
  openPage(<DayTime at={new Date(2026, 10, 23, 9, 30).toISOString()} />)
  expect(screen.getByText(/^Hier/)).toBeTruthy()
})

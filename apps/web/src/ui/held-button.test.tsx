import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HeldButton } from '#web/ui/held-button.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'

const [go, help] = [vi.fn(), vi.fn()]
const open = (about: Partial<Parameters<typeof HeldButton>[0]> = {}) => {
  go.mockClear()
  help.mockClear()
  return openPage(
    <HeldButton reason={undefined} onClick={go} onHeld={help} {...about}>
      Continue
    </HeldButton>,
  )
}
const button = () => screen.getByRole('button')
const calls = () => [go.mock.calls.length, help.mock.calls.length]

test('the next step is taken', async () => {
  const { user } = open()
  await user.click(button())
  expect(calls()).toEqual([1, 0])
})

test('while it cannot be taken it is reached, says why, and shows where to go on', async () => {
  const { user } = open({ reason: 'Choose a size first.' })
  await user.tab()
  expect(document.activeElement).toBe(button())
  const reason = document.getElementById(button().getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('Choose a size first.')
  await user.keyboard('{Enter}')
  expect(calls()).toEqual([0, 1])
})

test('a reason that stands elsewhere is not told twice', () => {
  open({ reason: 'Choose a size first.', reasonId: 'there' })
  expect(button().getAttribute('aria-describedby')).toBe('there')
  expect(screen.queryByText('Choose a size first.')).toBeNull()
})

test('while it is being taken it says so, and is taken once', async () => {
  const { user } = open({ busy: true, busyLabel: 'Sending…' })
  expect(button().textContent).toBe('Sending…')
  await user.click(button())
  expect(calls()).toEqual([0, 0])
})

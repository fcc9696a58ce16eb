import { userCalls } from '@teamloom/contract/user.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SessionGuard } from '#web/app/session-guard.tsx'
import { closeSession } from '#web/lib/session.ts'
import { answer, refuse } from '#web/lib/testing/server.ts'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { maya } from '#web/screens/testing/people.ts'

function open(seconds: number | null) {
  if (seconds !== null) {
    const exp = Math.floor(Date.now() / 1000) + seconds
    localStorage.setItem(
      'teamloom-session',
      JSON.stringify({ token: 't', userId: 'maya', email: 'm@e.ca', exp }),
    )
  }
  return openScreen(<SessionGuard />, { path: '/home' })
}

afterEach(() => act(() => closeSession()))

test('whoever is not logged in is led to the login', async () => {
  const { at } = open(null)
  await waitFor(() => expect(at()).toBe('/login'))
})

test('whoever is stays, until they log out in any tab', async () => {
  answer(userCalls.me, maya)
  const { at } = open(3600)
  await waitFor(() => expect(at()).toBe('/home'))
  act(() => closeSession())
  await waitFor(() => expect(at()).toBe('/login'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a session that ends by itself leads to the login, and says so', async () => {
  answer(userCalls.me, maya)
  const { at } = open(2)
  expect(at()).toBe('/home')
  expect(await screen.findByText('Your session has ended. Log in again.')).toBeTruthy()
  await waitFor(() => expect(at()).toBe('/login'))
  expect(localStorage.getItem('teamloom-session')).toBeNull()
})

test('an account that is being deleted leads to where that is taken back', async () => {
  refuse(userCalls.me, 'account_deleted', 403)
  const { at } = open(3600)
  await waitFor(() => expect(at()).toBe('/leaving'))
})

import { userCalls } from '@teamloom/contract/user.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PasswordForm } from '#web/features/profile/password-form.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const isMarked = (label: string) => field(label).getAttribute('aria-invalid') === 'true'
const [current, next] = ['Current password', 'New password'] as const
const right = 'Correct-horse-2'

beforeEach(() => answer(userCalls.changePassword, {} as never))

const openForm = () => openPage(<PasswordForm email="maya@example.com" />)
const change = () => screen.getByRole('button', { name: 'Change password' })
const changed = () => heardOf(userCalls.changePassword).map(({ body }) => body)

test('a new password is sent with the one that holds, and both fields are empty afterwards', async () => {
  const { user } = openForm()
  await user.type(field(current), 'Correct-horse-1')
  await user.type(field(next), right)
  await user.click(change())
  await waitFor(() => expect(field(next).value).toBe(''))
  expect(field(current).value).toBe('')
  expect(isMarked(current)).toBe(false)
  expect(changed()).toEqual([{ currentPassword: 'Correct-horse-1', newPassword: right }])
  expect(screen.getByRole('status').textContent).not.toBe('')
  await user.type(field(next), 'x')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('what is missing or weak is told at its field, which has the focus; nothing is sent', async () => {
  const { user } = openForm()
  expect([isMarked(current), isMarked(next)]).toEqual([false, false])
  await user.click(change())
  expect([isMarked(current), isMarked(next)]).toEqual([true, true])
  expect(document.activeElement).toBe(field(current))
  await user.type(field(current), 'Correct-horse-1')
  await user.type(field(next), 'weak')
  await user.click(change())
  expect([isMarked(current), isMarked(next)]).toEqual([false, true])
  expect(document.activeElement).toBe(field(next))
  expect(changed()).toEqual([])
})

test('a wrong one is told at its field until another is typed; what was typed stays', async () => {
  refuse(userCalls.changePassword, 'wrong_password', 422)
  const { user } = openForm()
  await user.type(field(current), 'Wrong-horse-1')
  await user.type(field(next), right)
  await user.click(change())
  await waitFor(() => expect(isMarked(current)).toBe(true))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field(current))
  expect(field(next).value).toBe(right)
  await user.type(field(current), 'x')
  expect(isMarked(current)).toBe(false)
})

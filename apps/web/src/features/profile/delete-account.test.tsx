import { userCalls } from '@teamloom/contract/user.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { DeleteAccount } from '#web/features/profile/delete-account.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>('Current password', { selector: 'input' })
const isMarked = () => field().getAttribute('aria-invalid') === 'true'

beforeEach(() => answer(userCalls.deleteMe, {} as never))

const openDeletion = async () => {
  const opened = openPage(<DeleteAccount />)
  await opened.user.click(screen.getByRole('button', { name: 'Delete my account' }))
  await screen.findByRole('dialog')
  return opened
}
const deleted = () => heardOf(userCalls.deleteMe).map(({ body }) => body)
const confirm = () => {
  const buttons = screen.getAllByRole('button', { name: /^Delete/ })
  return buttons.at(-1)!
}

test('an account is deleted with its password, which is asked for', async () => {
  const { user } = await openDeletion()
  await user.click(confirm())
  expect(isMarked()).toBe(true)
  expect(document.activeElement).toBe(field())
  expect(deleted()).toEqual([])
  await user.type(field(), 'Correct-horse-1')
  expect(isMarked()).toBe(false)
  await user.click(confirm())
  await waitFor(() => expect(deleted()).toEqual([{ password: 'Correct-horse-1' }]))
})

test('a wrong password is told at its field, another refusal above the buttons', async () => {
  refuse(userCalls.deleteMe, 'wrong_password', 422)
  const { user } = await openDeletion()
  await user.type(field(), 'Wrong')
  await user.click(confirm())
  await waitFor(() => expect(isMarked()).toBe(true))
  expect(screen.queryByRole('alert')).toBeNull()
  refuse(userCalls.deleteMe, 'account_owes', 422)
  await user.type(field(), '2')
  expect(isMarked()).toBe(false)
  await user.click(confirm())
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(isMarked()).toBe(false)
})

test('what was typed is gone once the question is left', async () => {
  const { user } = await openDeletion()
  await user.type(field(), 'Correct-horse-1')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete my account' }))
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  await screen.findByRole('dialog')
  expect(field().value).toBe('')
  expect(isMarked()).toBe(false)
})

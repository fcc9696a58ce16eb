import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PasswordField } from '#web/ui/password-field.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'

test('a password is hidden until it is shown, and no keyboard mends it', async () => {
  const { user } = openPage(<PasswordField />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  expect(field.type).toBe('password')
  expect([field.getAttribute('spellcheck'), field.getAttribute('autocapitalize')]).toEqual(['false', 'off'])
  await user.type(field, 'Correct-horse')
  await user.click(screen.getByRole('button', { name: 'Show the password' }))
  expect([field.type, field.value]).toEqual(['text', 'Correct-horse'])
  await user.click(screen.getByRole('button', { name: 'Hide the password' }))
  expect(field.type).toBe('password')
})

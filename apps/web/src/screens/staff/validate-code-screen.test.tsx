import { userCalls } from '@teamloom/contract/user.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { ValidateCodeScreen } from '#web/screens/staff/validate-code-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { serverHas } from '#web/screens/testing/people.ts'

const open = () => {
  serverHas()
  return openScreen(<ValidateCodeScreen />, { path: '/validate/referralcode' })
}
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Referral code' })
const asked = () => heardOf(userCalls.fromReferralCode).map(({ body }) => body)
const person = (id: string) => ({ id, firstName: 'Ana', lastName: id, email: `${id}@example.com` })

test('what is no code is told once it is asked for, until it is typed anew', async () => {
  const { user } = open()
  const code = await field()
  const missing = 'Enter the referral code.'
  const length = 'A referral code has exactly 4 characters.'
  expect(screen.queryByText(missing)).toBeNull()
  // Four characters are no word that a dictionary knows.
  expect(code.getAttribute('spellcheck')).toBe('false')
  await user.type(code, '{Enter}')
  expect(screen.getByText(missing)).toBeTruthy()
  expect(document.activeElement).toBe(code)
  await user.type(code, 'AB')
  expect([screen.queryByText(missing), screen.queryByText(length)]).toEqual([null, null])
  await user.type(code, '{Enter}')
  expect(screen.getByText(length)).toBeTruthy()
  await user.type(code, 'CDE{Enter}')
  expect(screen.getByText(length)).toBeTruthy()
  expect(asked()).toEqual([])
})

test('whose code it is is told: one, several, or nobody', async () => {
  answer(userCalls.fromReferralCode, ({ body }) => {
    const { referralCode } = body as { referralCode: string }
    return { none: [], ones: [person('roy')], many: [person('roy'), person('kim')] }[referralCode] as never
  })
  const { user } = open()
  const code = await field()
  await user.type(code, ' ones {Enter}')
  expect(await screen.findByText('This code belongs to')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'roy@example.com' }).getAttribute('href')).toBe(
    'mailto:roy@example.com',
  )
  await user.clear(code)
  expect(screen.queryByText('This code belongs to')).toBeNull()
  await user.type(code, 'many{Enter}')
  expect(await screen.findByText('This code belongs to 2 people')).toBeTruthy()
  await user.clear(code)
  await user.type(code, 'none{Enter}')
  expect(await screen.findByText('No user has the code NONE.')).toBeTruthy()
  expect(asked()).toEqual(['ones', 'many', 'none'].map(referralCode => ({ referralCode })))
})

test('what could not be looked up says so, and is looked up again', async () => {
  refuse(userCalls.fromReferralCode, 'internalError', 500)
  const { user } = open()
  await user.type(await field(), 'ones{Enter}')
  expect(await screen.findByText('The code could not be looked up. Try again.')).toBeTruthy()
  answer(userCalls.fromReferralCode, [person('roy')] as never)
  await user.click(screen.getByRole('button', { name: 'Validate' }))
  expect(await screen.findByText('This code belongs to')).toBeTruthy()
})

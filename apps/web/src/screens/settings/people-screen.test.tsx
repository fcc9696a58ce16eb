import { staffAbilities } from '@teamloom/commerce/access/staff-abilities.ts'
import { type StaffPerson, staffCalls } from '@teamloom/contract/staff.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { PeopleScreen } from '#web/screens/settings/people-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { maya, serverHas } from '#web/screens/testing/people.ts'

const sam: StaffPerson = {
  id: '00000000-0000-4000-8000-000000000091',
  email: 'sam@example.com',
  firstName: 'Sam',
  lastName: 'Keller',
  roles: ['designer'],
  abilities: ['editOrders', 'releaseTechpacks', 'seePersonalData'],
  isChosen: false,
  isLastAdmin: false,
  factors: ['passkey'],
  seenAt: null,
  devices: [],
  revision: 7,
}

const elise: StaffPerson = {
  ...sam,
  id: maya.id,
  email: maya.email,
  firstName: 'Élise',
  roles: ['admin'],
  abilities: [...staffAbilities],
  isLastAdmin: true,
  revision: 0,
}

function open(people: StaffPerson[] = [elise, sam], abilities = [...staffAbilities]) {
  serverHas({ me: { ...maya, isAdmin: true, staffAbilities: abilities } })
  answer(staffCalls.people, { revision: 7, people, invitations: [] })
  answer(staffCalls.audit, { items: [], next: null })
  return openScreen(<PeopleScreen />, {
    path: '/settings/people',
    below: ['/settings/activity'],
  })
}

test('what somebody may is set as it was seen, with what it brings along (AC61, AC62)', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /Sam Keller/ }))
  await user.click(screen.getByLabelText('Release techpacks'))
  await user.click(screen.getByLabelText('See personal data'))
  // Orders cannot be worked on without seeing whose they are.
  expect(screen.getByLabelText<HTMLInputElement>('See personal data').checked).toBe(true)
  answer(staffCalls.setPerson, { revision: 8, people: [elise, { ...sam, revision: 8 }], invitations: [] })
  await user.click(screen.getByRole('button', { name: 'Set' }))
  expect(heardOf(staffCalls.setPerson).map(({ body }) => body)).toEqual([
    { userId: sam.id, roles: ['designer'], abilities: ['editOrders', 'seePersonalData'], revision: 7 },
  ])
})

test('what another has changed meanwhile is said, and what was chosen stays (AC62)', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /Sam Keller/ }))
  await user.click(screen.getByLabelText('Release techpacks'))
  refuse(staffCalls.setPerson, 'conflict', 409, { facts: { target: 'person', by: 'Zoe' } })
  await user.click(screen.getByRole('button', { name: 'Set' }))
  await screen.findByRole('alert')
  expect(screen.getByLabelText<HTMLInputElement>('Release techpacks').checked).toBe(false)
})

test('the last admin cannot be withdrawn, and it is said why (AC62)', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /Élise Keller/ }))
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Admin').disabled).toBe(true)
  expect(screen.getByText(/the only admin/)).toBeTruthy()
})

test('withdrawing asks once (AC62)', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /Sam Keller/ }))
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw Sam Keller?' })
  expect(heardOf(staffCalls.setPerson)).toHaveLength(0)
  answer(staffCalls.setPerson, { revision: 8, people: [elise], invitations: [] })
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(heardOf(staffCalls.setPerson)[0]?.body).toMatchObject({ userId: sam.id, roles: [] })
})

test('whoever was not given people is told so, and nothing is asked for (AC61)', async () => {
  open([], ['editOrders'])
  await screen.findByText('Your account was not given people and roles.')
  expect(heardOf(staffCalls.people)).toHaveLength(0)
})

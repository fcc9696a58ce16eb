import { staffAbilities } from '@teamloom/commerce/access/staff-abilities.ts'
import { keyCalls } from '@teamloom/contract/keys.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ApiKey } from '#web/data/keys.ts'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { KeysScreen } from '#web/screens/settings/keys-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { maya, serverHas } from '#web/screens/testing/people.ts'

const stock: ApiKey = {
  id: '00000000-0000-4000-8000-000000000081',
  name: 'Stock sync',
  prefix: 'tl_live_8Hq2',
  scopes: ['catalogue:read', 'orders:read'],
  madeBy: 'Élise Lavoie',
  created_at: '2026-11-26T10:44:00.000Z',
  endsAt: null,
  usedAt: null,
}

function open(keys: ApiKey[] = [stock]) {
  serverHas({ me: { ...maya, isAdmin: true, staffAbilities: [...staffAbilities] } })
  answer(keyCalls.list, keys)
  return openScreen(<KeysScreen />, { path: '/settings/keys' })
}

test('a key is made for its scopes until its day, shown once, and stays until it is said to be kept (AC69)', async () => {
  const { user } = open([])
  await screen.findByText('No program has a key')
  await user.click(screen.getByRole('button', { name: 'Make a key' }))
  const dialog = await screen.findByRole('dialog', { name: 'Make a key' })
  await user.click(within(dialog).getByRole('button', { name: 'Make the key' }))
  expect(within(dialog).getAllByText('This field is required.')).toHaveLength(2)
  expect(heardOf(keyCalls.make)).toHaveLength(0)
  await user.type(within(dialog).getByLabelText('Which program'), 'Stock sync')
  await user.click(within(dialog).getByLabelText('read orders'))
  await user.clear(within(dialog).getByLabelText('Ends after'))
  await user.type(within(dialog).getByLabelText('Ends after'), '2001-02-03')
  expect(within(dialog).getByText('Choose today or a later day.')).toBeTruthy()
  await user.clear(within(dialog).getByLabelText('Ends after'))
  await user.type(within(dialog).getByLabelText('Ends after'), '2099-12-31')
  answer(keyCalls.make, { id: stock.id, key: 'tl_live_8Hq2vN4kXw7' })
  answer(keyCalls.list, [stock])
  await user.click(within(dialog).getByRole('button', { name: 'Make the key' }))
  const notice = await screen.findByRole('region', { name: 'Key of “Stock sync”' })
  expect(within(notice).getByLabelText<HTMLInputElement>('Key').value).toBe('tl_live_8Hq2vN4kXw7')
  expect(heardOf(keyCalls.make)[0]?.body).toEqual({
    name: 'Stock sync',
    scopes: ['orders:read'],
    endsAt: new Date(2100, 0, 1).toISOString(),
  })
  await user.click(within(notice).getByRole('button', { name: 'I have kept it' }))
  expect(screen.queryByDisplayValue('tl_live_8Hq2vN4kXw7')).toBeNull()
})

test('what was typed stays when the dialog is closed, or the key refused (AC69)', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Make a key' }))
  await user.type(await screen.findByLabelText('Which program'), 'Cutting room')
  await user.click(screen.getByLabelText('read techpacks'))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Make a key' }))
  const dialog = await screen.findByRole('dialog', { name: 'Make a key' })
  refuse(keyCalls.make, 'not_found', 404)
  await user.click(within(dialog).getByRole('button', { name: 'Make the key' }))
  expect((await within(dialog).findByRole('alert')).textContent).not.toBe('')
  expect(within(dialog).getByLabelText<HTMLInputElement>('Which program').value).toBe('Cutting room')
})

test('ending a key asks once with its last use (AC69)', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'End Stock sync' }))
  const dialog = await screen.findByRole('dialog', { name: 'End the key “Stock sync”?' })
  expect(dialog.textContent).toContain('Last use: not yet.')
  answer(keyCalls.end, {})
  answer(keyCalls.list, [])
  await user.click(within(dialog).getByRole('button', { name: 'End' }))
  await screen.findByText('“Stock sync” has ended.')
  expect(heardOf(keyCalls.end)[0]?.params).toEqual({ id: stock.id })
  await screen.findByText('No program has a key')
})

test('a key that ends in less than two weeks says in how many days (AC69)', async () => {
  const day = 86_400_000
  open([{ ...stock, endsAt: new Date(Date.now() + 6.5 * day).toISOString() }])
  expect(await screen.findByText('in 6 days')).toBeTruthy()
})

test('keys that did not load are asked for again (AC69)', async () => {
  serverHas({ me: { ...maya, isAdmin: true, staffAbilities: [...staffAbilities] } })
  refuse(keyCalls.list, 'not_found', 404)
  const { user } = openScreen(<KeysScreen />, { path: '/settings/keys' })
  await screen.findByText('The keys did not load')
  answer(keyCalls.list, [stock])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Stock sync' })).toBeTruthy()
})

import { staffAbilities } from '@teamloom/commerce/access/staff-abilities.ts'
import { type Webhook, type WebhookDelivery, webhookCalls } from '@teamloom/contract/webhooks.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { WebhooksScreen } from '#web/screens/settings/webhooks-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { maya, serverHas } from '#web/screens/testing/people.ts'

const at = '2026-11-26T10:44:00.000Z'
const books: Webhook = {
  id: '00000000-0000-4000-8000-000000000071',
  url: 'https://books.example/teamloom',
  events: ['payment.booked'],
  isActive: true,
  madeBy: 'Élise Lavoie',
  created_at: at,
  formerSecretUntil: null,
  isFailing: true,
  waiting: 2,
  recent: ['delivered', 'waiting', 'waiting'],
}
const failed: WebhookDelivery = {
  id: '00000000-0000-4000-8000-000000000072',
  number: 8,
  type: 'payment.booked',
  about: '20433',
  body: '{"type":"payment.booked"}',
  state: 'waiting',
  isBehind: false,
  tries: 4,
  created_at: at,
  nextAt: '2026-11-26T12:44:00.000Z',
  triedAt: at,
  status: 503,
  tookMs: 30_000,
  answer: 'upstream is restarting',
}
const behind: WebhookDelivery = {
  ...failed,
  id: '00000000-0000-4000-8000-000000000073',
  number: 9,
  isBehind: true,
  tries: 0,
  triedAt: null,
  status: null,
  tookMs: null,
  answer: null,
}

function open(webhooks: Webhook[] = [books], isAdmin = true) {
  serverHas({ me: { ...maya, isAdmin, staffAbilities: [...staffAbilities] } })
  answer(webhookCalls.list, webhooks)
  answer(webhookCalls.deliveries, { items: [behind, failed], next: null })
  return openScreen(<WebhooksScreen />, { path: '/settings/webhooks' })
}

test('a secret is shown once, and stays until it is said to be kept (WH7)', async () => {
  const { user } = open([])
  await screen.findByText('No program is told of anything yet')
  await user.click(screen.getByRole('button', { name: 'Add a webhook' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a webhook' })
  await user.type(within(dialog).getByLabelText('Address'), 'books.example')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(within(dialog).getByText(/Write a whole address/)).toBeTruthy()
  expect(within(dialog).getByText('This field is required.')).toBeTruthy()
  expect(heardOf(webhookCalls.make)).toHaveLength(0)
  await user.clear(within(dialog).getByLabelText('Address'))
  await user.type(within(dialog).getByLabelText('Address'), 'https://books.example/teamloom')
  await user.click(within(dialog).getByLabelText('Payment booked'))
  answer(webhookCalls.make, { id: books.id, secret: 'whsec_abc' })
  answer(webhookCalls.list, [books])
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  const notice = await screen.findByRole('region', { name: 'Secret of books.example/teamloom' })
  expect(within(notice).getByLabelText<HTMLInputElement>('Secret').value).toBe('whsec_abc')
  expect(heardOf(webhookCalls.make)[0]?.body).toEqual({
    url: 'https://books.example/teamloom',
    events: ['payment.booked'],
    isActive: true,
  })
  await user.click(within(notice).getByRole('button', { name: 'I have kept it' }))
  expect(screen.queryByDisplayValue('whsec_abc')).toBeNull()
})

test('an address that is refused is said, and what was typed stays (WH6)', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a webhook' })
  await user.type(within(dialog).getByLabelText('Address'), 'https://10.0.0.1/')
  await user.click(within(dialog).getByLabelText('Order created'))
  refuse(webhookCalls.make, 'webhook_not_public', 422, { facts: { problem: 'private' } })
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('not public')
  expect(within(dialog).getByLabelText<HTMLInputElement>('Address').value).toBe('https://10.0.0.1/')
})

test('a delivery tells what was answered and when it is tried next, and is sent again (WH9)', async () => {
  const { user } = open()
  const deliveries = await screen.findByRole('region', { name: 'Deliveries to books.example/teamloom' })
  const row = await within(deliveries).findByRole('button', {
    name: /Will be tried again.*payment\.booked 20433/,
  })
  expect(row.textContent).toMatch(/503 30\.0 s.*4, next/)
  expect(
    within(deliveries).getByRole('button', { name: /Waits.*payment\.booked 20433/ }).textContent,
  ).toContain('behind one before it, in order')
  await user.click(row)
  expect(within(deliveries).getByText('503 upstream is restarting')).toBeTruthy()
  answer(webhookCalls.sendAgain, { ...failed, tries: 0 })
  await user.click(within(deliveries).getByRole('button', { name: 'Send again: Payment booked 20433' }))
  await screen.findByText('Payment booked is on its way again.')
  expect(heardOf(webhookCalls.sendAgain)[0]?.params).toEqual({ id: failed.id })
})

test('removing says how many wait, and asks once (WH1)', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'More about books.example/teamloom' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove books.example/teamloom?' })
  expect(dialog.textContent).toContain('2 deliveries that wait are not sent')
  answer(webhookCalls.remove, {})
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await screen.findByText('books.example/teamloom is told nothing any more.')
})

test('whoever is no admin is told so, and nothing is asked for (WH1)', async () => {
  open([books], false)
  await screen.findByText('This is for admins.')
  expect(heardOf(webhookCalls.list)).toHaveLength(0)
})

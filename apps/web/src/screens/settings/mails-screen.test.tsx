import { mailNamed } from '@teamloom/commerce/house/mails/index.ts'
import { mailCalls } from '@teamloom/contract/mails.ts'
import { type Settings, settingCalls } from '@teamloom/contract/settings.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, heardOf } from '#web/lib/testing/server.ts'
import { MailsScreen } from '#web/screens/settings/mails-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { maya, serverHas } from '#web/screens/testing/people.ts'

const settings: Settings = {
  revision: 3,
  settings: (['orderConfirmed', 'reset'] as const).map(name => {
    const { built } = mailNamed(name)
    const isNothingSet = { from: null, changedBy: null, changedAt: null }
    return { key: `mails/${name}`, value: built, default: built, ...isNothingSet }
  }),
  reserved: {},
  planned: [],
}
type Tried = { readonly name: string; readonly language: string; readonly value: { text: { en: string } } }

beforeEach(() => {
  sessionStorage.clear()
  serverHas({ me: { ...maya, isAdmin: true, staffAbilities: ['editPrices'] } })
  answer(settingCalls.list, settings)
  answer(settingCalls.history, { changes: [], hasMore: false })
  answer(settingCalls.change, { ...settings, effects: { carts: 0, designs: 0, requests: 0 } })
  answer(mailCalls.preview, ({ body }) => {
    const { name, value } = body as Tried
    const envelope = { from: 'Teamloom', to: 'maya@example.com', action: '', footer: 'Teamloom.' }
    return { ...envelope, subject: `About ${name}`, heading: 'Heading', paragraphs: [value.text.en] }
  })
})

const open = () => openScreen(<MailsScreen />, { path: '/settings/mails' })
const text = async () => {
  const group = within(await screen.findByRole('group', { name: 'Text' }))
  return group.getByLabelText<HTMLTextAreaElement>('English')
}

test('a field that the mail has not is told by its name, and waits; what is right is seen and set (ST32, ST33)', async () => {
  const { user } = open()
  fireEvent.change(await text(), { target: { value: '{hello}, your order {ordre}.' } })
  expect(await screen.findByText(/This mail has no field \{ordre\}/)).toBeTruthy()
  expect(screen.getByText('The preview waits until what is marked is right.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set now' }).disabled).toBe(true)
  fireEvent.change(await text(), { target: { value: '{hello}, your <b>order</b>.' } })
  expect(await screen.findByText(/signs such as <b>/)).toBeTruthy()
  fireEvent.change(await text(), { target: { value: '{hello}, order {order} it is.' } })
  await screen.findByText('{hello}, order {order} it is.', { selector: 'article p' })
  await user.click(screen.getByRole('button', { name: 'Set now' }))
  await screen.findByText('It is set.')
  const changes = heardOf(settingCalls.change).map(
    ({ body }) => body as { dryRun?: boolean; changes: unknown },
  )
  expect(changes.filter(({ dryRun }) => !dryRun).map(each => each.changes)).toEqual([
    [
      {
        key: 'mails/orderConfirmed',
        value: {
          ...mailNamed('orderConfirmed').built,
          text: { ...mailNamed('orderConfirmed').built.text, en: '{hello}, order {order} it is.' },
        },
      },
    ],
  ])
})

test('what is not set yet stays with its mail, and goes back to the default by a click (ST32)', async () => {
  const { user } = open()
  fireEvent.change(await text(), { target: { value: '{hello}, ours.' } })
  const which = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Which mail' })
  await user.selectOptions(which, 'reset')
  await waitFor(async () => expect((await text()).value).toContain('you asked for a new password'))
  await user.selectOptions(which, 'orderConfirmed')
  await waitFor(async () => expect((await text()).value).toBe('{hello}, ours.'))
  await user.click(screen.getByRole('button', { name: 'Back to the default' }))
  expect((await text()).value).toBe(mailNamed('orderConfirmed').built.text.en)
  expect(screen.queryByRole('button', { name: 'Set now' })).toBeNull()
})

test('a mail is sent to oneself as it stands there, in the language that is shown (ST33)', async () => {
  const { user } = open()
  fireEvent.change(await text(), { target: { value: '{hello}, ours.' } })
  await user.click(screen.getByRole('radio', { name: 'French' }))
  answer(mailCalls.sendTest, { to: 'maya@example.com' })
  await user.click(screen.getByRole('button', { name: 'Send it to me' }))
  await screen.findByText('It is on its way to maya@example.com.')
  const [sent] = heardOf(mailCalls.sendTest).map(({ body }) => body as Tried)
  expect(sent).toMatchObject({
    name: 'orderConfirmed',
    language: 'fr',
    value: { text: { en: '{hello}, ours.' } },
  })
})

import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'

const [cancel, confirm] = [vi.fn(), vi.fn()]
const dialog = (title: string | undefined, isBusy = false) => (
  <ConfirmDialog
    title={title}
    text="It is gone then."
    confirmLabel="Delete it"
    busyLabel="Deleting…"
    isBusy={isBusy}
    onCancel={cancel}
    onConfirm={confirm}
  />
)
const open = (isBusy = false) => {
  cancel.mockClear()
  confirm.mockClear()
  return openPage(dialog('Delete the camp?', isBusy))
}
const button = (name: string) => screen.getByRole('button', { name })

test('a question has the way back in focus, and does nothing by itself', async () => {
  const { user } = open()
  await waitFor(() => expect(document.activeElement).toBe(button('Cancel')))
  await user.keyboard('{Enter}')
  expect([cancel.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 0])
})

test('it is done by its button, and once while that is going on', async () => {
  const { user, show } = open()
  await user.click(button('Delete it'))
  expect(confirm).toHaveBeenCalledOnce()
  show(dialog('Delete the camp?', true))
  await user.click(button('Deleting…'))
  expect(confirm).toHaveBeenCalledOnce()
})

test('Escape is no', async () => {
  const { user } = open()
  await waitFor(() => expect(document.activeElement).toBe(button('Cancel')))
  await user.keyboard('{Escape}')
  expect([cancel.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 0])
})

test('without a question nothing is asked', () => {
  openPage(dialog(undefined))
  expect(screen.queryByRole('dialog')).toBeNull()
})

import { IconTrash } from '@tabler/icons-react'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { EditableTitle } from '#web/ui/editable-title.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'

const rename = vi.fn<(name: string) => Promise<unknown>>()
const remove = vi.fn()

function open(name: string | undefined = 'Camp', isRenameWithheld = false) {
  rename.mockReset().mockResolvedValue(undefined)
  return openPage(
    <EditableTitle
      name={name}
      menuLabel="Project menu"
      fieldLabel="Project name"
      onRename={rename}
      isRenameWithheld={isRenameWithheld}
      faultText="It could not be renamed."
      actions={[{ label: 'Delete', icon: IconTrash, run: remove }]}
    />,
  )
}

async function openField() {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Project menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  return { user, field: await screen.findByRole('textbox', { name: 'Project name' }) }
}

describe('a title', () => {
  test('is renamed in its place, without the spaces around it, and gives the focus back', async () => {
    const { user, field } = await openField()
    expect([document.activeElement, field.closest('form')?.noValidate]).toEqual([field, true])
    await user.clear(field)
    await user.type(field, ' Wolves {Enter}')
    expect(rename.mock.calls).toEqual([['Wolves']])
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Project menu' })),
    )
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('needs a name, and says so in its field', async () => {
    const { user, field } = await openField()
    await user.clear(field)
    await user.keyboard(' {Enter}')
    expect(screen.getByText('This field is required.')).toBeTruthy()
    expect(rename).not.toHaveBeenCalled()
  })

  test('keeps what was typed where it was refused, with word of it', async () => {
    const { user, field } = await openField()
    rename.mockRejectedValue(new Error('refused'))
    await user.clear(field)
    await user.type(field, 'Wolves{Enter}')
    expect(await screen.findByText('It could not be renamed.')).toBeTruthy()
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Wolves')
  })

  test('is not sent where nothing has changed, nor after Escape', async () => {
    const { user, field } = await openField()
    await user.type(field, '{Enter}')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(rename).not.toHaveBeenCalled()
  })

  test('has other actions beside that, and what the account may not with the reason', async () => {
    const { user } = open('Camp', true)
    await user.click(screen.getByRole('button', { name: 'Project menu' }))
    const item = await screen.findByRole('menuitem', { name: /^Rename/ })
    expect(item.textContent).toContain('Not with your account')
    expect(item.matches(':disabled')).toBe(true)
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(remove).toHaveBeenCalledOnce()
  })

  test('is awaited while its name is not known', () => {
    openPage(
      <EditableTitle
        name={undefined}
        menuLabel="Project menu"
        fieldLabel="Project name"
        onRename={rename}
        isRenameWithheld={false}
        faultText=""
        actions={[]}
      />,
    )
    expect(screen.getByRole('heading').textContent).toBe('')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

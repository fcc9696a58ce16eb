import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { useStudioKeys } from '#web/features/studio/session/use-studio-keys.ts'
import { ShortcutsDialog } from '#web/features/studio/shell/shortcuts-dialog.tsx'

const pressed = vi.fn()
const actions = { m: () => pressed('m'), 'Mod+z': () => pressed('undo') }

function Keys() {
  useStudioKeys(actions)
  return <ShortcutsDialog opened onClose={() => {}} />
}

test('letter keys are switched off there, for all of the studio and for later', async () => {
  const { user } = openInStudio(<Keys />)
  const letters = await screen.findByRole('switch', { name: 'Letter keys are on' })
  await user.click(letters)
  letters.blur()
  await user.keyboard('m{Control>}z{/Control}')
  expect(pressed.mock.calls).toEqual([['undo']])
  expect(localStorage.getItem('teamloom-letter-keys')).toBe('false')
})

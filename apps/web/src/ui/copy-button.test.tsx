import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'

const button = () => screen.getByRole('button')

test('the text is in the clipboard, and that is said', async () => {
  const { user } = openPage(<CopyButton text="https://example.com/join" label="Copy the link" />)
  await user.click(screen.getByRole('button', { name: 'Copy the link' }))
  expect(await navigator.clipboard.readText()).toBe('https://example.com/join')
  expect([button().textContent, screen.getByRole('status').textContent]).toEqual(['Copied', 'Copied'])
  expect(document.activeElement).toBe(button())
})

test('what is not known yet cannot be copied', () => {
  openPage(<CopyButton text={undefined} />)
  expect(button().matches(':disabled')).toBe(true)
})

import { screen } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useEmailField } from '#web/features/account/use-email-field.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'

const done = vi.fn<(email: string | undefined) => void>()

function Step({ fault }: { readonly fault?: string | undefined }) {
  const [email, setEmail] = useState('')
  const { field, read } = useEmailField(email, fault, setEmail)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    done(read())
  }
  return (
    <form noValidate onSubmit={submit}>
      {field}
      <button type="submit">Go on</button>
    </form>
  )
}

function open(fault?: string) {
  done.mockReset()
  const { user } = openPage(<Step fault={fault} />)
  const field = screen.getByRole('textbox')
  const goOn = () => user.click(screen.getByRole('button', { name: 'Go on' }))
  return { user, field, goOn }
}

test('what is an email is read as one; what is none is said where it stands, until it is typed anew', async () => {
  const { user, field, goOn } = open()
  await user.type(field, 'maya@wolves')
  await goOn()
  expect(done.mock.calls).toEqual([[undefined]])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  await user.type(field, '.example')
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  await goOn()
  expect(done.mock.calls.at(-1)).toEqual(['maya@wolves.example'])
})

test('letters that no address has are told apart from a missing part', async () => {
  const { user, field, goOn } = open()
  await user.type(field, 'maya')
  await goOn()
  const missing = screen.getByRole('textbox').closest('div')?.parentElement?.textContent
  await user.clear(field)
  await user.type(field, 'maÿa@wolves.example')
  await goOn()
  const letters = screen.getByRole('textbox').closest('div')?.parentElement?.textContent
  expect(letters).not.toBe(missing)
})

test('what the server said of it stands there too', () => {
  open('Nobody has this address.')
  expect(screen.getByText('Nobody has this address.')).toBeTruthy()
})

import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { PiecesStepper } from '#web/shown/pieces-stepper.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'

function Pieces({ first = 50 }: { readonly first?: number }) {
  const [qty, setQty] = useState(first)
  return (
    <>
      <PiecesStepper soldAs="piece" qty={qty} onChange={setQty} size={36} />
      <output>{qty}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const button = (name: string) => screen.getByRole('button', { name })
const set = () => Number(screen.getByRole('status').textContent)

describe('the pieces that a price is for', () => {
  test('are one more and one less by the buttons, and never less than one', async () => {
    const { user } = openPage(<Pieces first={2} />)
    await user.click(button('Fewer pieces'))
    expect([set(), button('Fewer pieces').matches(':disabled')]).toEqual([1, true])
    await user.click(button('More pieces'))
    expect(set()).toBe(2)
  })

  test('are set as they are typed, a space between thousands as well', async () => {
    const { user } = openPage(<Pieces />)
    await user.clear(field())
    await user.type(field(), '1 200')
    expect(set()).toBe(1200)
  })

  test('are ten more and fewer by Page keys, within what there is', async () => {
    const { user } = openPage(<Pieces first={12} />)
    field().focus()
    await user.keyboard('{PageUp}{ArrowUp}')
    expect(set()).toBe(23)
    await user.keyboard('{PageDown}{PageDown}{PageDown}')
    expect(set()).toBe(1)
  })

  test('stay where what is typed is no quantity, which is told and then gone', async () => {
    const { user } = openPage(<Pieces />)
    await user.clear(field())
    await user.type(field(), '1.5')
    expect(field().title).toBe('Enter a whole number from 1 to 100,000.')
    await user.keyboard('{Escape}')
    expect(field().value).toBe(String(set()))
    await user.clear(field())
    await user.type(field(), '100001')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await user.tab()
    expect(field().value).toBe(String(set()))
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Mark, ProofItem } from '#web/features/orders/proof/proof-item.ts'
import { ProofStage } from '#web/features/orders/proof/proof-stage.tsx'
import { proofItem } from '#web/features/orders/proof/testing/proof.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const item = proofItem('shirt')

type Given = { readonly of?: ProofItem; readonly mark?: Mark | null; readonly mayMark?: boolean }

const onMark = vi.fn<(mark: Mark | null) => void>()

function Shown({ of = item, mark = null, mayMark = true }: Given) {
  const [side, setSide] = useState('front')
  const [marked, setMarked] = useState(mark)
  const place = (next: Mark | null) => {
    onMark(next)
    setMarked(next)
  }
  return (
    <ProofStage item={of} side={side} onSide={setSide} mark={marked} onMark={mayMark ? place : undefined} />
  )
}

const open = (given: Given = {}) => openPage(<Shown {...given} />)
const divider = () => screen.getByRole('slider', { name: 'Between what you asked and what we propose' })
const share = () => divider().getAttribute('aria-valuenow')
const seen = () =>
  screen
    .getAllByRole('img')
    .map(each => each.getAttribute('alt'))
    .filter(Boolean)
const opacity = (words: string) => screen.getByText(words).closest<HTMLElement>('[style]')?.style.opacity

afterEach(() => {
  vi.restoreAllMocks()
  onMark.mockClear()
})

test('what was asked for lies over what is proposed, as far as the divider goes', async () => {
  const { user } = open()
  expect(seen()).toEqual(['We propose, Front', 'You asked, Front'])
  expect(share()).toBe('50')
  expect(divider().getAttribute('aria-valuetext')).toBe('50% of what you asked')
  divider().focus()
  await user.keyboard('{ArrowRight}{ArrowUp}{PageUp}')
  expect(share()).toBe('62')
  await user.keyboard('{ArrowLeft}{ArrowDown}{PageDown}{PageDown}')
  expect(share()).toBe('40')
  expect(fireEvent.keyDown(divider(), { key: 'x' })).toBe(true)
  expect(fireEvent.keyDown(divider(), { key: 'ArrowLeft' })).toBe(false)
  expect(share()).toBe('39')
})

test('whose words are covered by the other’s picture are not seen', async () => {
  const { user } = open()
  const words = () => [opacity('You asked'), opacity('We propose')]
  expect(words()).toEqual(['1', '1'])
  divider().focus()
  await user.keyboard('{Home}')
  expect([share(), ...words()]).toEqual(['0', '0', '1'])
  await user.keyboard('{PageUp}{ArrowRight}')
  expect([share(), ...words()]).toEqual(['11', '0', '1'])
  await user.keyboard('{ArrowRight}')
  expect(words()).toEqual(['1', '1'])
  await user.keyboard('{End}')
  expect([share(), ...words()]).toEqual(['100', '1', '0'])
  await user.keyboard('{PageDown}{ArrowLeft}{ArrowLeft}')
  expect([share(), ...words()]).toEqual(['88', '1', '1'])
})

test('the divider goes with the pointer that holds it, and with no other', () => {
  open()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 300))
  fireEvent.pointerMove(divider(), { clientX: 200 })
  expect(share()).toBe('50')
  vi.spyOn(Element.prototype, 'hasPointerCapture').mockReturnValue(true)
  fireEvent.pointerMove(divider(), { clientX: 200 })
  expect(share()).toBe('25')
  fireEvent.pointerMove(divider(), { clientX: 800 })
  expect(share()).toBe('100')
})

test('both are put side by side, and another side is chosen', async () => {
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: 'Side by side' }))
  expect(seen()).toEqual(['You asked, Front', 'We propose, Front'])
  expect(screen.queryByRole('slider')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Back' }))
  expect(seen()).toEqual(['You asked, Back', 'We propose, Back'])
})

test('what nobody asked for is shown by itself', () => {
  open({ of: proofItem('cap', { asked: null }) })
  expect(seen()).toEqual(['We propose, Front'])
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('radiogroup', { name: 'How to compare' })).toBeNull()
})

test('what is otherwise is marked: moved by arrows, taken off, and not begun by a click', async () => {
  const { user } = open({ mark: { side: 'front', x: 0.5, y: 0.4 } })
  const mark = () => screen.queryByRole('button', { name: /mark/i })
  mark()?.focus()
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(onMark.mock.lastCall?.[0]).toEqual({ side: 'front', x: 0.51, y: 0.41000000000000003 })
  await user.keyboard('{Delete}')
  expect(onMark.mock.lastCall?.[0]).toBeNull()
  expect(mark()).toBeNull()
})

test('a mark of another side is not seen on this one; whoever may not mark sees it alone', async () => {
  const { user } = open({ mark: { side: 'back', x: 0.2, y: 0.3 }, mayMark: false })
  const mark = () => screen.queryByRole('img', { name: /mark/i })
  expect(mark()).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Back' }))
  await waitFor(() => expect(mark()?.style.left).toBe('20%'))
  expect(mark()?.style.top).toBe('30%')
})

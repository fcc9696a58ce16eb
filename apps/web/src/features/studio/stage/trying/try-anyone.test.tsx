import { cartCalls } from '@teamloom/contract/cart.ts'
import { rivera } from '@teamloom/design/testing/sample.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'
import { Trying } from '#web/features/studio/stage/trying/trying.tsx'
import { answer } from '#web/lib/testing/server.ts'

const decorationId = '00000000-0000-4000-8000-000000000050'
const personal = { kind: 'name', sample: 'RIVERA' } as const
const open = (isPersonal = true) =>
  openDecoration(() => <Trying />, {
    artwork: rivera,
    type: 'cutletters',
    positionName: 'upperBack',
    made: isPersonal ? [{ action: 'setDecorationPersonal', decorationId, personal }] : [],
  })

test('a design whose words are the same for all has nobody to try', () => {
  open(false)
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('anybody’s words are tried in a size, and arrow keys go from one to the next', async () => {
  const { user, design } = open()
  const before = design()
  for (const name of ['CÔTÉ', 'LI']) {
    await user.click(await screen.findByRole('button', { name: /Sample|·/ }))
    await user.type(await screen.findByLabelText('Name'), name)
    await user.selectOptions(screen.getByLabelText('Size'), 'S')
    await user.click(screen.getByRole('button', { name: 'Try these words' }))
    await waitFor(() => expect(screen.getByRole('button', { name: `${name} · S` })).toBeTruthy())
  }
  expect(screen.getByText('3 of 3')).toBeTruthy()
  screen.getByRole('button', { name: 'Next person' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('button', { name: 'CÔTÉ · S' })).toBeTruthy()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Sample' })).toBeTruthy()
  // Nobody's words come into the design.
  expect(design()).toBe(before)
})

test('those of the list in the cart are there, each garment once', async () => {
  const { design, user, session } = open()
  const { designId } = session.getSnapshot().state
  const line = (words: string, size: string) => ({ size, words: { [decorationId]: words } })
  answer(cartCalls.items, {
    revision: 1,
    items: [{ design_id: designId, lines: [line('CÔTÉ', 'M'), line('CÔTÉ', 'M'), line('', 'L')] }],
  } as never)
  expect(await screen.findByText('1 of 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next person' }))
  expect(screen.getByRole('button', { name: 'CÔTÉ · M' })).toBeTruthy()
  expect(design().decorations).toHaveLength(1)
})

test('its ways are said: it is a tool with its name, and so is what it opens', async () => {
  const { user } = open()
  expect(await screen.findByRole('toolbar', { name: 'Try anyone' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sample' }))
  expect(await screen.findByRole('dialog', { name: 'Try anyone' })).toBeTruthy()
})

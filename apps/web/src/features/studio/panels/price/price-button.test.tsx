import { designCalls } from '@teamloom/contract/designs.ts'
import { crest as artwork } from '@teamloom/design/testing/sample.ts'
import { must } from '@teamloom/kit/assert.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { PriceButton } from '#web/features/studio/panels/price/price-button.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { answer, heardOf } from '#web/lib/testing/server.ts'

const open = () => openInStudio(<PriceButton onSizeChart={() => {}} />, { artworks: [artwork] })
const crest = { assetId: artwork.assetId, assetVersionId: artwork.assetVersionId }
const field = () => screen.getByRole('textbox', { name: 'Pieces to price' })
const button = () => screen.getByRole('button', { name: /^Calculate price/ })
const piece = () => Number(must(/\$([\d.]+)/.exec(button().textContent ?? '')?.[1], 'price'))

describe('the price of a piece', () => {
  test('is lower for more pieces, and kept for the design once one stops typing', async () => {
    answer(designCalls.setQuantity, { quantity: 500 })
    const { user } = open()
    const before = piece()
    await user.clear(field())
    await user.type(field(), '500')
    expect(piece()).toBeLessThan(before)
    expect(button().textContent).toContain('for 500')
    await waitFor(() =>
      expect(heardOf(designCalls.setQuantity).at(-1)?.body).toMatchObject({ quantity: 500 }),
    )
  })

  test('stays where no quantity is typed, and what was typed is gone when the field is left', async () => {
    const { user } = open()
    const before = button().textContent
    await user.clear(field())
    await user.type(field(), 'ten')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(button().textContent).toBe(before)
    await user.tab()
    expect(field()).toHaveProperty('value', must(/for (\d+)/.exec(before ?? '')?.[1], 'quantity'))
  })

  test('follows what the design costs more', async () => {
    const { session } = open()
    const before = piece()
    for (const positionName of ['centerChest', 'upperBack', 'leftSleeve'])
      session.change({ action: 'addDecoration', type: 'screenprint', positionName, ...crest })
    await waitFor(() => expect(piece()).toBeGreaterThan(before))
  })
})

describe('how the price comes about', () => {
  test('is opened by the button and by its key, and takes another range', async () => {
    answer(designCalls.setQuantity, { quantity: 500 })
    const { user } = open()
    await user.keyboard('p')
    const dialog = await screen.findByRole('dialog', { name: 'Price' })
    expect(button().getAttribute('aria-expanded')).toBe('true')
    const ranges = within(dialog).getAllByRole('radio')
    const last = must(ranges.at(-2), 'range')
    await user.click(last)
    const [from] = (last.textContent ?? '').split('–')
    expect(field()).toHaveProperty('value', from?.replace(/\D/g, ''))
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('leads to the size chart, and gives its room to that', async () => {
    const chart = vi.fn()
    const { user } = openInStudio(<PriceButton onSizeChart={chart} />)
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: 'Size chart' }))
    expect(chart).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is a tailored one beyond the last range', async () => {
    const { user } = open()
    await user.click(button())
    const dialog = await screen.findByRole('dialog')
    await user.click(must(within(dialog).getAllByRole('radio').at(-1), 'range'))
    expect(within(dialog).getByText(/for a tailored price/)).toBeTruthy()
    expect(button().textContent).toContain('Price to be determined')
  })
})

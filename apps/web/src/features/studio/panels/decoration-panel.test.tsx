import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { DecorationPanel } from '#web/features/studio/panels/decoration-panel.tsx'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'

const open = (options: Parameters<typeof openDecoration>[1] = {}) =>
  openDecoration(decoration => <DecorationPanel decorationId={decoration.id} />, options)

const button = (name: string) => screen.getByRole('button', { name })

describe('the panel of a decoration', () => {
  test('duplicates it onto a free spot in its size, turned to and selected', async () => {
    const { user, design, decoration, view } = open()
    await user.click(button('Duplicate decoration'))
    const [, copy] = design().decorations
    expect(copy).toMatchObject({ type: 'screenprint', sizeId: 'w4.75', name: 'crest-1' })
    expect(copy?.positionName).not.toBe(decoration().positionName)
    expect(view().selection).toEqual({ kind: 'decoration', decorationId: copy?.id })
    const place = view().product.locations.find(({ positionName }) => positionName === copy?.positionName)
    expect(view().side).toBe(place?.side)
  })

  test('removes it, deselects it, and gives it back by the undo that is told with it', async () => {
    const { user, design, decorationId, view } = open({
      selection: { kind: 'decoration', decorationId: '00000000-0000-4000-8000-000000000050' },
    })
    await user.click(button('Remove decoration'))
    expect(design().decorations).toEqual([])
    expect(view().selection).toBeNull()
    expect(await screen.findByText('crest-1 was removed.')).toBeTruthy()
    await user.click(button('Undo'))
    expect(design().decorations.map(({ id }) => id)).toEqual([decorationId])
  })

  test('takes its artwork away and keeps its place', async () => {
    const { user, decoration } = open()
    await user.click(button('Remove'))
    expect(decoration()).toMatchObject({ positionName: 'centerChest', artwork: null })
    await waitFor(() => expect(button('Browse files')).toBeTruthy())
    expect(screen.queryByRole('slider')).toBeNull()
  })

  test('has neither kinds nor colours where artwork is still to come', () => {
    open({ artwork: null })
    expect(button('Browse files')).toBeTruthy()
    expect(screen.queryByText('Print colours')).toBeNull()
    expect(screen.getByRole('radiogroup', { name: 'Location' })).toBeTruthy()
  })

  test('tells what the piece costs, and without it', () => {
    open()
    expect(screen.getByText(/without this\)|with this included/)).toBeTruthy()
  })

  test('can be read and not used by who only looks', async () => {
    const { user, design } = open({ looksOnly: true })
    const before = design().decorations
    for (const name of ['Duplicate decoration', 'Remove decoration', 'Remove']) await user.click(button(name))
    expect(design().decorations).toEqual(before)
    expect(
      screen.getAllByText('In this team you can look. Its founder says who changes things.').length,
    ).toBeGreaterThan(2)
  })
})

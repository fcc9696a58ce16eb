import { crest } from '@teamloom/design/testing/sample.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PlaceList } from '#web/features/studio/panels/place-list.tsx'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'

const open = (options: Parameters<typeof openDecoration>[1] = {}) =>
  openDecoration(decoration => <PlaceList decoration={decoration} cameFrom={undefined} />, options)

const place = (name: RegExp) => screen.getByRole('radio', { name })

const other = {
  action: 'addDecoration',
  type: 'screenprint',
  positionName: 'upperBack',
  name: 'Back print',
  assetId: crest.assetId,
  assetVersionId: crest.assetVersionId,
} as const

describe('the list of places', () => {
  test('takes the decoration to the place that is chosen, and turns the garment there', async () => {
    const { user, decoration, view } = open()
    expect(place(/Centre chest/).getAttribute('aria-checked')).toBe('true')
    await user.click(place(/^Full back/))
    expect(decoration().positionName).toBe('fullBack')
    expect(view().side).toBe('back')
    expect(place(/^Full back/).getAttribute('aria-checked')).toBe('true')
  })

  test('shows it at a place of this side while that is pointed at, and keeps nothing of it', async () => {
    const { user, decoration, shown } = open()
    await user.hover(place(/^Left chest/))
    expect(shown().positionName).toBe('leftChest')
    await user.unhover(place(/^Left chest/))
    expect([shown().positionName, decoration().positionName]).toEqual(['centerChest', 'centerChest'])
  })

  test('turns to a place of another side once the pointer rests there, and back when it leaves', async () => {
    const { user, view } = open()
    await user.hover(place(/^Full back/))
    await waitFor(() => expect(view().side).toBe('back'))
    await user.unhover(place(/^Full back/))
    expect(view().side).toBe('front')
  })

  test('refuses a place that another has, and tells which', async () => {
    const { user, decoration } = open({ made: [other] })
    const taken = place(/^Upper back/)
    expect(taken.getAttribute('aria-disabled')).toBe('true')
    expect(within(taken).getByText('Back print is here')).toBeTruthy()
    expect(within(place(/^Full back/)).getByText(/^Back print on .* overlaps it$/)).toBeTruthy()
    await user.click(taken)
    expect(decoration().positionName).toBe('centerChest')
  })

  test('counts the places that are free on the side that is shown', async () => {
    const { user } = open({ made: [other] })
    expect(screen.getByText('3 free on the front')).toBeTruthy()
    await user.click(place(/Left sleeve/))
    expect(screen.getByText('0 free on the left')).toBeTruthy()
  })

  test('cannot be used by whom the account does not let move artwork', async () => {
    const { user, decoration, shown } = open({ withheld: ['canUpdateArtworkPosition'] })
    expect(screen.getByText('Your account cannot move or resize artwork.')).toBeTruthy()
    await user.click(place(/^Left chest/))
    expect([decoration().positionName, shown().positionName]).toEqual(['centerChest', 'centerChest'])
  })
})

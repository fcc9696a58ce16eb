import type { Camera } from '@teamloom/bakes/manifest.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Look } from '#web/features/studio/session/look.ts'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { VersionsStage } from '#web/features/studio/shell/versions/versions-stage.tsx'

const look = (title: string, revision: number): Look => ({
  id: title,
  revision,
  title,
  caption: `saved as ${revision}`,
  images: (['front', 'back'] as const).map(side => ({
    side,
    url: `/api/v1/pictures/${title}/${side}`,
  })) as never,
})
const [first, second] = [look('First', 2), look('Second', 5)]
const camera = { width: 1000, height: 800, pixelsPerInch: 10 } as Camera

const open = (...looks: Look[]) =>
  openInStudio(<VersionsStage looks={looks} camera={camera} placement={{ left: 10, top: 20, scale: 0.5 }} />)
const divider = () => screen.getByRole('slider', { name: 'Divider' })
const percent = () => divider().getAttribute('aria-valuenow')
/** What of the width each of the two is cut by, from the left. */
const cuts = () =>
  ['First', 'Second'].map(name =>
    screen.getByRole('img', { name }).parentElement?.style.clipPath.replaceAll('0px', '0'),
  )
const letters = () => screen.getAllByText(/^[AB]$/).map(each => each.parentElement?.textContent)

afterEach(() => vi.restoreAllMocks())

test('one version stands alone where the garment was, on the side that is seen', () => {
  const { view } = open(first)
  const picture = () => screen.getByRole('img', { name: 'First' })
  expect(picture().getAttribute('src')).toBe('/api/v1/pictures/First/front?w=1200')
  expect(picture().style.transform).toBe('translate(10px, 20px)')
  expect([picture().style.width, picture().style.height]).toEqual(['500px', '400px'])
  expect(picture().style.backgroundImage).toContain('/api/v1/pictures/First/front?w=300')
  fireEvent.load(picture())
  expect(picture().style.backgroundImage).toBe('')
  expect(picture().parentElement?.style.clipPath).toBe('')
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('radiogroup')).toBeNull()
  expect(screen.getByText('saved as 2').textContent).toContain('First')
  expect(screen.queryByText('A')).toBeNull()
  expect(view().side).toBe('front')
})

test('two are parted by a divider that arrows, Home and End move', async () => {
  const { user } = open(first, second)
  expect(percent()).toBe('50')
  expect(cuts()).toEqual(['inset(0 50% 0 0)', 'inset(0 0 0 50%)'])
  expect(divider().getAttribute('aria-valuetext')).toMatch(/^50 % of First/)
  divider().focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(percent()).toBe('52')
  await user.keyboard('{Home}{ArrowLeft}')
  expect([percent(), ...cuts()]).toEqual(['0', 'inset(0 100% 0 0)', 'inset(0 0 0 0%)'])
  await user.keyboard('{End}{ArrowRight}')
  expect([percent(), ...cuts()]).toEqual(['100', 'inset(0 0% 0 0)', 'inset(0 0 0 100%)'])
  expect(fireEvent.keyDown(divider(), { key: 'ArrowLeft' })).toBe(false)
  expect(fireEvent.keyDown(divider(), { key: 'a' })).toBe(true)
  expect(percent()).toBe('98')
})

test('the divider is dragged, no further than the stage, and by nothing that passes over it', () => {
  open(first, second)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 300))
  const held = vi.spyOn(Element.prototype, 'setPointerCapture')
  fireEvent.pointerMove(divider(), { clientX: 140, buttons: 0 })
  expect(percent()).toBe('50')
  expect(held).not.toHaveBeenCalled()
  fireEvent.pointerDown(divider(), { clientX: 200, buttons: 1, pointerId: 7 })
  expect(held).toHaveBeenCalledExactlyOnceWith(7)
  expect(percent()).toBe('25')
  fireEvent.pointerMove(divider(), { clientX: 900, buttons: 1 })
  expect(percent()).toBe('100')
  fireEvent.pointerMove(divider(), { clientX: 20, buttons: 1 })
  expect(percent()).toBe('0')
})

test('they are put side by side, and swapped with their letters', async () => {
  const { user } = open(first, second)
  expect(letters()).toEqual(['AFirstsaved as 2', 'BSecondsaved as 5'])
  const ways = within(screen.getByRole('radiogroup', { name: 'How two are compared' }))
  await user.click(ways.getByRole('radio', { name: 'Side by side' }))
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getAllByRole('img').map(each => each.getAttribute('alt'))).toEqual(['First', 'Second'])
  await user.click(screen.getByRole('button', { name: 'Swap' }))
  expect(screen.getAllByRole('img').map(each => each.getAttribute('alt'))).toEqual(['Second', 'First'])
  expect(letters()).toEqual(['BSecondsaved as 5', 'AFirstsaved as 2'])
  await user.click(ways.getByRole('radio', { name: 'Divider' }))
  expect(divider().getAttribute('aria-valuetext')).toMatch(/^50 % of Second/)
  await user.click(screen.getByRole('button', { name: 'Swap' }))
  expect(letters()).toEqual(['AFirstsaved as 2', 'BSecondsaved as 5'])
})

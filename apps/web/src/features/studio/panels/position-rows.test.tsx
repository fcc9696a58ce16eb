import { findLocation } from '@teamloom/design/lookup.ts'
import { must } from '@teamloom/kit/assert.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seamsOf } from '#web/features/studio/drawing/seams-of.ts'
import { PositionRows } from '#web/features/studio/panels/position-rows.tsx'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'

const open = (options: Parameters<typeof openDecoration>[1] = {}) =>
  openDecoration(decoration => <PositionRows decoration={decoration} />, { workers: { seamsOf }, ...options })

const inchesOf = (name: string) => {
  const [, whole, share] = /^(\d+)?(?:\s?(\d\/\d))?\sin/.exec(
    screen.getByText(name).nextElementSibling?.textContent ?? '',
  )!
  const [part, of] = (share ?? '0/1').split('/').map(Number)
  return Number(whole ?? 0) + part! / of!
}

test('a decoration is measured from the seams of the size that is shown, and nearer where it is larger', async () => {
  const { session, product, decorationId } = open({ positionName: 'leftChest' })
  expect(await screen.findByText(/^in size /)).toBeTruthy()
  const centre = inchesOf('Centre to middle')
  const edge = inchesOf('Edge to armhole seam')
  const place = must(findLocation(product, 'leftChest'), 'place')
  expect(Math.abs(centre - Math.abs(place.centerU))).toBeLessThan(0.07)
  session.change({ action: 'setDecorationSize', decorationId, size: 'w1' })
  await expect.poll(() => inchesOf('Edge to armhole seam')).toBeGreaterThan(edge)
  expect(inchesOf('Centre to middle')).toBe(centre)
})

test('nothing is told while the seams are not known', () => {
  open({ workers: {} })
  expect(screen.queryByText('Position')).toBeNull()
})

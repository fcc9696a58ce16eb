import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlaceAndSize } from '#web/features/studio/panels/place-and-size.tsx'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'

const open = (size: string) => {
  const opened = openDecoration(decoration => <PlaceAndSize decoration={decoration} recipe={null} />, {
    positionName: 'fullBack',
  })
  opened.session.change({ action: 'setDecorationSize', decorationId: opened.decorationId, size })
  return opened
}
const place = (name: RegExp) => screen.getByRole('radio', { name })

test('a place that makes it smaller says so, and it is as large again where there is room', async () => {
  const { user, decoration } = open('w9')
  expect(screen.queryByText(/does not fit here/)).toBeNull()
  await user.click(place(/^Left chest/))
  expect(decoration().sizeId).toBe('w4')
  expect(screen.getByText(/^9\sin does not fit here, so it comes down to 4\sin/)).toBeTruthy()
  await user.click(place(/^Full back/))
  expect(decoration().sizeId).toBe('w9')
  expect(screen.queryByText(/does not fit here/)).toBeNull()
})

test('a place where it looks lost offers what is usual there', async () => {
  const { user, decoration } = open('w1')
  await user.click(place(/^Centre chest/))
  expect(decoration().sizeId).toBe('w1')
  await user.click(screen.getByRole('button', { name: /usual here$/ }))
  expect(decoration().sizeId).toBe('w4.75')
  expect(screen.queryByRole('button', { name: /usual here$/ })).toBeNull()
})

import { photo } from '@teamloom/design/testing/sample.ts'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ChecksSection } from '#web/features/studio/controls/checks/checks-section.tsx'
import { pointedFinding } from '#web/features/studio/controls/checks/shared-switch.ts'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'

const open = (options: Parameters<typeof openDecoration>[1] = {}) =>
  openDecoration(decoration => <ChecksSection decoration={decoration} />, options)

const coarse = { artwork: photo, type: 'detailedprint' }
const cards = () => screen.getAllByRole('listitem')

describe('what is to be looked at before it is made', () => {
  test('is nothing where all is in order', () => {
    open()
    expect(screen.getByText('All in order')).toBeTruthy()
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  test('is told with what was found beside its limit, and mended by one click', async () => {
    const { user, decoration } = open(coarse)
    expect(screen.getByText('1 to look at')).toBeTruthy()
    expect(cards()[0]?.textContent).toContain('180 dpi')
    expect(cards()[0]?.textContent).toContain('at least 200 dpi')
    await user.click(screen.getByRole('button', { name: /^Reduce to 4\s1\/2\sin$/ }))
    expect(decoration().sizeId).toBe('w4.5')
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  test('is marked on the garment while it is pointed at', async () => {
    const { user } = open(coarse)
    await user.hover(cards()[0]!)
    expect(pointedFinding.get()).toBe(1)
    await user.unhover(cards()[0]!)
    expect(pointedFinding.get()).toBeNull()
  })

  test('is gone through by the key n', async () => {
    const { user } = open(coarse)
    await user.keyboard('n')
    expect(document.activeElement).toBe(cards()[0])
  })

  test('is mended only by whom the account lets', async () => {
    const { user, decoration } = open({ ...coarse, withheld: ['canUpdateArtworkPosition'] })
    const fix = screen.getByRole('button', { name: /^Reduce to/ })
    expect([fix.matches(':disabled'), fix.title]).toEqual([
      true,
      'Your account cannot move or resize artwork.',
    ])
    await user.click(fix)
    expect(decoration().sizeId).toBe('w5')
  })
})

import { photo } from '@teamloom/design/testing/sample.ts'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { WidthSlider } from '#web/features/studio/controls/width-slider.tsx'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'

const open = (options: Parameters<typeof openDecoration>[1] = {}) =>
  openDecoration(decoration => <WidthSlider decoration={decoration} recipe={null} />, options)

const thumb = () => screen.getByRole('slider', { name: 'Width' })

describe('the width slider', () => {
  test('makes it one size larger and smaller by arrows, and says its width', async () => {
    const { user, decoration } = open()
    expect(decoration().sizeId).toBe('w4.75')
    thumb().focus()
    await user.keyboard('{ArrowRight}')
    expect(decoration().sizeId).toBe('w4.875')
    expect(thumb().getAttribute('aria-valuetext')).toMatch(/^4\s7\/8\sin, 12\.4\scm$/)
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(decoration().sizeId).toBe('w4.625')
  })

  test('goes four sizes by Page keys, and stays within what there is', async () => {
    const { user, decoration } = open()
    thumb().focus()
    await user.keyboard('{PageDown}')
    expect(decoration().sizeId).toBe('w4.25')
    await user.keyboard('{Home}')
    expect(decoration().sizeId).toBe('w1')
    await user.keyboard('{PageDown}')
    expect(decoration().sizeId).toBe('w1')
    await user.keyboard('{End}{PageUp}')
    expect(decoration().sizeId).toBe('w7.125')
  })

  test('tells how far a file of few pixels goes on a place with more room', () => {
    open({ artwork: photo, type: 'detailedprint' })
    expect(screen.getByText(/max with this file$/).textContent).toMatch(/^7\s1\/2\sin/)
  })

  test('cannot be used by whom the account does not let resize artwork', async () => {
    const { user, decoration } = open({ withheld: ['canUpdateArtworkPosition'] })
    thumb().focus()
    await user.keyboard('{ArrowRight}{PageUp}')
    expect(decoration().sizeId).toBe('w4.75')
  })
})

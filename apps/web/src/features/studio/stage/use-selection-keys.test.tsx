import { id } from '@teamloom/design/testing/sample.ts'
import { must } from '@teamloom/kit/assert.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'
import { useSelectionKeys } from '#web/features/studio/stage/use-selection-keys.ts'

function Keys() {
  useSelectionKeys()
  return (
    <aside>
      <input aria-label="words" />
    </aside>
  )
}

const selected = { kind: 'decoration', decorationId: id(50) } as const
const open = (options: Parameters<typeof openDecoration>[1] = {}) =>
  openDecoration(() => <Keys />, { selection: selected, ...options })

describe('keys on what is selected', () => {
  test('turn the garment to its sides by number', async () => {
    const { user, view } = open()
    await user.keyboard('2')
    expect(view().side).toBe('back')
    await user.keyboard('4')
    expect(view().side).toBe('right')
  })

  test('deselect, duplicate and remove', async () => {
    const { user, design, view } = open()
    await user.keyboard('{Control>}d{/Control}')
    expect(design().decorations).toHaveLength(2)
    await user.keyboard('{Delete}')
    expect(design().decorations.map(each => each.id)).toEqual([id(50)])
    await user.keyboard('{Escape}')
    expect(view().selection).toBeNull()
  })

  test('make a decoration a size larger and smaller', async () => {
    const { user, decoration } = open()
    await user.keyboard('{Shift>}{ArrowUp}{ArrowRight}{ArrowDown}{/Shift}')
    expect(decoration().sizeId).toBe('w4.875')
  })

  test('move it to the next free place in a direction, as places are seen', async () => {
    const { user, decoration } = open({
      workers: {
        layPlaces: (_, __, places) =>
          places.map(({ positionName }, index) => ({
            positionName,
            x: positionName === 'leftChest' ? 300 : 100,
            y: positionName === 'leftChest' || positionName === 'centerChest' ? 100 : 1000 + index,
            right: { x: 10, y: 0 },
            down: { x: 0, y: 10 },
            widthInches: 4,
            heightInches: 4,
          })),
      },
    })
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(decoration().positionName).toBe('leftChest'))
  })

  test('do nothing to the design while one writes', async () => {
    const { user, design, view } = open()
    must(document.querySelector('input'), 'field').focus()
    await user.keyboard('2{Delete}{Backspace}')
    expect([view().side, design().decorations.length]).toEqual(['front', 1])
  })

  test('show and hide the measures', async () => {
    const { user, view } = open()
    await user.keyboard('m')
    expect(view().hasMeasures).toBe(false)
    await user.keyboard('m')
    expect(view().hasMeasures).toBe(true)
  })

  test('of letters are off for whom types with tools of their own', async () => {
    localStorage.setItem('teamloom-letter-keys', 'false')
    const { user, view, decoration } = open()
    await user.keyboard('m{Shift>}{ArrowUp}{/Shift}')
    expect(view().hasMeasures).toBe(true)
    expect(decoration().sizeId).toBe('w4.875')
  })
})

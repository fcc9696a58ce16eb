import { findProduct } from '@teamloom/catalog/products/index.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { id } from '@teamloom/design/testing/sample.ts'
import type { LaidPlace } from '@teamloom/garment/laid-place.ts'
import { must } from '@teamloom/kit/assert.ts'
import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, test } from 'vitest'
import { inHand } from '#web/features/studio/drawing/in-hand.ts'
import { useCarried } from '#web/features/studio/session/carried.tsx'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'
import { useCarrying } from '#web/features/studio/stage/touch/use-carrying.ts'

const decorationId = id(50)
const product = must(findProduct('shirt', 'tshirt'), 'tshirt')

/** Ten pixels to the inch. */
const lie = (positionName: string, x: number): LaidPlace => {
  const { maxWidthInches, maxHeightInches } = must(findLocation(product, positionName), positionName)
  const directions = { right: { x: 10, y: 0 }, down: { x: 0, y: 10 } }
  return {
    positionName,
    x,
    y: 100,
    ...directions,
    widthInches: maxWidthInches,
    heightInches: maxHeightInches,
  }
}
const laid = [lie('centerChest', 100), lie('leftChest', 300)]

/** A CSS pixel is one of the picture. */
function Stage() {
  const stage = useRef<HTMLDivElement>(null)
  const carried = useCarried()
  const { held, onDown, onMove, onUp, onCancel } = useCarrying({
    stage,
    laid,
    spotOf: ({ clientX: x, clientY: y }) => ({ x, y }),
    hovered: null,
    scale: 1,
  })
  return (
    <div
      ref={stage}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onCancel}
    >
      <i data-testid="grip" data-grip={decorationId} />
      <i data-testid="corner" data-grip={decorationId} data-corner="topLeft" />
      {carried && <b ref={held}>{`held at ${carried.to}`}</b>}
    </div>
  )
}

const open = (options: Parameters<typeof openDecoration>[1] = {}) => openDecoration(() => <Stage />, options)

const at = (clientX: number, clientY = 100) => ({ pointerId: 1, clientX, clientY })
const grip = () => screen.getByTestId('grip')
function carry(to: number): void {
  fireEvent.pointerDown(grip(), at(100))
  fireEvent.pointerMove(grip(), at(to))
}

describe('a decoration in the hand', () => {
  test('is moved to the place where it is let go, and selected', () => {
    const { decoration, shown, view } = open()
    carry(290)
    fireEvent.pointerMove(grip(), at(300))
    expect(screen.getByText('held at leftChest').style.translate).toBe('300px 100px')
    expect([shown().positionName, decoration().positionName]).toEqual(['leftChest', 'centerChest'])
    expect(inHand.get()).toBe(true)
    fireEvent.pointerUp(grip(), at(300))
    expect(decoration().positionName).toBe('leftChest')
    expect(view().selection).toEqual({ kind: 'decoration', decorationId })
    expect([inHand.get(), screen.queryByText(/^held at/)]).toEqual([false, null])
  })

  test('is not in it while the pointer has hardly moved', () => {
    const { sent } = open()
    carry(104)
    expect(screen.queryByText(/^held at/)).toBeNull()
    fireEvent.pointerUp(grip(), at(104))
    expect(sent).toEqual([])
  })

  test('is put back where there is no place, with the reason', async () => {
    const { decoration, shown } = open()
    carry(900)
    expect(shown().active).toBe(false)
    fireEvent.pointerUp(grip(), at(900))
    expect(await screen.findByText('There is no place for it there, so it was put back.')).toBeTruthy()
    expect([decoration().positionName, shown().active]).toEqual(['centerChest', true])
  })

  test('is put back by Escape', async () => {
    const { user, decoration, shown } = open()
    carry(300)
    await user.keyboard('{Escape}')
    expect(shown().positionName).toBe('centerChest')
    fireEvent.pointerUp(grip(), at(300))
    expect(decoration().positionName).toBe('centerChest')
    expect(screen.getByText('Put back.')).toBeTruthy()
  })

  test('goes on by keys, and is larger by them', async () => {
    const { user, decoration } = open()
    carry(106)
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(screen.getByText('held at leftChest')).toBeTruthy()
    await user.keyboard('{Shift>}-{/Shift}')
    fireEvent.pointerUp(grip(), at(106))
    expect(decoration()).toMatchObject({ positionName: 'leftChest', sizeId: 'w3.875' })
  })

  test('is as large as its corner is pulled, in one step to undo', () => {
    const { decoration, session, sent } = open()
    fireEvent.pointerDown(screen.getByTestId('corner'), at(100))
    fireEvent.pointerMove(grip(), at(115, 115))
    fireEvent.pointerMove(grip(), at(110, 110))
    expect(sent).toEqual([])
    fireEvent.pointerUp(grip(), at(110, 110))
    expect(sent).toMatchObject([{ action: 'setDecorationSize' }])
    expect(Number(decoration().sizeId?.slice(1))).toBeCloseTo(2.1, 0)
    session.undo()
    expect(decoration().sizeId).toBe('w4.75')
  })

  test('is not taken by whom the account does not let move artwork', () => {
    const { sent } = open({ withheld: ['canUpdateArtworkPosition'] })
    carry(300)
    fireEvent.pointerUp(grip(), at(300))
    expect(sent).toEqual([])
  })
})

import { must } from '@teamloom/kit/assert.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'
import { DecorationGrip } from '#web/features/studio/stage/touch/decoration-grip.tsx'

type Frame = Parameters<typeof DecorationGrip>[0]['frame']

const camera = { width: 1000, height: 1000, pixelsPerInch: 10 } as Parameters<
  typeof DecorationGrip
>[0]['camera']
const box = { x: 400, y: 400, width: 200, height: 100 }
const whole: Frame = {
  path: '',
  box,
  measured: 'whole',
  corners: {
    topLeft: { x: 400, y: 400 },
    topRight: { x: 600, y: 400 },
    bottomRight: { x: 600, y: 500 },
    bottomLeft: { x: 400, y: 500 },
  },
  lattice: [],
  widthInches: 4,
  heightInches: 2,
}

const open = (options: Parameters<typeof openDecoration>[1] = {}, frame = whole) =>
  openDecoration(({ id }) => <DecorationGrip camera={camera} frame={frame} decorationId={id} />, options)

const grip = () => screen.getByRole('group', { name: /^crest-1, / })
const corners = () => document.querySelectorAll('[data-corner]')

describe('what a decoration is taken by', () => {
  test('has the focus once it is there, and says where it is and what keys do', () => {
    open()
    expect(document.activeElement).toBe(grip())
    expect(grip().getAttribute('aria-label')).toBe('crest-1, Centre chest')
    const words = must(grip().getAttribute('aria-describedby'), 'words')
    expect(document.getElementById(words)?.textContent).toMatch(/^Arrows move it/)
  })

  test('takes it to the next free place by arrows, as places are seen', async () => {
    const { user, decoration } = open({
      workers: {
        layPlaces: (_, __, places) =>
          places.flatMap(({ positionName }) =>
            positionName === 'centerChest' || positionName === 'leftChest'
              ? {
                  positionName,
                  x: positionName === 'leftChest' ? 300 : 100,
                  y: 100,
                  right: { x: 10, y: 0 },
                  down: { x: 0, y: 10 },
                  widthInches: 4,
                  heightInches: 4,
                }
              : [],
          ),
      },
    })
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(decoration().positionName).toBe('leftChest'))
    expect(await screen.findByText(/^Left chest, 4\sin × /)).toBeTruthy()
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByText('No free place in that direction.')).toBeTruthy()
  })

  test('makes it larger and smaller by signs and by Shift with arrows', async () => {
    const { user, decoration } = open()
    await user.keyboard('+')
    expect(decoration().sizeId).toBe('w4.875')
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}')
    expect(decoration().sizeId).toBe('w4.625')
    expect(screen.getByText(/^Centre chest, 4 5\/8\sin × /)).toBeTruthy()
  })

  test('has four corners where all of it is in sight, and none where it is not', () => {
    open()
    expect(corners()).toHaveLength(4)
  })

  test('leaves the pointer to the garment where only a part is in sight', () => {
    open({}, { ...whole, measured: 'part', corners: null })
    expect([corners().length, grip().style.pointerEvents]).toEqual([0, 'none'])
  })

  test('moves nothing for whom the account does not let', async () => {
    const { user, decoration } = open({ withheld: ['canUpdateArtworkPosition'] })
    await user.keyboard('+{ArrowRight}')
    expect(decoration().sizeId).toBe('w4.75')
    expect([corners().length, grip().hasAttribute('data-movable')]).toEqual([0, false])
  })
})

import type { Side } from '@teamloom/bakes/side.ts'
import type { GarmentFrame } from '@teamloom/garment/garment-frame.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { DecorationFrame } from '#web/features/studio/stage/decoration-frame.tsx'
import { LiveGarment } from '#web/features/studio/stage/live-garment.tsx'

const camera = { width: 1000, height: 1000, pixelsPerInch: 10 } as GarmentFrame['camera']
const frame = { camera, boxes: {} } as unknown as GarmentFrame

/** What is answered of a side once the test says so. */
function bySide<Value>(valueOf: (side: Side) => Value) {
  const asked = new Map<Side, PromiseWithResolvers<Value>>()
  const of = (side: Side) => {
    const known = asked.get(side) ?? Promise.withResolvers<Value>()
    asked.set(side, known)
    return known
  }
  return { ask: (side: Side) => of(side).promise, answer: (side: Side) => of(side).resolve(valueOf(side)) }
}

const body = { kind: 'element', partName: 'body', elementName: 'body' } as const
const label = () => screen.getByText('Body')
const waits = (element: Element) => element.closest('[data-waiting]') !== null

test('what lies over a side is not seen over the picture of the one before', async () => {
  const pictures = bySide(() => ({ width: 10, height: 10 }))
  const outlines = bySide(() => 'M0,0L100,0L100,100Z')
  const { view } = openInStudio(
    <LiveGarment
      frame={frame}
      placement={{ left: 0, top: 0, scale: 1 }}
      stage={{ width: 1000, height: 1000 }}
      zoom={1}
      hovered={null}
      laid={[]}
      held={{ current: null }}
      onSettled={() => {}}
    />,
    {
      selection: body,
      workers: {
        compose: ({ side }) => pictures.ask(side),
        outline: (_, side) => outlines.ask(side),
      },
    },
  )
  pictures.answer('front')
  outlines.answer('front')
  await waitFor(() => expect(waits(label())).toBe(false))
  act(() => view().showSide('back'))
  expect(screen.queryByText('Body')).toBeNull()
  outlines.answer('back')
  expect(waits(await screen.findByText('Body'))).toBe(true)
  pictures.answer('back')
  await waitFor(() => expect(waits(label())).toBe(false))
})

test('measures of the side before are not seen over another’s picture, and what has the focus keeps it', async () => {
  const box = { x: 400, y: 400, width: 200, height: 100 }
  const frames = bySide(() => ({
    path: 'M0,0',
    box,
    measured: 'whole' as const,
    corners: {
      topLeft: { x: 400, y: 400 },
      topRight: { x: 600, y: 400 },
      bottomRight: { x: 600, y: 500 },
      bottomLeft: { x: 400, y: 500 },
    },
    lattice: [],
    widthInches: 4,
    heightInches: 2,
  }))
  const { view } = openDecoration(
    ({ id }) => <DecorationFrame camera={camera} scale={1} decorationId={id} />,
    {
      workers: { frameDecoration: (_, side) => frames.ask(side) },
    },
  )
  frames.answer('front')
  const grip = await screen.findByRole('group', { name: /^crest-1, / })
  expect(waits(grip)).toBe(false)
  act(() => view().showSide('back'))
  expect(waits(grip)).toBe(true)
  expect(document.activeElement).toBe(grip)
  frames.answer('back')
  await waitFor(() => expect(waits(grip)).toBe(false))
  expect(document.activeElement).toBe(grip)
})

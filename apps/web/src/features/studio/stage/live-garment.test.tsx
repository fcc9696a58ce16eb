import type { Side } from '@teamloom/bakes/side.ts'
import { type CommentThread, commentCalls } from '@teamloom/contract/comments.ts'
import type { GarmentFrame } from '@teamloom/garment/garment-frame.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useHands } from '#web/features/studio/session/carried.tsx'
import { CommentsContext, type CommentsViews } from '#web/features/studio/session/comments-context.ts'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { DecorationFrame } from '#web/features/studio/stage/decoration-frame.tsx'
import { LiveGarment } from '#web/features/studio/stage/live-garment.tsx'
import { Pins } from '#web/features/studio/stage/pins/pins.tsx'
import { answer } from '#web/lib/testing/server.ts'

const camera = { width: 1000, height: 1000, pixelsPerInch: 10 } as GarmentFrame['camera']
const frame = { camera, boxes: {} } as unknown as GarmentFrame

const garment = (
  <LiveGarment
    frame={frame}
    placement={{ left: 0, top: 0, scale: 1 }}
    stage={{ width: 1000, height: 1000 }}
    zoom={1}
    hovered={null}
    laid={[]}
    held={{ current: null }}
    onSettled={() => {}}
  />
)

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
  const { view } = openInStudio(garment, {
    selection: body,
    workers: {
      compose: ({ side }) => pictures.ask(side),
      outline: (_, side) => outlines.ask(side),
    },
  })
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

function threadOn(side: Side, number: number): CommentThread {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    designId: '00000000-0000-4000-8000-000000000099',
    number,
    anchor: { side, x: 10 * number, y: 10 },
    about: null,
    mark: null,
    revision: 1,
    state: 'open',
    resolvedBy: null,
    isDeleted: false,
    internal: false,
    unread: false,
    author: { userId: null, name: 'Jonas', byLink: false },
    text: `Words ${number}`,
    mentions: [],
    attachments: [],
    created_at: '2026-11-29T12:00:00.000Z',
    edited_at: null,
    answers: [],
  }
}

test('no pin is seen over the picture of another side than its own (RV17)', async () => {
  const pictures = bySide(() => ({ width: 10, height: 10 }))
  const threads = [threadOn('back', 2), threadOn('front', 1)]
  answer(commentCalls.list, ({ query }) => (query.after ? [] : threads))
  const { view } = openInStudio(
    <CommentsContext value={{ Pins } as CommentsViews}>{garment}</CommentsContext>,
    { workers: { compose: ({ side }) => pictures.ask(side) } },
  )
  pictures.answer('front')
  expect(waits(await screen.findByText('1'))).toBe(false)
  act(() => view().showSide('back'))
  const back = await screen.findByText('2')
  expect(screen.queryByText('1')).toBeNull()
  expect(waits(back)).toBe(true)
  pictures.answer('back')
  await waitFor(() => expect(waits(back)).toBe(false))
})

test('no pin is seen over what is in the hand, and all are there once it is let go (RV17)', async () => {
  answer(commentCalls.list, ({ query }) => (query.after ? [] : [threadOn('front', 1)]))
  const from = { positionName: 'centerChest', side: 'front' } as const
  function Hands() {
    const { carry } = useHands()
    return (
      <>
        <button
          type="button"
          onClick={() => carry({ decorationId: 'crest', by: 'middle', from, free: [], to: null })}
        >
          Take
        </button>
        <button type="button" onClick={() => carry(null)}>
          Let go
        </button>
      </>
    )
  }
  const { user } = openInStudio(
    <CommentsContext value={{ Pins } as CommentsViews}>
      {garment}
      <Hands />
    </CommentsContext>,
    { workers: { compose: () => ({ width: 10, height: 10 }) } },
  )
  expect(await screen.findByText('1')).toBeTruthy()
  await user.click(screen.getByText('Take'))
  expect(screen.queryByText('1')).toBeNull()
  await user.click(screen.getByText('Let go'))
  expect(await screen.findByText('1')).toBeTruthy()
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

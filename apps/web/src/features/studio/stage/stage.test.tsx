import { sides } from '@teamloom/bakes/side.ts'
import { id } from '@teamloom/design/testing/sample.ts'
import type { GarmentFrame, GarmentFrames } from '@teamloom/garment/garment-frame.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wordsOnGarment } from '#web/features/studio/artwork/words/words-on-garment.ts'
import { fromMiddle, placePicture } from '#web/features/studio/drawing/fit.ts'
import { askedOfWorkers } from '#web/features/studio/drawing/testing/workers.ts'
import { CommentsContext } from '#web/features/studio/session/comments-context.ts'
import { type Live, LiveContext } from '#web/features/studio/session/live/live-context.ts'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import type { Looking } from '#web/features/studio/session/use-looking.ts'
import { Stage } from '#web/features/studio/stage/stage.tsx'
import { fitted, type View, zoomAt, zoomSteps } from '#web/lib/zoom.ts'

const decorationId = id(50)
const size = { width: 1000, height: 800 }
const box = { x: 100, y: 100, width: 800, height: 700 }
const camera = { width: 1000, height: 1000, pixelsPerInch: 10 } as GarmentFrame['camera']
const boxes = Object.fromEntries(sides.map(side => [side, box])) as GarmentFrame['boxes']
const frames: GarmentFrames = { near: { camera, boxes }, far: null }

/** Where the stage lies in the window. */
const corner = { left: 30, top: 20 }
const placed = (view: View = fitted) => placePicture(size, Object.values(boxes), box, view)
/** The window's point over a spot of the picture. */
function over(x: number, y: number, view: View = fitted) {
  const { left, top, scale } = placed(view)
  return {
    clientX: corner.left + left + x * scale,
    clientY: corner.top + top + y * scale,
    button: 0,
    pointerId: 1,
  }
}

const none: Looking['picked'] = []
const looking = (more: Partial<Looking> = {}) => ({ picked: none, Stage: undefined, ...more }) as Looking
const body = { partName: 'body', elementName: 'body' }

type Given = {
  readonly looking?: Looking
  readonly live?: Live | null
  readonly picked?: typeof body | null
}

const onSettled = vi.fn<() => void>()

function open({ looking: looks = looking(), live = null, picked = body }: Given = {}) {
  return openInStudio(
    <LiveContext value={live}>
      <CommentsContext value={null}>
        <Stage onOpenParts={() => {}} onSettled={onSettled} looking={looks} />
      </CommentsContext>
    </LiveContext>,
    {
      workers: {
        framesOf: () => frames,
        pickPrint: () => null,
        pick: () => picked,
        compose: () => ({ width: 10, height: 10 }),
      },
    },
  )
}

const stage = () => screen.getByRole('main')
const asked = () => askedOfWorkers('pickPrint').map(([, side, x, y]) => [side, Math.round(x), Math.round(y)])
const percent = () => screen.getByRole('button', { name: /^Fit to the stage/ }).textContent
/** Once the garment lies on it. */
const ready = () => waitFor(() => expect(document.querySelector('canvas[data-status]')).toBeTruthy())

function click(x: number, y: number, view?: View): void {
  fireEvent.pointerDown(stage(), over(x, y, view))
  fireEvent.pointerUp(stage(), over(x, y, view))
}

class Sized {
  readonly #tell: ResizeObserverCallback
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }
  observe() {
    this.#tell([{ contentRect: new DOMRect(0, 0, size.width, size.height) } as never], this as never)
  }
  unobserve() {}
  disconnect() {}
}

const unsized = window.ResizeObserver
beforeEach(() => {
  Object.assign(window, { ResizeObserver: Sized })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(corner.left, corner.top, size.width, size.height),
  )
  onSettled.mockClear()
})
afterEach(() => {
  Object.assign(window, { ResizeObserver: unsized })
  vi.restoreAllMocks()
  act(() => wordsOnGarment.set(null))
})

describe('the stage', () => {
  test('picks the cloth where it was clicked', async () => {
    const { view } = open()
    await ready()
    click(400, 500)
    await waitFor(() => expect(view().selection).toEqual({ kind: 'element', ...body }))
    expect(asked().at(-1)).toEqual(['front', 400, 500])
    expect(askedOfWorkers('pick').at(-1)?.slice(1)).toEqual([
      'front',
      expect.closeTo(400),
      expect.closeTo(500),
    ])
  })

  test('picks a decoration before the cloth that it is on', async () => {
    const { view } = openDecoration(
      () => <Stage onOpenParts={() => {}} onSettled={onSettled} looking={looking()} />,
      { workers: { framesOf: () => frames, pickPrint: () => decorationId, pick: () => body } },
    )
    await ready()
    act(() => view().select(null))
    click(400, 500)
    await waitFor(() => expect(view().selection).toEqual({ kind: 'decoration', decorationId }))
    expect(askedOfWorkers('pick')).toEqual([])
  })

  test('lets go of what was picked where nothing lies', async () => {
    const { view } = open({ picked: null })
    await ready()
    act(() => view().select({ kind: 'element', ...body }))
    click(5, 5)
    await waitFor(() => expect(view().selection).toBeNull())
  })

  test('takes no click for one that moved, nor one of another button or on its tools', async () => {
    const { view } = open()
    await ready()
    fireEvent.pointerDown(stage(), over(400, 500))
    fireEvent.pointerMove(stage(), { ...over(400, 500), clientX: over(400, 500).clientX + 5 })
    fireEvent.pointerUp(stage(), over(400, 500))
    fireEvent.pointerDown(stage(), { ...over(400, 500), button: 2 })
    fireEvent.pointerUp(stage(), { ...over(400, 500), button: 2 })
    const zoom = screen.getByRole('button', { name: 'Zoom in' })
    fireEvent.pointerDown(zoom, over(400, 500))
    fireEvent.pointerUp(zoom, over(400, 500))
    fireEvent.pointerUp(stage(), over(400, 500))
    expect(asked()).toEqual([])
    expect(view().selection).toBeNull()
    // A hand is never quite still.
    fireEvent.pointerDown(stage(), over(400, 500))
    fireEvent.pointerMove(stage(), { ...over(400, 500), clientX: over(400, 500).clientX + 4 })
    fireEvent.pointerUp(stage(), over(400, 500))
    await waitFor(() => expect(view().selection).toEqual({ kind: 'element', ...body }))
  })

  test('says what would be picked under the pointer, and nothing once it has left', async () => {
    open()
    await ready()
    fireEvent.pointerMove(stage(), over(400, 500))
    await waitFor(() => expect(stage().dataset.pointing).toBe('true'))
    fireEvent.pointerLeave(stage())
    await waitFor(() => expect(stage().dataset.pointing).toBeUndefined())
  })

  test('zooms to what the wheel is over with Ctrl, and leaves the page its own wheel', async () => {
    open()
    await ready()
    const at = over(300, 300)
    fireEvent.wheel(stage(), { ...at, deltaY: -1 })
    expect(percent()).toBe('100%')
    fireEvent.wheel(stage(), { ...at, deltaY: -1, ctrlKey: true })
    expect(percent()).toBe('125%')
    const near = zoomAt(
      fitted,
      zoomSteps.factor,
      fromMiddle(size, { x: at.clientX - corner.left, y: at.clientY - corner.top }),
    )
    expect([over(300, 300, near).clientX, over(300, 300, near).clientY]).toEqual([
      expect.closeTo(at.clientX),
      expect.closeTo(at.clientY),
    ])
    click(300, 300, near)
    await waitFor(() => expect(asked()).toEqual([['front', 300, 300]]))
    fireEvent.wheel(stage(), { ...at, deltaY: 1, metaKey: true })
    expect(percent()).toBe('100%')
  })

  test('is dragged from near, and not while all of it is seen', async () => {
    open()
    await ready()
    const drag = () => {
      fireEvent.pointerDown(stage(), { ...over(5, 5), clientX: 100, clientY: 100 })
      fireEvent.pointerMove(stage(), { clientX: 140, clientY: 90 })
      fireEvent.pointerUp(stage(), { clientX: 140, clientY: 90 })
    }
    drag()
    expect(stage().dataset.grab).toBeUndefined()
    click(400, 500)
    await waitFor(() => expect(asked().at(-1)).toEqual(['front', 400, 500]))
    const middle = fromMiddle(size, { x: 0, y: 0 })
    const at = { clientX: corner.left - middle.x, clientY: corner.top - middle.y }
    fireEvent.wheel(stage(), { ...at, deltaY: -1, ctrlKey: true })
    expect(stage().dataset.grab).toBe('true')
    drag()
    const near = { ...zoomAt(fitted, zoomSteps.factor, { x: 0, y: 0 }), panX: 40, panY: -10 }
    click(400, 500, near)
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(asked().at(-1)).toEqual(['front', 400, 500])
  })

  test('is not picked from while former versions are looked at, nor while words are written on it', async () => {
    const Former = ({ looks }: { readonly looks: readonly { readonly title: string }[] }) => (
      <p>{looks.map(({ title }) => title).join()}</p>
    )
    const look = (title: string, revision: number) => ({
      id: title,
      revision,
      title,
      caption: '',
      images: [],
    })
    const { view } = open({
      looking: looking({ picked: [look('later', 7), look('sooner', 3)] as never, Stage: Former as never }),
    })
    await ready()
    expect(await screen.findByText('sooner,later')).toBeTruthy()
    fireEvent.pointerMove(stage(), over(400, 500))
    click(400, 500)
    expect(asked()).toEqual([])
    expect(view().selection).toBeNull()
  })

  test('keeps what is being written from a click beside it', async () => {
    const { view } = open()
    await ready()
    act(() => wordsOnGarment.set({} as never))
    click(400, 500)
    expect(asked()).toEqual([])
    expect(view().selection).toBeNull()
  })

  test('tells others where one points, as parts of the picture, and that one has left', async () => {
    const point = vi.fn<(spot: unknown) => void>()
    const nothing = () => null
    const parts = {
      Avatars: nothing,
      Following: nothing,
      RowMark: nothing,
      SideMark: nothing,
      StageLayer: nothing,
    }
    open({ live: { room: { point }, parts } as unknown as Live })
    await ready()
    fireEvent.pointerMove(stage(), over(250, 500))
    expect(point.mock.lastCall?.[0]).toEqual({ x: expect.closeTo(0.25), y: expect.closeTo(0.5) })
    fireEvent.pointerLeave(stage())
    expect(point.mock.lastCall?.[0]).toBeNull()
  })
})

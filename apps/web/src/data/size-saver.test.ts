import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSizeSaver, type SaveOutcome, type SizeEdit } from '#web/data/size-saver.ts'

const sizes = (qty: number) => [
  { name: 'S', qty },
  { name: 'M', qty: 0 },
]

/** A server that answers when it is told to, and a page that can be reloaded. */
function setUp(remembered: readonly SizeEdit[] = []) {
  const requests: {
    edits: readonly SizeEdit[]
    isLeaving: boolean
    answer: (outcome: SaveOutcome) => Promise<void>
  }[] = []
  const kept = { edits: remembered }
  const saver = createSizeSaver({
    save: (edits, isLeaving) =>
      new Promise(resolve => {
        requests.push({
          edits,
          isLeaving,
          answer: async outcome => {
            resolve(outcome)
            await vi.advanceTimersByTimeAsync(0)
          },
        })
      }),
    kept: { read: () => kept.edits, write: edits => void (kept.edits = edits) },
  })
  return { saver, requests, kept }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('throttling', () => {
  it('sends what was typed within a second as one request with the last quantities', async () => {
    const { saver, requests } = setUp()
    saver.edit('a', sizes(1))
    await vi.advanceTimersByTimeAsync(600)
    saver.edit('a', sizes(12))
    saver.edit('b', sizes(3))
    expect(requests).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(400)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.edits).toEqual([
      { id: 'a', sizes: sizes(12) },
      { id: 'b', sizes: sizes(3) },
    ])
  })

  it('does not wait for typing to stop', async () => {
    const { saver, requests } = setUp()
    for (let i = 0; i < 5; i++) {
      saver.edit('a', sizes(i))
      await vi.advanceTimersByTimeAsync(300)
    }
    expect(requests).toHaveLength(1)
  })

  it('sends an edit made during a request afterwards, and only that item', async () => {
    const { saver, requests } = setUp()
    saver.edit('a', sizes(1))
    saver.edit('b', sizes(2))
    await vi.advanceTimersByTimeAsync(1000)
    saver.edit('b', sizes(5))
    await vi.advanceTimersByTimeAsync(5000)
    expect(requests).toHaveLength(1)
    await requests[0]?.answer({ kind: 'saved' })
    expect(saver.read()).toEqual({ saving: 'saving', edits: new Map([['b', sizes(5)]]) })
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests[1]?.edits).toEqual([{ id: 'b', sizes: sizes(5) }])
    await requests[1]?.answer({ kind: 'saved' })
    expect(saver.read()).toEqual({ saving: 'saved', edits: new Map() })
  })
})

describe('a lost connection', () => {
  it('keeps the edit, says so, and tries again at growing distances until it is saved', async () => {
    const { saver, requests } = setUp()
    saver.edit('a', sizes(4))
    await vi.advanceTimersByTimeAsync(1000)
    await requests[0]?.answer({ kind: 'unreachable' })
    expect(saver.read().saving).toBe('offline')
    expect(saver.read().edits.get('a')).toEqual(sizes(4))
    await vi.advanceTimersByTimeAsync(2000)
    expect(requests).toHaveLength(2)
    await requests[1]?.answer({ kind: 'unreachable' })
    await vi.advanceTimersByTimeAsync(3999)
    expect(requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(3)
    expect(saver.read().saving).toBe('offline')
    await requests[2]?.answer({ kind: 'saved' })
    expect(saver.read()).toEqual({ saving: 'saved', edits: new Map() })
  })

  it('does not let a further edit wait for the long distance', async () => {
    const { saver, requests } = setUp()
    saver.edit('a', sizes(1))
    await vi.advanceTimersByTimeAsync(1000)
    await requests[0]?.answer({ kind: 'unreachable' })
    saver.edit('a', sizes(2))
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests[1]?.edits).toEqual([{ id: 'a', sizes: sizes(2) }])
  })

  it('goes on after a reload with what was left', async () => {
    const first = setUp()
    first.saver.edit('a', sizes(7))
    const second = setUp(first.kept.edits)
    expect(second.saver.read()).toEqual({ saving: 'saving', edits: new Map([['a', sizes(7)]]) })
    await vi.advanceTimersByTimeAsync(0)
    expect(second.requests[0]?.edits).toEqual([{ id: 'a', sizes: sizes(7) }])
    await second.requests[0]?.answer({ kind: 'saved' })
    expect(second.kept.edits).toEqual([])
  })
})

describe('leaving and dropping', () => {
  it('sends the unanswered once when the page goes, in the way that outlives it', async () => {
    const { saver, requests } = setUp()
    saver.edit('a', sizes(3))
    saver.leave()
    saver.leave()
    expect(requests.map(request => request.isLeaving)).toEqual([true])
    await requests[0]?.answer({ kind: 'saved' })
    saver.leave()
    expect(requests).toHaveLength(1)
  })

  it('drops what can never be saved and sends the rest', async () => {
    const { saver, requests } = setUp()
    saver.edit('gone', sizes(1))
    saver.edit('here', sizes(2))
    await vi.advanceTimersByTimeAsync(1000)
    await requests[0]?.answer({ kind: 'dropped', ids: new Set(['gone']) })
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests[1]?.edits).toEqual([{ id: 'here', sizes: sizes(2) }])
  })

  it('sends nothing of an item that is being removed', async () => {
    const { saver, requests } = setUp()
    saver.edit('a', sizes(1))
    saver.discard('a')
    await vi.advanceTimersByTimeAsync(5000)
    expect(requests).toHaveLength(0)
    expect(saver.read().saving).toBe('saved')
  })
})

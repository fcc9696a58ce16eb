import type { Unsent } from '@teamloom/sync/unsent.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openUnsent } from '#web/features/studio/session/kept-unsent.ts'

/** The browser's: its keys are what was set, and it may be full. */
class Kept {
  [name: string]: unknown
  static isFull = false
}
const methods = {
  getItem(this: Kept, name: string) {
    return this[name] ?? null
  },
  setItem(this: Kept, name: string, text: string) {
    if (Kept.isFull) throw new DOMException('full', 'QuotaExceededError')
    this[name] = text
  },
  removeItem(this: Kept, name: string) {
    delete this[name]
  },
}
for (const [name, value] of Object.entries(methods)) Object.defineProperty(Kept.prototype, name, { value })

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
  vi.stubGlobal('localStorage', new Kept())
})
afterEach(() => {
  Kept.isFull = false
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const paint = (key: string): Unsent => ({
  key,
  change: {
    action: 'setColor',
    partName: 'body',
    elementName: 'body',
    layerName: 'body',
    color: '1008',
  },
})
const keysOf = ({ unsent }: ReturnType<typeof openUnsent>) => unsent.map(({ key }) => key)
const open = (user = 'maya', design = 'tee') => openUnsent(user, design)

describe('what is not confirmed yet (LV17)', () => {
  it('is there for the next visit, until it is confirmed', () => {
    open().write([paint('a')])
    const next = open()
    expect(next.unsent).toEqual([paint('a')])
    next.write([])
    expect(keysOf(open())).toEqual([])
  })

  it('of two tabs is taken over by the next, what was made first before what came later', () => {
    const first = open()
    vi.setSystemTime(2000)
    const second = open()
    second.write([paint('b')])
    first.write([paint('a')])
    vi.setSystemTime(3000)
    expect(keysOf(open())).toEqual(['a', 'b'])
  })

  it('of a tab that goes on is kept by it too: sent twice it does nothing twice', () => {
    const first = open()
    first.write([paint('a')])
    vi.setSystemTime(2000)
    expect(keysOf(open())).toEqual(['a'])
    first.write([paint('a'), paint('c')])
    vi.setSystemTime(3000)
    expect(keysOf(open())).toEqual(['a', 'c', 'a'])
  })

  it('is of one person and one design', () => {
    open().write([paint('a')])
    expect([keysOf(open('jonas')), keysOf(open('maya', 'hoodie'))]).toEqual([[], []])
  })

  it('is left out where it is not understood', () => {
    const { write } = open()
    write([paint('a'), { key: 'b', change: { action: 'dance' } } as never])
    expect(keysOf(open())).toEqual(['a'])
  })

  it('is not kept where the browser is full, and nothing else comes of that', () => {
    const { write } = open()
    Kept.isFull = true
    expect(() => write([paint('a')])).not.toThrow()
  })
})

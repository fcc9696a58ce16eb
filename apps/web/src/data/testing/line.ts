import { vi } from 'vitest'

/** The browser's socket, which does what the test says: the line is in its hand. */
export class Line extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static tries: Line[] = []
  readyState = Line.CONNECTING
  readonly sent: unknown[] = []

  constructor() {
    super()
    Line.tries.push(this)
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame))
  }

  /** A dead line is long in its closing. */
  close(): void {
    if (this.readyState < Line.CLOSING) this.readyState = Line.CLOSING
  }

  says(frame: object): void {
    this.readyState = Line.OPEN
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }

  ends(code = 1006): Promise<unknown> {
    this.readyState = Line.CLOSED
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
    return vi.advanceTimersByTimeAsync(0)
  }
}

const session = { token: 't', userId: 'maya', email: '', exp: 4_000_000_000 }

/** A page of Maya's, whose time passes and whose sockets open when the test says so. */
export function openPage(): EventTarget & { hidden: boolean } {
  vi.useFakeTimers()
  Line.tries = []
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { href: 'https://example.com/' } }))
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(session) })
  vi.stubGlobal('WebSocket', Line)
  return page
}

export function closePage(): void {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
}

export const newest = (): Line => {
  const line = Line.tries.at(-1)
  if (!line) throw new Error('no connection was tried')
  return line
}

export async function happens(what: 'online' | 'offline'): Promise<void> {
  window.dispatchEvent(new Event(what))
  await vi.advanceTimersByTimeAsync(0)
}

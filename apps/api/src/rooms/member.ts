import { type ClientFrame, clientFrameSchema, closeCodes } from '@teamloom/contract/collaboration.ts'
import type { WebSocket } from 'ws'

/** A frame is bounded before it is read. */
export const mostFrameBytes = 2048

const limits = {
  framesPerSecond: 40,
  notUnderstood: 10,
  /** What waits to be read: more than the first, and movements are left out; more than the second, and it is too slow. */
  softBytes: 65_536,
  hardBytes: 1_048_576,
  silenceMs: 30_000,
  slowMs: 15_000,
} as const

/** One socket of one person, and whether it reads and answers. */
export class Member {
  readonly userId: string
  readonly sessionId: string
  readonly #socket: WebSocket
  #tokens: number = limits.framesPerSecond
  #countedAt: number
  #notUnderstood = 0
  #heardAt: number
  #behindSince = 0

  constructor(socket: WebSocket, about: Pick<Member, 'userId' | 'sessionId'>, now: number) {
    this.#socket = socket
    this.userId = about.userId
    this.sessionId = about.sessionId
    this.#countedAt = now
    this.#heardAt = now
  }

  /** What the frame says; undefined where it says nothing that is known, or is one too many. */
  read(data: Buffer, isBinary: boolean, now: number): ClientFrame | undefined {
    this.#heardAt = now
    const earned = ((now - this.#countedAt) * limits.framesPerSecond) / 1000
    this.#tokens = Math.min(limits.framesPerSecond, this.#tokens + earned)
    this.#countedAt = now
    if (this.#tokens < 1) {
      this.close(closeCodes.tooMuch, 'more than 40 frames a second')
      return undefined
    }
    this.#tokens -= 1
    const frame = isBinary ? undefined : parse(data)
    if (frame) return frame
    this.#notUnderstood += 1
    if (this.#notUnderstood > limits.notUnderstood)
      this.close(closeCodes.notUnderstood, 'frames of no known shape')
    return undefined
  }

  heard(now: number): void {
    this.#heardAt = now
  }

  /** Pings; ends what has been silent, and what has not read for long. */
  beat(now: number): void {
    if (now - this.#heardAt > limits.silenceMs) return this.#socket.terminate()
    if (this.isOpen) this.#socket.ping()
  }

  /** Whether the socket has not read what it was sent: then only the newest is worth keeping for it. */
  get isBehind(): boolean {
    return this.#socket.bufferedAmount > limits.softBytes
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  send(frame: Buffer, now: number): void {
    if (!this.isOpen) return
    if (this.waitFor(now)) this.#socket.send(frame, { binary: false })
  }

  /** Whether there is hope that it reads on; it is closed where there is none. */
  waitFor(now: number): boolean {
    if (!this.isBehind) this.#behindSince = 0
    else if (this.#behindSince === 0) this.#behindSince = now
    const isTooSlow =
      this.#socket.bufferedAmount > limits.hardBytes ||
      (this.#behindSince > 0 && now - this.#behindSince > limits.slowMs)
    if (isTooSlow) this.close(closeCodes.tooSlow, 'what was sent is not read')
    return !isTooSlow
  }

  close(code: number, reason: string): void {
    closeSoon(this.#socket, code, reason)
  }
}

/** One that does not answer the closing is cut off. */
export function closeSoon(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState >= socket.CLOSING) return
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), 2000).unref()
}

function parse(data: Buffer): ClientFrame | undefined {
  try {
    return clientFrameSchema.safeParse(JSON.parse(data.toString())).data
  } catch {
    return undefined
  }
}

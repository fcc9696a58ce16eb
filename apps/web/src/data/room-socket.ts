import {
  type ClientFrame,
  closeCodes,
  collaborationPath,
  collaborationVersions,
  type ServerFrame,
  tokenProtocol,
} from '@teamloom/contract/collaboration.ts'
import { readSession } from '#web/lib/session.ts'
import { waitForConnection } from '#web/lib/wait-for-connection.ts'

export type Connection = 'joining' | 'open' | 'away'

/** Why the room is not to be entered again. */
export type Out = 'sessionEnded' | 'noAccess' | 'designGone'

export type Ear = {
  readonly hear: (frame: ServerFrame) => void
  /** `away` tells too that a try has failed, or that the browser is online again and the next one begins. */
  readonly turn: (connection: Connection) => void
  readonly out: (why: Out) => void
}

/** The second too: a server of before knows no later one. */
const versions = collaborationVersions.slice(0, 2)
const firstPauseMs = 1000
const longestPauseMs = 30_000
/** A laptop that slept so long has a connection that only seems to be one. */
const sleptMs = 30_000
/** A try that no answer has come to by then is given up: the line may be dead, which a browser finds out after minutes. */
const longestTryMs = 20_000

/** The code by which a browser tells that a connection ended without a word. */
const dropped = 1006

type Visit = { readonly code: number; readonly wasOpen: boolean; readonly isAtOnce?: boolean }

/** What is followed, as the address names it. */
export type Followed = { readonly designId: string } | { readonly preorderId: string }

/** The socket of a design’s room or of a request, which comes back by itself until it is left or closed for good. */
export class RoomSocket {
  readonly #followed: Followed
  readonly #ear: Ear
  #socket: WebSocket | undefined
  #end: (visit: Omit<Visit, 'wasOpen'>) => void = () => {}
  #isLeft = false
  #hiddenAt = 0

  constructor(followed: Followed, ear: Ear) {
    this.#followed = followed
    this.#ear = ear
    window.addEventListener('offline', this.#drop)
    window.addEventListener('online', this.#onOnline)
    document.addEventListener('visibilitychange', this.#onVisible)
    void this.#stay()
  }

  send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  leave(): void {
    this.#isLeft = true
    window.removeEventListener('offline', this.#drop)
    window.removeEventListener('online', this.#onOnline)
    document.removeEventListener('visibilitychange', this.#onVisible)
    this.#drop()
  }

  readonly #drop = () => this.#end({ code: dropped })

  /** A try that went out while nothing could go through is not waited for; calls may pass sooner than a socket. */
  readonly #onOnline = () => {
    if (this.#socket?.readyState === WebSocket.CONNECTING) this.#end({ code: dropped, isAtOnce: true })
    else if (this.#socket === undefined) this.#ear.turn('away')
  }

  readonly #onVisible = () => {
    if (document.hidden) this.#hiddenAt = Date.now()
    else if (Date.now() - this.#hiddenAt > sleptMs) this.#drop()
  }

  async #stay(): Promise<void> {
    let failures = 0
    while (!this.#isLeft) {
      const { code, wasOpen, isAtOnce } = await this.#visit()
      if (this.#isLeft) return
      const why = (['sessionEnded', 'noAccess', 'designGone'] as const).find(
        each => closeCodes[each] === code,
      )
      if (why) {
        this.leave()
        this.#ear.out(why)
        return
      }
      this.#ear.turn('away')
      failures = wasOpen || isAtOnce ? 0 : failures + 1
      if (!isAtOnce) await waitForConnection(Math.min(longestPauseMs, firstPauseMs * 2 ** failures))
    }
  }

  /** One connection, until it ends or is given up: the closing of a dead line is not waited for. */
  #visit(): Promise<Visit> {
    return new Promise(resolve => {
      const session = readSession()
      if (!session) return resolve({ code: closeCodes.sessionEnded, wasOpen: false })
      const address = new URL(collaborationPath, window.location.href)
      address.protocol = address.protocol.replace('http', 'ws')
      address.search = new URLSearchParams({ userId: session.userId, ...this.#followed }).toString()
      const socket = new WebSocket(address, [...versions, tokenProtocol + session.token])
      let wasOpen = false
      const tooLong = setTimeout(() => this.#drop(), longestTryMs)
      this.#socket = socket
      this.#end = visit => {
        clearTimeout(tooLong)
        if (this.#socket === socket) this.#socket = undefined
        socket.close()
        resolve({ ...visit, wasOpen })
      }
      socket.addEventListener('message', ({ data }) => {
        if (this.#isLeft || this.#socket !== socket) return
        clearTimeout(tooLong)
        // It is open when the server has looked at who comes, which the first frame tells.
        if (!wasOpen) this.#ear.turn('open')
        wasOpen = true
        this.#ear.hear(JSON.parse(String(data)) as ServerFrame)
      })
      const end = this.#end
      socket.addEventListener('close', ({ code }) => end({ code }))
    })
  }
}

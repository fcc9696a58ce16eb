import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  collaborationPath,
  collaborationVersions,
  type ServerFrame,
  tokenProtocol,
} from '@teamloom/contract/collaboration.ts'
import { WebSocket } from 'ws'

export type Seat = { readonly userId: string; readonly token: string; readonly designId: string }

const movementsPerSecond = 31
const selectionsPerSecond = 38
/** How many in each room read what they are sent; the others only receive it: reading costs more than telling. */
const readersPerRoom = 2

/** Who sits where, and when they made each movement. */
type Sitting = Seat & { readonly socket: WebSocket; madeAt: number[] }

/** People in rooms, with a socket each; those of one room see each other. */
export class Crowd {
  readonly #sittings = new Map<string, Sitting>()
  #delays: number[] = []
  #heardBytes = 0

  /** One after another, each once they have been told who is there. */
  async sit(url: string, seats: readonly Seat[]): Promise<void> {
    for (const seat of seats) {
      const asked = `userId=${seat.userId}&designId=${seat.designId}`
      const socket = new WebSocket(
        `${url.replace('http', 'ws')}${collaborationPath}?${asked}`,
        [collaborationVersions[0], `${tokenProtocol}${seat.token}`],
        { perMessageDeflate: false },
      )
      await once(socket, 'message')
      socket.on('message', data => {
        this.#heardBytes += (data as Buffer).length
      })
      const before = [...this.#sittings.values()].filter(({ designId }) => designId === seat.designId)
      if (before.length < readersPerRoom)
        socket.on('message', data => this.#read(seat.designId, JSON.parse(String(data)) as ServerFrame))
      this.#sittings.set(placeOf(seat), { ...seat, socket, madeAt: [] })
    }
  }

  /** All move their pointers for so long: the milliseconds from each movement to each who reads of it. */
  async move(seconds: number): Promise<readonly number[]> {
    this.#delays = []
    await this.#act(seconds, movementsPerSecond, moveOne)
    await sleep(200)
    return this.#delays
  }

  /** All select one thing after another for so long: the bytes a second that all of them are told. */
  async select(seconds: number): Promise<number> {
    this.#heardBytes = 0
    await this.#act(seconds, selectionsPerSecond, selectOne)
    return this.#heardBytes / seconds
  }

  async #act(seconds: number, timesPerSecond: number, act: (sitting: Sitting) => void): Promise<void> {
    const sittings = [...this.#sittings.values()]
    for (const sitting of sittings) sitting.madeAt = []
    const start = performance.now()
    const pauseMs = 1000 / timesPerSecond
    const firstAt = sittings.map((_, index) => start + (pauseMs * index) / sittings.length)
    for (let now = start; now < start + seconds * 1000; now = performance.now()) {
      sittings.forEach((sitting, index) => {
        if (now >= (firstAt[index] ?? 0) + sitting.madeAt.length * pauseMs) act(sitting)
      })
      await sleep(1)
    }
  }

  /** Whether every connection is still there. */
  get isWhole(): boolean {
    return [...this.#sittings.values()].every(({ socket }) => socket.readyState === socket.OPEN)
  }

  async leave(): Promise<void> {
    await Promise.all(
      [...this.#sittings.values()].map(async ({ socket }) => {
        socket.close()
        await once(socket, 'close')
      }),
    )
    this.#sittings.clear()
  }

  #read(designId: string, frame: ServerFrame): void {
    const now = performance.now()
    if (frame.type !== 'MovedPointers') return
    for (const { userId, coordinates } of frame.users) {
      const madeAt = this.#sittings.get(placeOf({ designId, userId }))?.madeAt[
        (coordinates?.y ?? -1) * numbers
      ]
      if (madeAt !== undefined) this.#delays.push(now - madeAt)
    }
  }
}

const placeOf = ({ designId, userId }: Pick<Seat, 'designId' | 'userId'>) => `${designId} ${userId}`

/** Where a place in the picture would stand, the number of the movement is. */
const numbers = 2 ** 20

const selected = ['body', 'sleeves', 'collar'].map(name => ({ partName: name, elementName: name }))

function selectOne({ socket, madeAt }: Sitting): void {
  const target = selected[madeAt.length % selected.length]
  madeAt.push(performance.now())
  socket.send(JSON.stringify({ type: 'selection', target }))
}

function moveOne(sitting: Sitting): void {
  const coordinates = { x: 0, y: sitting.madeAt.length / numbers, side: 'front' }
  sitting.madeAt.push(performance.now())
  sitting.socket.send(JSON.stringify({ type: 'movement', coordinates, timestamp: 1 }))
}

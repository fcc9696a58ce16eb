import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { collaborationPath, type ServerFrame, tokenProtocol } from '@teamloom/contract/collaboration.ts'
import { WebSocket } from 'ws'

export type Seat = { readonly userId: string; readonly token: string; readonly designId: string }

const movementsPerSecond = 31
/** Of each room so many read what they are sent; the others only receive it: reading costs more than telling. */
const readersPerRoom = 2

/** Who sits where, and when they made each movement. */
type Sitting = Seat & { readonly socket: WebSocket; madeAt: number[] }

/** People in rooms, with a socket each; those of one room see each other. */
export class Crowd {
  readonly #sittings = new Map<string, Sitting>()
  #delays: number[] = []

  /** One after another, each once they have been told who is there. */
  async sit(url: string, seats: readonly Seat[]): Promise<void> {
    for (const seat of seats) {
      const asked = `userId=${seat.userId}&designId=${seat.designId}`
      const socket = new WebSocket(
        `${url.replace('http', 'ws')}${collaborationPath}?${asked}`,
        ['teamloom.v2', `${tokenProtocol}${seat.token}`],
        { perMessageDeflate: false },
      )
      await once(socket, 'message')
      const before = [...this.#sittings.values()].filter(({ designId }) => designId === seat.designId)
      if (before.length < readersPerRoom)
        socket.on('message', data => this.#read(seat.designId, JSON.parse(String(data)) as ServerFrame))
      this.#sittings.set(placeOf(seat), { ...seat, socket, madeAt: [] })
    }
  }

  /** All move their pointers for so long: the milliseconds from each movement to each who reads of it. */
  async move(seconds: number): Promise<readonly number[]> {
    this.#delays = []
    const sittings = [...this.#sittings.values()]
    for (const sitting of sittings) sitting.madeAt = []
    const start = performance.now()
    const pauseMs = 1000 / movementsPerSecond
    const firstAt = sittings.map((_, index) => start + (pauseMs * index) / sittings.length)
    for (let now = start; now < start + seconds * 1000; now = performance.now()) {
      sittings.forEach((sitting, index) => {
        if (now >= (firstAt[index] ?? 0) + sitting.madeAt.length * pauseMs) moveOne(sitting)
      })
      await sleep(1)
    }
    await sleep(200)
    return this.#delays
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

function moveOne(sitting: Sitting): void {
  const coordinates = { x: 0, y: sitting.madeAt.length / numbers, side: 'front' }
  sitting.madeAt.push(performance.now())
  sitting.socket.send(JSON.stringify({ type: 'movement', coordinates, timestamp: 1 }))
}

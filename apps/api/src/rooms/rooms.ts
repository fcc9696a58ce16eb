import { closeCodes } from '@teamloom/contract/collaboration.ts'
import type { WebSocket } from 'ws'
import { guarded } from '#api/platform/guarded.ts'
import type { Word } from '#api/platform/news/words.ts'
import { closeSoon, Member } from '#api/rooms/member.ts'
import type { Person } from '#api/rooms/people.ts'
import { Room, type RoomWorld } from '#api/rooms/room.ts'
import { type Seen, valuesOf, watch } from '#api/rooms/watched.ts'

/** Access is looked at so often: whoever loses it is out within a second. */
const watchMs = 400
const beatMs = 15_000
const most = { socketsPerPerson: 20, socketsPerRoom: 200 }

export type Joining = {
  readonly socket: WebSocket
  readonly member: ConstructorParameters<typeof Member>[1]
  readonly person: Pick<Person, 'userId' | 'name' | 'imageUrl'>
  readonly designId: string
}

/** Every room of this process, and who is in designs on the others. */
export class Rooms {
  readonly #world: RoomWorld
  readonly #rooms = new Map<string, Room>()
  readonly #timers: NodeJS.Timeout[]
  #isWatching = false

  constructor(world: RoomWorld) {
    this.#world = world
    this.#timers = [
      setInterval(
        guarded(world.log, () => this.#watch()),
        watchMs,
      ),
      setInterval(
        guarded(world.log, () => this.#beat()),
        beatMs,
      ),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  async join({ socket, member: about, person, designId }: Joining): Promise<Member | undefined> {
    const room = this.#roomOf(designId)
    if (this.#countOf(about.userId) >= most.socketsPerPerson) {
      closeSoon(socket, closeCodes.tooMuch, 'more than 20 connections of one person')
      return undefined
    }
    if (room.connections.size >= most.socketsPerRoom) {
      closeSoon(socket, closeCodes.tooMuch, 'more than 200 connections to one design')
      return undefined
    }
    const member = new Member(socket, about, performance.now())
    const { log } = this.#world
    socket.on(
      'pong',
      guarded(log, () => member.heard(performance.now())),
    )
    socket.on(
      'close',
      guarded(log, () => {
        room.leave(member)
        this.#forget(room)
      }),
    )
    await room.join(member, person)
    if (socket.readyState !== socket.OPEN) {
      room.leave(member)
      this.#forget(room)
      return undefined
    }
    return member
  }

  hear(member: Member, designId: string, data: Buffer, isBinary: boolean): void {
    const frame = member.read(data, isBinary, performance.now())
    if (frame) this.#rooms.get(designId)?.hear(member, frame)
  }

  hearWord(told: Word): void {
    if (told.kind === 'hello') {
      for (const room of this.#rooms.values()) if (room.members.size > 0) room.announce()
      return
    }
    if (told.kind === 'changed') {
      const room = this.#rooms.get(told.designId)
      if (room && room.members.size > 0 && !room.hasRead(told.revision)) void room.read()
      return
    }
    if (told.process === this.#world.process) return
    if (told.kind === 'present') {
      const room = this.#roomOf(told.designId)
      room.hearPresent(told.process, told.people, told.areMore ?? false)
      this.#forget(room)
    } else if (told.kind === 'moved') this.#rooms.get(told.designId)?.hearDone(told.process, told)
  }

  /** Words may have been missed. */
  readAgain(): void {
    for (const room of this.#rooms.values()) if (room.members.size > 0) void room.read()
  }

  /** Who is in these designs now, on every process. */
  peopleIn(designId: string): readonly Person[] {
    return this.#rooms.get(designId)?.people.all() ?? []
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const room of this.#rooms.values()) room.close()
  }

  #roomOf(designId: string): Room {
    const room = this.#rooms.get(designId) ?? new Room(designId, this.#world)
    this.#rooms.set(designId, room)
    return room
  }

  #forget(room: Room): void {
    if (room.isDeserted) this.#rooms.delete(room.designId)
  }

  #countOf(userId: string): number {
    let count = 0
    for (const room of this.#rooms.values())
      for (const member of room.connections) if (member.userId === userId) count += 1
    return count
  }

  #beat(): void {
    const now = performance.now()
    for (const room of this.#rooms.values()) {
      room.beat(now)
      this.#forget(room)
    }
  }

  /** One statement for everybody; while the database is away they stay. */
  async #watch(): Promise<void> {
    const all = [...this.#rooms.values()].flatMap(room =>
      [...room.members].map(member => ({
        room,
        member,
        watched: { sessionId: member.sessionId, userId: member.userId, designId: room.designId },
      })),
    )
    if (this.#isWatching || all.length === 0) return
    this.#isWatching = true
    const { database, now, log } = this.#world
    try {
      const seen: Seen[] = await database.statement(
        watch,
        valuesOf(
          all.map(({ watched }) => watched),
          now(),
        ),
      )
      for (const each of seen) {
        const found = all[each.place - 1]
        found?.room.check(found.member, each)
      }
    } catch (error) {
      log(error)
    } finally {
      this.#isWatching = false
    }
  }
}

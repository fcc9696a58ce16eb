import { closeCodes } from '@teamloom/contract/collaboration.ts'
import type { WebSocket } from 'ws'
import type { Statement } from '#api/platform/database/statement.ts'
import { guarded } from '#api/platform/guarded.ts'
import { readWord, type Word } from '#api/platform/news/words.ts'
import type { Member } from '#api/rooms/member.ts'
import type { RoomWorld } from '#api/rooms/room-world.ts'

/** Access is looked at so often: whoever loses it is out within a second. */
const lookMs = 400
const beatMs = 15_000
const silentMs = 30_000
const most = { socketsPerPerson: 20, socketsPerRoom: 200 }

/** One thing that is followed, a design or a request, and who is with it on this process. */
type Room<Seen> = {
  readonly id: string
  readonly members: ReadonlySet<Member>
  /** Members, those who are just let in too: many may come at once. */
  readonly connections: ReadonlySet<Member>
  /** Nobody is in it, nor comes in, here or elsewhere. */
  readonly isDeserted: boolean
  join(member: Member, as: never): Promise<void>
  leave(member: Member): void
  hearWord(word: Word): void
  /** Tells the other processes who is here, where anybody is. */
  announce(): void
  /** Tells what is new, or why, and ends the connection of whoever may not be there any more. */
  check(member: Member, seen: Seen): void
  beat(now: number, silentSince: number): void
  close(): void
}

type Seeing = { readonly place: number }

/** What designs and requests differ in for those who follow them. */
export type KindOfRoom<Followed, Seen extends Seeing> = {
  readonly open: (id: string, world: RoomWorld) => Followed
  /** There are words of one thing alone, for the processes that have somebody with it. */
  readonly hasNews: boolean
  /** The thing of this kind that a word is about. */
  readonly idIn: (word: Word) => string | undefined
  /** For `sessions`, `users` and `things`, three lists of one order: what each may follow, and how far it is. */
  readonly look: Statement<Seen>
}

type Follower = Pick<Member, 'sessionId' | 'userId'>

/** Every room of one kind on this process, and who is in them on the others. */
export class Rooms<Followed extends Room<Seen>, Seen extends Seeing> {
  readonly #world: RoomWorld
  readonly #kind: KindOfRoom<Followed, Seen>
  readonly #rooms = new Map<string, Followed>()
  /** How to follow the news of one no more, for each that has somebody here. */
  readonly #followed = new Map<string, () => void>()
  readonly #timers: NodeJS.Timeout[]
  #isLooking = false

  constructor(kind: KindOfRoom<Followed, Seen>, world: RoomWorld) {
    this.#kind = kind
    this.#world = world
    this.#timers = [
      setInterval(
        guarded(world.log, () => this.#lookAtAll()),
        lookMs,
      ),
      setInterval(
        guarded(world.log, () => this.#beat()),
        beatMs,
      ),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  /** The room that somebody was let into; undefined where the connection was closed instead. */
  async join(
    socket: WebSocket,
    id: string,
    member: Parameters<Followed['join']>[0],
    as: Parameters<Followed['join']>[1],
  ): Promise<Followed | undefined> {
    const room = this.#roomOf(id)
    if (this.#countOf(member.userId) >= most.socketsPerPerson) {
      member.close(closeCodes.tooMuch, 'more than 20 connections of one person')
      return undefined
    }
    if (room.connections.size >= most.socketsPerRoom) {
      member.close(closeCodes.tooMuch, 'more than 200 connections to one thing')
      return undefined
    }
    const { log } = this.#world
    const leave = guarded(log, () => {
      room.leave(member)
      this.#forget(room)
    })
    this.#follow(room)
    socket.on(
      'pong',
      guarded(log, () => member.heard(performance.now())),
    )
    socket.on('close', leave)
    await room.join(member, as)
    if (member.isOpen) return room
    leave()
    return undefined
  }

  hearWord(word: Word): void {
    if (word.kind === 'hello') return this.#announceAll()
    const id = this.#kind.idIn(word)
    if (id === undefined || ('process' in word && word.process === this.#world.process)) return
    const room = 'people' in word ? this.#roomOf(id) : this.#rooms.get(id)
    if (!room) return
    room.hearWord(word)
    this.#forget(room)
  }

  find(id: string): Followed | undefined {
    return this.#rooms.get(id)
  }

  /** Rooms with somebody here. */
  get occupied(): readonly Followed[] {
    return [...this.#rooms.values()].filter(({ members }) => members.size > 0)
  }

  /** How many have somebody here, and who is in them or comes in, once for each connection. */
  get count(): { readonly rooms: number; readonly sockets: number } {
    const sizes = [...this.#rooms.values()].map(({ connections }) => connections.size)
    return {
      rooms: sizes.filter(size => size > 0).length,
      sockets: sizes.reduce((sum, size) => sum + size, 0),
    }
  }

  /** What each may follow now, in no order, with its place in the list; one statement for everybody. */
  async look(followers: readonly (readonly [id: string, Follower])[]): Promise<readonly Seen[]> {
    const { database, now } = this.#world
    return database.statement(this.#kind.look, {
      now: now(),
      sessions: followers.map(([, { sessionId }]) => sessionId),
      users: followers.map(([, { userId }]) => userId),
      things: followers.map(([id]) => id),
    })
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const room of this.#rooms.values()) room.close()
    for (const leave of this.#followed.values()) leave()
    this.#followed.clear()
  }

  #roomOf(id: string): Followed {
    const room = this.#rooms.get(id) ?? this.#kind.open(id, this.#world)
    this.#rooms.set(id, room)
    return room
  }

  #follow({ id }: Followed): void {
    const { news, log } = this.#world
    if (!this.#kind.hasNews || this.#followed.has(id)) return
    const hear = (message: string) => {
      const word = readWord(message)
      if (word) this.hearWord(word)
    }
    this.#followed.set(id, news.follow(id, guarded(log, hear)))
  }

  #forget(room: Followed): void {
    if (room.connections.size === 0) {
      this.#followed.get(room.id)?.()
      this.#followed.delete(room.id)
    }
    if (room.isDeserted && this.#rooms.get(room.id) === room) this.#rooms.delete(room.id)
  }

  #countOf(userId: string): number {
    let count = 0
    for (const room of this.#rooms.values())
      for (const member of room.connections) if (member.userId === userId) count += 1
    return count
  }

  #announceAll(): void {
    for (const room of this.#rooms.values()) room.announce()
  }

  #beat(): void {
    const now = performance.now()
    for (const room of this.#rooms.values()) {
      room.beat(now, now - silentMs)
      this.#forget(room)
    }
  }

  /** While the database is away everybody stays. */
  async #lookAtAll(): Promise<void> {
    const all = [...this.#rooms.values()].flatMap(room => [...room.members].map(member => ({ room, member })))
    if (this.#isLooking || all.length === 0) return
    this.#isLooking = true
    try {
      for (const seen of await this.look(all.map(({ room, member }) => [room.id, member]))) {
        const found = all[seen.place - 1]
        found?.room.check(found.member, seen)
      }
    } catch (error) {
      this.#world.log(error)
    } finally {
      this.#isLooking = false
    }
  }
}

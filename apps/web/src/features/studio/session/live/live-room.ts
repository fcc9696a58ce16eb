import type { ServerFrame } from '@teamloom/contract/collaboration.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { touchedBy } from '@teamloom/design/apply-change.ts'
import type { DesignSession } from '@teamloom/sync/design-session.ts'
import { dequal } from 'dequal/lite'
import { askOffersAnew } from '#web/data/offer.ts'
import { type Connection, type Out, RoomSocket } from '#web/data/room-socket.ts'
import {
  lookingAt,
  type People,
  type Person,
  withChanges,
  withEverybody,
  withMoves,
} from '#web/features/studio/session/live/people.ts'
import { unpackDesign } from '#web/features/studio/session/live/unpack-design.ts'
import type { Selection } from '#web/features/studio/session/selection.ts'
import { call } from '#web/lib/api.ts'

/** What is told of comments. */
export type CommentTold = Extract<ServerFrame, { readonly type: 'CommentChanged' }>

/** What someone else has just changed: the thing as the document keys it, for a while. */
export type Flag = {
  readonly revision: number
  readonly userId: string
  readonly name: string
  readonly colour: string
  readonly key: string
}

/** What is to be read out. */
export type Coming = {
  readonly kind: 'joined' | 'left' | 'changed' | 'back'
  readonly name: string
  readonly key: string | null
}

type Pointer = { readonly x: number; readonly y: number }

const flagMs = 2000
/** How often a movement is sent at most. */
const movementMs = 32
/** How often a selection is sent at most: as often as the others are told of it. */
const selectionMs = 200

/** The room of a design: who is there, what they see and do, and what the design is now. */
export class LiveRoom {
  readonly #session: DesignSession
  readonly #me: string
  readonly #socket: RoomSocket
  readonly #listeners = new Set<() => void>()
  readonly #commentEars = new Set<(told: CommentTold) => void>()
  #people: People = new Map()
  #flags: readonly Flag[] = []
  #connection: Connection = 'joining'
  #coming: Coming | null = null
  #out: Out | null = null
  #following: string | null = null
  #pointer: Pointer | null = null
  #look = { side: 'front', zoom: 1 }
  #selection: Selection = null
  #sending: ReturnType<typeof setTimeout> | undefined
  #sentAt = 0
  #selecting: ReturnType<typeof setTimeout> | undefined
  #selectedAt = Number.NEGATIVE_INFINITY
  /** Whoever is told of next was here before. */
  #isFresh = true

  constructor(session: DesignSession, me: string) {
    this.#session = session
    this.#me = me
    this.#socket = new RoomSocket(
      { designId: this.designId },
      {
        hear: frame => this.#hear(frame),
        turn: connection => this.#turn(connection),
        out: why => {
          this.#out = why
          this.#tell()
        },
      },
    )
  }

  get designId(): string {
    return this.#session.getSnapshot().state.designId
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly onComment = (ear: (told: CommentTold) => void): (() => void) => {
    this.#commentEars.add(ear)
    return () => this.#commentEars.delete(ear)
  }

  readonly getPeople = (): People => this.#people
  readonly getFlags = (): readonly Flag[] => this.#flags
  readonly getConnection = (): Connection => this.#connection
  readonly getComing = (): Coming | null => this.#coming
  readonly getOut = (): Out | null => this.#out
  readonly getFollowing = (): Person | null => this.#people.get(this.#following ?? '') ?? null

  follow(userId: string | null): void {
    this.#following = userId
    this.#tell()
  }

  /** Fractions of the picture; null: the pointer is elsewhere. */
  point(pointer: Pointer | null): void {
    if (!pointer && !this.#pointer) return
    this.#pointer = pointer
    this.#sendSoon()
  }

  look(side: string, zoom: number): void {
    if (dequal(this.#look, { side, zoom })) return
    this.#look = { side, zoom }
    this.#sendSoon()
  }

  select(selection: Selection): void {
    if (dequal(selection, this.#selection)) return
    this.#selection = selection
    this.#selectSoon()
  }

  leave(): void {
    clearTimeout(this.#sending)
    clearTimeout(this.#selecting)
    this.#socket.leave()
  }

  #sendSoon(): void {
    if (this.#sending !== undefined) return
    const wait = Math.max(0, this.#sentAt + movementMs - performance.now())
    this.#sending = setTimeout(() => {
      this.#sending = undefined
      this.#sendPointer()
    }, wait)
  }

  #selectSoon(): void {
    if (this.#selecting !== undefined) return
    const wait = Math.max(0, this.#selectedAt + selectionMs - performance.now())
    this.#selecting = setTimeout(() => {
      this.#selecting = undefined
      this.#sendSelection()
    }, wait)
  }

  #sendPointer(): void {
    this.#sentAt = performance.now()
    const { side, zoom } = this.#look
    const coordinates = this.#pointer ? { ...this.#pointer, side, zoom } : lookingAt(side, zoom)
    this.#socket.send({ type: 'movement', coordinates, timestamp: Date.now() })
  }

  #sendSelection(): void {
    this.#selectedAt = performance.now()
    const selection = this.#selection
    this.#socket.send({
      type: 'selection',
      target:
        selection?.kind === 'element'
          ? { partName: selection.partName, elementName: selection.elementName }
          : selection?.kind === 'decoration'
            ? { decorationId: selection.decorationId }
            : null,
    })
  }

  #turn(connection: Connection): void {
    const wasAway = this.#connection === 'away'
    this.#connection = connection
    if (connection === 'open') {
      this.#sendPointer()
      this.#sendSelection()
      // What was said meanwhile was not heard.
      if (wasAway) this.#tellComment({ type: 'CommentChanged', threadId: null, thread: null })
      if (wasAway) this.#coming = { kind: 'back', name: '', key: null }
    } else {
      this.#isFresh = true
      this.#people = new Map()
      // Where sockets are cut the calls may pass: what others did comes with them.
      void this.#read()
    }
    this.#tell()
  }

  /** Where it fails, the next frame or the next try to come back has it. */
  async #read(): Promise<void> {
    const params = { id: this.designId }
    const record = await call(generatorCalls.readRecord, { params }).catch(() => undefined)
    if (record) this.#session.receive(record)
  }

  #hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'UpdateDesign':
        // Frames may overtake each other while they are unpacked; the session knows which is newer.
        void unpackDesign(frame.design).then(
          record => this.#session.receive(record),
          () => this.#read(),
        )
        return
      case 'DesignChanged':
        this.#noteChange(frame.revision, frame.user, frame.change)
        return
      case 'CommentChanged':
        this.#tellComment(frame)
        return
      case 'UpdateConnectedUsers':
        this.#noteComing(withEverybody(this.#people, frame.users, this.#me, Date.now()))
        break
      case 'ChangedUsers':
        this.#noteComing(withChanges(this.#people, frame, this.#me, Date.now()))
        break
      case 'HouseChanged':
        void askOffersAnew()
        return
      case 'MovedPointers':
        this.#people = withMoves(this.#people, frame.users, Date.now())
        break
      default:
        return
    }
    this.#tell()
  }

  #tellComment(told: CommentTold): void {
    for (const ear of this.#commentEars) ear(told)
  }

  #noteComing(people: People): void {
    const before = this.#people
    this.#people = people
    if (this.#isFresh) {
      this.#isFresh = false
      return
    }
    const joined = [...people.values()].find(({ userId }) => !before.has(userId))
    const left = [...before.values()].find(({ userId }) => !people.has(userId))
    if (joined) this.#coming = { kind: 'joined', name: joined.name, key: null }
    else if (left) this.#coming = { kind: 'left', name: left.name, key: null }
  }

  #noteChange(
    revision: number,
    user: { readonly userId: string | null; readonly name: string },
    change: DesignChange,
  ): void {
    if (user.userId === this.#me) return this.#session.hearOwn(revision)
    const key = touchedBy(change)[0]
    const person = this.#people.get(user.userId ?? '')
    if (!person || key === undefined) return
    const { userId, name, colour } = person
    const flag: Flag = { revision, userId, name, colour, key }
    // The newest of each thing, and of each person.
    this.#flags = [...this.#flags.filter(each => each.key !== key && each.userId !== userId), flag]
    this.#coming = { kind: 'changed', name, key }
    setTimeout(() => {
      this.#flags = this.#flags.filter(each => each !== flag)
      this.#tell()
    }, flagMs)
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

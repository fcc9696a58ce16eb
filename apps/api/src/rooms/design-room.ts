import { type ClientFrame, type CollaborationVersion, closeCodes } from '@teamloom/contract/collaboration.ts'
import type { WebSocket } from 'ws'
import { guarded } from '#api/platform/guarded.ts'
import { type Word, writeWord } from '#api/platform/news/words.ts'
import { attachmentUrlOf } from '#api/review/attachments.ts'
import { loadToldThread } from '#api/review/told-thread.ts'
import { isOpenTo, lookAtDesigns, type SeenDesign } from '#api/rooms/look-at-designs.ts'
import { Member } from '#api/rooms/member.ts'
import { Pace } from '#api/rooms/pace.ts'
import {
  bytesOf,
  loadChanges,
  type PackedDesign,
  packChanged,
  packDesign,
  tellCarried,
} from '#api/rooms/pack-design.ts'
import { type Done, People, type PeopleNews, type Person } from '#api/rooms/people.ts'
import type { RoomWorld } from '#api/rooms/room-world.ts'
import type { KindOfRoom } from '#api/rooms/rooms.ts'
import { tellPeople } from '#api/rooms/tell-people.ts'
import { tellProcesses } from '#api/rooms/tell-processes.ts'

const gatherMs = 16
/** From so many on, movements are gathered for longer: each is told to all of them. */
const fullRoom = 40
const fullGatherMs = 20
/** LV22: selections are told at most so often. */
const selectionsMs = 200
/** How many movements one word to the other processes carries, whatever they say. */
const mostMoves = 25

/** Who is in a design by one socket, and how they are told of it. */
export class DesignMember extends Member {
  readonly origin: string
  readonly version: CollaborationVersion
  /** The team whose design it was when they came in. */
  readonly teamId: string | null

  constructor(
    socket: WebSocket,
    about: Pick<DesignMember, 'userId' | 'sessionId' | 'origin' | 'version' | 'teamId'>,
    now: number,
  ) {
    super(socket, about, now)
    this.origin = about.origin
    this.version = about.version
    this.teamId = about.teamId
  }
}

/** One design and who is in it, on this process. */
export class DesignRoom {
  readonly id: string
  readonly people: People
  readonly #world: RoomWorld
  readonly #members = new Set<DesignMember>()
  /** Members who were sent no state since, as they have not read the one before. */
  readonly #behind = new Set<DesignMember>()
  /** Members who are let in just now, and wait for the design to be read. */
  readonly #arriving = new Set<DesignMember>()
  /** Members who were told of nobody yet. */
  readonly #uninformed = new Set<DesignMember>()
  #design: PackedDesign | undefined
  #reading: Promise<void> | undefined
  #isReadAgain = false
  #timer: NodeJS.Timeout | undefined
  readonly #selections: Pace

  constructor(designId: string, world: RoomWorld) {
    this.id = designId
    this.people = new People(designId)
    this.#world = world
    this.#selections = new Pace(() => this.#flush(true), world.log, {
      everyMs: selectionsMs,
      soonMs: gatherMs,
    })
  }

  get members(): ReadonlySet<DesignMember> {
    return this.#members
  }

  /** Nobody is in it, nor comes in, here or elsewhere. */
  get isDeserted(): boolean {
    return this.connections.size === 0 && this.people.isEmpty
  }

  /** Members, those who are just let in too: many may come at once. */
  get connections(): ReadonlySet<DesignMember> {
    return this.#members.union(this.#arriving)
  }

  /** First what the design is, then who is there. */
  async join(
    member: DesignMember,
    person: Omit<Person, 'colour' | 'coordinates' | 'selection' | 'lastSeen'>,
  ): Promise<void> {
    this.#arriving.add(member)
    try {
      await this.#letIn(member, person)
    } finally {
      this.#arriving.delete(member)
    }
  }

  async #letIn(member: DesignMember, person: Parameters<DesignRoom['join']>[1]): Promise<void> {
    // While nobody was here, nothing was read.
    if (this.#members.size === 0) await this.read()
    const design = this.#design
    const frame = await design?.frameFor(member.origin, member.version)
    const before = this.people.near(member.userId)
    const colour = this.people.colourOf(member.userId) ?? this.people.freeColour()
    this.people.join({
      ...person,
      colour,
      coordinates: before?.coordinates ?? null,
      selection: before?.selection ?? null,
      lastSeen: this.#world.now().toISOString(),
    })
    if (frame) member.send(frame, performance.now())
    this.#members.add(member)
    this.#uninformed.add(member)
    // Another may have come while that one was packed.
    if (this.#design !== design) this.#behind.add(member)
    this.#flush()
  }

  leave(member: DesignMember): void {
    if (!this.#members.delete(member)) return
    this.#behind.delete(member)
    this.#uninformed.delete(member)
    this.people.leave(member.userId)
    this.#flush()
  }

  hear(member: DesignMember, frame: ClientFrame): void {
    const now = this.#world.now()
    if (frame.type === 'movement') {
      this.people.move(member.userId, frame.coordinates, now)
      this.stir()
    } else {
      this.people.select(member.userId, frame.target, now)
      this.#selections.ask()
    }
  }

  hearWord(word: Word): void {
    if (word.kind === 'changed' && this.#members.size > 0 && !this.hasRead(word.revision))
      this.#hearChanged(word)
    if (word.kind === 'commented' && this.#members.size > 0)
      this.#tellThread(word.threadId).catch(this.#world.log)
    if (word.kind === 'moved') this.#hearDone(word.process, word)
    if (word.kind === 'present') this.#hearPresent(word.process, word.people, word.areMore)
  }

  /** RV11: read once for everybody here. Clients of an earlier version ignore a frame that they do not know. */
  async #tellThread(threadId: string): Promise<void> {
    const { database, config, now } = this.#world
    const url = attachmentUrlOf({ origin: config.publicUrl, now: now() }, config)
    const thread = await loadToldThread(database.read, this.id, threadId, url)
    this.#tellAll(bytesOf({ type: 'CommentChanged', threadId, thread }))
  }

  /** Some of what was said may not have been told. */
  tellCommentsAnew(): void {
    this.#tellAll(bytesOf({ type: 'CommentChanged', threadId: null, thread: null }))
  }

  #tellAll(frame: Buffer): void {
    const now = performance.now()
    for (const member of this.#members) member.send(frame, now)
  }

  /** A word that carries the change spares the reading; while something is read or told, all since is read at once. */
  #hearChanged(word: Extract<Word, { kind: 'changed' }>): void {
    const design = this.#design && !this.#reading ? packChanged(this.#design, word) : undefined
    void this.#bring(design ? () => this.#show(design, tellCarried(word)) : () => this.#read())
  }

  /** What those of another process have done. */
  #hearDone(process: string, { moves, selections = [] }: Done): void {
    this.people.hearMoves(process, moves)
    if (moves.length > 0) this.stir()
    this.people.hearSelections(process, selections)
    if (selections.length > 0) this.#selections.ask()
  }

  /** Who is in it on another process; one that was not known to have anybody is told who is here. */
  #hearPresent(process: string, people: readonly Person[], areMore: boolean | undefined): void {
    const isFirst = this.people.hear(process, people, performance.now(), areMore)
    if (isFirst) this.announce()
    this.stir()
  }

  /** What has gathered is told soon. */
  stir(): void {
    this.#timer ??= setTimeout(
      guarded(this.#world.log, () => this.#flush()),
      this.#members.size >= fullRoom ? fullGatherMs : gatherMs,
    )
  }

  /** Reads the design and tells it, with who did what; at once is read once more, not often. */
  read(): Promise<void> {
    return this.#bring(() => this.#read())
  }

  #bring(work: () => Promise<void>): Promise<void> {
    if (this.#reading) {
      this.#isReadAgain = true
      return this.#reading
    }
    this.#reading = work()
      .catch(this.#world.log)
      .finally(() => {
        this.#reading = undefined
        if (!this.#isReadAgain) return
        this.#isReadAgain = false
        void this.read()
      })
    return this.#reading
  }

  /** Whether the room knows of no later one. */
  hasRead(revision: number): boolean {
    return (this.#design?.revision ?? 0) >= revision
  }

  /** ST8: whoever understands it asks what it costs now. */
  tellHouseChanged(): void {
    const frame = bytesOf({ type: 'HouseChanged' })
    for (const member of this.#members)
      if (member.version !== 'teamloom.v1') member.send(frame, performance.now())
  }

  /** LV11: tells why, and ends the connection of whoever may not be there any more. */
  check(member: DesignMember, seen: SeenDesign): void {
    if (!seen.is_session) return member.close(closeCodes.sessionEnded, 'the session has ended')
    const isOpen = isOpenTo(seen, this.#world.config)
    const hasGone = !seen.is_design || (!isOpen && seen.team_id !== member.teamId)
    if (hasGone) {
      member.send(bytesOf({ type: 'DesignGone' }), performance.now())
      return member.close(closeCodes.designGone, 'the design has gone')
    }
    if (!isOpen) return member.close(closeCodes.noAccess, 'no access')
    if (seen.revision !== null && !this.hasRead(seen.revision)) void this.read()
  }

  beat(now: number, silentSince: number): void {
    for (const member of this.#members) member.beat(now)
    this.people.forgetSilent(silentSince)
    this.announce()
    this.stir()
  }

  /** Tells the other processes who is here, where anybody is. */
  announce(): void {
    if (this.#members.size > 0) this.#tellPresent()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#selections.stop()
    for (const member of this.#members) member.close(closeCodes.stopping, 'the server stops')
  }

  async #read(): Promise<void> {
    const { database } = this.#world
    const before = this.#design
    const design = await packDesign(database.read, this.id)
    if (!design || (before && design.revision <= before.revision)) return
    const span = { after: before?.revision ?? design.revision, upTo: design.revision }
    await this.#show(design, await loadChanges(database.read, this.id, span))
  }

  /** To everybody here, with who did what before it. */
  async #show(design: PackedDesign, changes: readonly Buffer[]): Promise<void> {
    this.#design = design
    await Promise.all(
      [...this.#members].map(async member => {
        if (member.isBehind) return void this.#behind.add(member)
        const frame = await design.frameFor(member.origin, member.version)
        const at = performance.now()
        for (const change of changes) member.send(change, at)
        // Another may have come while this one was packed.
        if (this.#design === design) member.send(frame, at)
      }),
    )
  }

  #flush(areSelectionsDue = false): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const happened = this.people.takeNews(areSelectionsDue)
    if (happened.isNewHere) this.#tellPresent()
    else if (this.people.areOthersElsewhere) this.#tellDone(happened)
    this.#catchUp().catch(this.#world.log)
    const framesFor = tellPeople(this.people, happened)
    const now = performance.now()
    for (const member of this.#members) {
      const isFirst = this.#uninformed.delete(member)
      const { frames, mayBeMissed } = framesFor(isFirst ? 'first' : member.version)
      if (member.isBehind && mayBeMissed) member.waitFor(now)
      else for (const frame of frames) member.send(frame, now)
    }
  }

  #tellPresent(): void {
    const { news, process } = this.#world
    const about = { kind: 'present', process, designId: this.id } as const
    tellProcesses(news, this.people.nearOnes, (people, areMore) => ({ ...about, people, areMore }))
  }

  /** What those here have done, for the other processes. */
  #tellDone({ moved, changed }: PeopleNews): void {
    const { news, process } = this.#world
    const about = { kind: 'moved', process, designId: this.id } as const
    const isNear = ({ userId }: { readonly userId: string }) => this.people.near(userId) !== undefined
    const moves = moved.filter(isNear).map(({ userId, coordinates }) => [userId, coordinates] as const)
    for (let first = 0; first < moves.length; first += mostMoves)
      news.tell(writeWord({ ...about, moves: moves.slice(first, first + mostMoves) }), this.id)
    const selections = changed
      .filter(isNear)
      .map(({ userId, selection }) => [userId, selection ?? null] as const)
    if (selections.length > 0)
      tellProcesses(news, selections, part => ({ ...about, moves: [], selections: part }), this.id)
  }

  /** Whoever reads again is given the newest. */
  async #catchUp(): Promise<void> {
    for (const member of this.#behind) {
      if (member.isBehind) continue
      this.#behind.delete(member)
      const frame = await this.#design?.frameFor(member.origin, member.version)
      if (frame) member.send(frame, performance.now())
    }
  }
}

export const designRooms: KindOfRoom<DesignRoom, SeenDesign> = {
  open: (id, world) => new DesignRoom(id, world),
  idIn: word => ('designId' in word ? word.designId : undefined),
  hasNews: true,
  look: lookAtDesigns,
}

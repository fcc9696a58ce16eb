import { type Colleague, closeCodes, type ServerFrame } from '@teamloom/contract/collaboration.ts'
import { sql } from 'drizzle-orm'
import type { WebSocket } from 'ws'
import { isStaffAccount } from '#api/access/staff-accounts.ts'
import { preorders, techpacks } from '#api/db/tables.ts'
import { compileStatement } from '#api/platform/database/statement.ts'
import { guarded } from '#api/platform/guarded.ts'
import { mostBytes } from '#api/platform/news/news.ts'
import { type Word, writeWord } from '#api/platform/news/words.ts'
import { Company } from '#api/rooms/company.ts'
import { closeSoon } from '#api/rooms/member.ts'
import { inParts } from '#api/rooms/people.ts'
import type { RoomWorld } from '#api/rooms/room.ts'

/** Who looks at which request. */
export type Following = {
  readonly sessionId: string
  readonly preorderId: string
  readonly person: Colleague
}

type Seen = {
  readonly place: number
  readonly is_session: boolean
  readonly is_staff: boolean
  /** Null: there is no such request. */
  readonly revision: number | null
  /** Null: it has no techpack. */
  readonly techpack_revision: number | null
}

const look = compileStatement<Seen>(
  'look_at_requests',
  sql`select followed.place::int, ${preorders.revision}, ${techpacks.revision} as techpack_revision,
      exists (select 1 from sessions where sessions.id = followed.session_id and sessions.user_id = followed.user_id
        and sessions.expires_at > ${sql.placeholder('now')}::timestamptz) as is_session,
      ${isStaffAccount(sql`followed.user_id`)} as is_staff
    from unnest(${sql.placeholder('sessions')}::uuid[], ${sql.placeholder('users')}::uuid[], ${sql.placeholder('requests')}::uuid[])
      with ordinality as followed(session_id, user_id, preorder_id, place)
    left join ${preorders} on ${preorders.id} = followed.preorder_id
    left join ${techpacks} on ${techpacks.preorderId} = followed.preorder_id
    order by followed.place`,
)

const lookMs = 400
const beatMs = 15_000
const mostPerPerson = 20
const silentMs = 30_000

type Follower = Following & {
  readonly socket: WebSocket
  told: number
  toldOfTechpack: number
  isAlive: boolean
}

/**
 * LV19: staff who look at a request are told of each save, whichever process made it, and of each other; whoever may not
 * is out.
 */
export class FollowedRequests {
  readonly #world: RoomWorld
  readonly #followers = new Set<Follower>()
  readonly #companies = new Map<string, Company>()
  readonly #timers: NodeJS.Timeout[]
  #isLooking = false

  constructor(world: RoomWorld) {
    this.#world = world
    this.#timers = [
      setInterval(
        guarded(world.log, () => this.#look()),
        lookMs,
      ),
      setInterval(
        guarded(world.log, () => this.#beat()),
        beatMs,
      ),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  async follow(socket: WebSocket, following: Following): Promise<void> {
    const { person, preorderId } = following
    const own = [...this.#followers].filter(each => each.person.userId === person.userId)
    if (own.length >= mostPerPerson)
      return closeSoon(socket, closeCodes.tooMuch, 'more than 20 connections of one person')
    const follower: Follower = { ...following, socket, told: 0, toldOfTechpack: 0, isAlive: true }
    this.#followers.add(follower)
    socket.on(
      'pong',
      guarded(this.#world.log, () => {
        follower.isAlive = true
      }),
    )
    socket.on(
      'close',
      guarded(this.#world.log, () => {
        this.#followers.delete(follower)
        if (this.#companies.get(preorderId)?.leave(person.userId)) this.#announce(preorderId)
      }),
    )
    const [seen] = await this.#see([follower])
    if (seen) tell(follower, seen)
    if (follower.told === 0 || !this.#followers.has(follower)) return
    const company = this.#companyOf(preorderId)
    if (company.join(person)) this.#announce(preorderId)
    else send(follower, { type: 'PreorderFollowed', users: company.all() })
  }

  hearWord(told: Word): void {
    if (told.kind === 'hello') return this.#announceAll()
    if (told.kind !== 'following' || told.process === this.#world.process) return
    const { process, preorderId, people, areMore } = told
    const isFirst = this.#companyOf(preorderId).hear(process, people, performance.now(), areMore)
    if (isFirst && this.#companyOf(preorderId).near.length > 0) this.#tellOthers(preorderId)
    this.#show(preorderId)
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const { socket } of this.#followers) closeSoon(socket, closeCodes.stopping, 'the server is stopping')
  }

  #see(followers: readonly Follower[]): Promise<Seen[]> {
    return this.#world.database.statement(look, {
      now: this.#world.now(),
      sessions: followers.map(({ sessionId }) => sessionId),
      users: followers.map(({ person }) => person.userId),
      requests: followers.map(({ preorderId }) => preorderId),
    })
  }

  /** One statement for everybody; while the database is away they stay. */
  async #look(): Promise<void> {
    const followers = [...this.#followers]
    if (this.#isLooking || followers.length === 0) return
    this.#isLooking = true
    try {
      for (const seen of await this.#see(followers)) {
        const follower = followers[seen.place - 1]
        if (follower) tell(follower, seen)
      }
    } catch (error) {
      this.#world.log(error)
    } finally {
      this.#isLooking = false
    }
  }

  #companyOf(preorderId: string): Company {
    const company = this.#companies.get(preorderId) ?? new Company()
    this.#companies.set(preorderId, company)
    return company
  }

  /** To those here, and to the other processes. */
  #announce(preorderId: string): void {
    this.#tellOthers(preorderId)
    this.#show(preorderId)
  }

  #announceAll(): void {
    for (const [preorderId, { near }] of this.#companies) if (near.length > 0) this.#tellOthers(preorderId)
  }

  #tellOthers(preorderId: string): void {
    const told = (people: readonly Colleague[], areMore: boolean) =>
      writeWord({ kind: 'following', process: this.#world.process, preorderId, people, areMore })
    const fits = (people: readonly Colleague[]) => Buffer.byteLength(told(people, false)) <= mostBytes
    for (const [place, people] of inParts(this.#companyOf(preorderId).near, fits).entries())
      this.#world.news.tell(told(people, place > 0))
  }

  #show(preorderId: string): void {
    const company = this.#companyOf(preorderId)
    if (company.isEmpty) this.#companies.delete(preorderId)
    const frame: ServerFrame = { type: 'PreorderFollowed', users: company.all() }
    for (const follower of this.#followers)
      if (follower.preorderId === preorderId && follower.told > 0) send(follower, frame)
  }

  #beat(): void {
    const silentSince = performance.now() - silentMs
    for (const [preorderId, company] of this.#companies)
      if (company.forgetSilent(silentSince)) this.#show(preorderId)
    this.#announceAll()
    for (const follower of this.#followers) {
      if (!follower.isAlive) follower.socket.terminate()
      follower.isAlive = false
      if (follower.socket.readyState === follower.socket.OPEN) follower.socket.ping()
    }
  }
}

function tell(follower: Follower, { is_session, is_staff, revision, techpack_revision }: Seen): void {
  const { socket } = follower
  if (!is_session) closeSoon(socket, closeCodes.sessionEnded, 'the session has ended')
  else if (!is_staff) closeSoon(socket, closeCodes.noAccess, 'staff only')
  else if (revision === null) closeSoon(socket, closeCodes.designGone, 'no such request')
  else {
    if (revision > follower.told) {
      follower.told = revision
      send(follower, { type: 'PreorderChanged', revision })
    }
    if (techpack_revision !== null && techpack_revision > follower.toldOfTechpack) {
      follower.toldOfTechpack = techpack_revision
      send(follower, { type: 'TechpackChanged', revision: techpack_revision })
    }
  }
}

function send({ socket }: Follower, frame: ServerFrame): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
}

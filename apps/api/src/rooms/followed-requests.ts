import { closeCodes, type ServerFrame } from '@teamloom/contract/collaboration.ts'
import { sql } from 'drizzle-orm'
import type { WebSocket } from 'ws'
import { isStaffAccount } from '#api/access/staff-accounts.ts'
import { preorders } from '#api/db/tables.ts'
import type { Database } from '#api/platform/database/database.ts'
import { compileStatement } from '#api/platform/database/statement.ts'
import { closeSoon } from '#api/rooms/member.ts'

/** Who looks at which request. */
export type Following = { readonly sessionId: string; readonly userId: string; readonly preorderId: string }

type Seen = {
  readonly place: number
  readonly is_session: boolean
  readonly is_staff: boolean
  /** Null: there is no such request. */
  readonly revision: number | null
}

const look = compileStatement<Seen>(
  'look_at_requests',
  sql`select followed.place::int, ${preorders.revision},
      exists (select 1 from sessions where sessions.id = followed.session_id and sessions.user_id = followed.user_id
        and sessions.expires_at > ${sql.placeholder('now')}::timestamptz) as is_session,
      ${isStaffAccount(sql`followed.user_id`)} as is_staff
    from unnest(${sql.placeholder('sessions')}::uuid[], ${sql.placeholder('users')}::uuid[], ${sql.placeholder('requests')}::uuid[])
      with ordinality as followed(session_id, user_id, preorder_id, place)
    left join ${preorders} on ${preorders.id} = followed.preorder_id
    order by followed.place`,
)

const lookMs = 400
const beatMs = 15_000
const mostPerPerson = 20

type World = {
  readonly database: Database
  readonly now: () => Date
  readonly log: (error: unknown) => void
}

type Follower = Following & { readonly socket: WebSocket; told: number; isAlive: boolean }

/** LV19: staff who look at a request are told of each save, whichever process made it; whoever may not is out. */
export class FollowedRequests {
  readonly #world: World
  readonly #followers = new Set<Follower>()
  readonly #timers: NodeJS.Timeout[]
  #isLooking = false

  constructor(world: World) {
    this.#world = world
    this.#timers = [setInterval(() => void this.#look(), lookMs), setInterval(() => this.#beat(), beatMs)]
    for (const timer of this.#timers) timer.unref()
  }

  async follow(socket: WebSocket, following: Following): Promise<void> {
    const own = [...this.#followers].filter(({ userId }) => userId === following.userId)
    if (own.length >= mostPerPerson)
      return closeSoon(socket, closeCodes.tooMuch, 'more than 20 connections of one person')
    const follower: Follower = { ...following, socket, told: 0, isAlive: true }
    this.#followers.add(follower)
    socket.on('pong', () => {
      follower.isAlive = true
    })
    socket.on('close', () => this.#followers.delete(follower))
    const [seen] = await this.#see([follower])
    if (seen) tell(follower, seen)
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const { socket } of this.#followers) closeSoon(socket, closeCodes.stopping, 'the server is stopping')
  }

  #see(followers: readonly Follower[]): Promise<Seen[]> {
    return this.#world.database.statement(look, {
      now: this.#world.now(),
      sessions: followers.map(({ sessionId }) => sessionId),
      users: followers.map(({ userId }) => userId),
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

  #beat(): void {
    for (const follower of this.#followers) {
      if (!follower.isAlive) follower.socket.terminate()
      follower.isAlive = false
      if (follower.socket.readyState === follower.socket.OPEN) follower.socket.ping()
    }
  }
}

function tell(follower: Follower, { is_session, is_staff, revision }: Seen): void {
  const { socket } = follower
  if (!is_session) closeSoon(socket, closeCodes.sessionEnded, 'the session has ended')
  else if (!is_staff) closeSoon(socket, closeCodes.noAccess, 'staff only')
  else if (revision === null) closeSoon(socket, closeCodes.designGone, 'no such request')
  else if (revision > follower.told && socket.readyState === socket.OPEN) {
    follower.told = revision
    socket.send(JSON.stringify({ type: 'PreorderChanged', revision } satisfies ServerFrame))
  }
}

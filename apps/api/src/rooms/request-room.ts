import { type Colleague, closeCodes, type ServerFrame } from '@teamloom/contract/collaboration.ts'
import type { Word } from '#api/platform/news/words.ts'
import { Company } from '#api/rooms/company.ts'
import { isActingStaff } from '#api/rooms/followers.ts'
import { lookAtRequests, type SeenRequest } from '#api/rooms/look-at-requests.ts'
import { Member } from '#api/rooms/member.ts'
import { bytesOf } from '#api/rooms/pack-design.ts'
import type { RoomWorld } from '#api/rooms/room-world.ts'
import type { KindOfRoom } from '#api/rooms/rooms.ts'
import { tellProcesses } from '#api/rooms/tell-processes.ts'

/** Who looks at a request by one socket, and the revisions of it and of its techpack that they were told of. */
export class RequestMember extends Member {
  told = 0
  toldOfTechpack = 0
}

/**
 * LV19: staff who look at a request are told of each save, whichever process made it, and of each other; whoever may not
 * is out.
 */
export class RequestRoom {
  readonly id: string
  readonly #world: RoomWorld
  readonly #members = new Set<RequestMember>()
  readonly #company = new Company<Colleague>()

  constructor(preorderId: string, world: RoomWorld) {
    this.id = preorderId
    this.#world = world
  }

  get members(): ReadonlySet<RequestMember> {
    return this.#members
  }

  get connections(): ReadonlySet<RequestMember> {
    return this.#members
  }

  get isDeserted(): boolean {
    return this.#members.size === 0 && this.#company.isEmpty
  }

  /** First how far the request is, then who is there. */
  async join(
    member: RequestMember,
    { person, seen }: { readonly person: Colleague; readonly seen: SeenRequest },
  ): Promise<void> {
    this.check(member, seen)
    if (!member.isOpen) return
    this.#members.add(member)
    if (this.#company.join(person)) this.#tellNews()
    else this.#show([member])
  }

  leave(member: RequestMember): void {
    if (this.#members.delete(member) && this.#company.leave(member.userId)) this.#tellNews()
  }

  hearWord(word: Word): void {
    if (word.kind !== 'following') return
    const isFirst = this.#company.hear(word.process, word.people, performance.now(), word.areMore)
    if (isFirst) this.announce()
    this.#show(this.#members)
  }

  check(member: RequestMember, seen: SeenRequest): void {
    const { is_session, revision, techpack_revision } = seen
    if (!is_session) return member.close(closeCodes.sessionEnded, 'the session has ended')
    if (!isActingStaff(seen, this.#world.config)) return member.close(closeCodes.noAccess, 'staff only')
    if (revision === null) return member.close(closeCodes.designGone, 'no such request')
    if (revision > member.told) {
      member.told = revision
      send([member], { type: 'PreorderChanged', revision })
    }
    if (techpack_revision !== null && techpack_revision > member.toldOfTechpack) {
      member.toldOfTechpack = techpack_revision
      send([member], { type: 'TechpackChanged', revision: techpack_revision })
    }
  }

  beat(now: number, silentSince: number): void {
    for (const member of this.#members) member.beat(now)
    if (this.#company.forgetSilent(silentSince)) this.#show(this.#members)
    this.announce()
  }

  /** Tells the other processes who is here, where anybody is. */
  announce(): void {
    if (this.#members.size > 0) this.#tellPresent()
  }

  close(): void {
    for (const member of this.#members) member.close(closeCodes.stopping, 'the server is stopping')
  }

  /** Somebody has come or gone here: for the other processes, and for all who are here. */
  #tellNews(): void {
    this.#tellPresent()
    this.#show(this.#members)
  }

  #tellPresent(): void {
    const { news, process } = this.#world
    const about = { kind: 'following', process, preorderId: this.id } as const
    tellProcesses(news, this.#company.nearOnes, (people, areMore) => ({ ...about, people, areMore }))
  }

  #show(members: Iterable<RequestMember>): void {
    send(members, { type: 'PreorderFollowed', users: this.#company.all() })
  }
}

function send(members: Iterable<RequestMember>, frame: ServerFrame): void {
  const bytes = bytesOf(frame)
  for (const member of members) member.send(bytes, performance.now())
}

export const requestRooms: KindOfRoom<RequestRoom, SeenRequest> = {
  open: (id, world) => new RequestRoom(id, world),
  idIn: word => ('preorderId' in word ? word.preorderId : undefined),
  hasNews: false,
  look: lookAtRequests,
}

import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { applyChange, setAnewBy, touchedBy } from '@teamloom/design/apply-change.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import {
  type Difference,
  differenceBetween,
  isNone,
  overwrites,
  withDifference,
} from '@teamloom/design/difference.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { DesignSession } from './design-session.ts'
import { type OwnChange, type OwnStep, stepsOf } from './own-steps.ts'
import type { SessionWorld } from './session-world.ts'
import { type Direction, readUnsent, type Unsent } from './unsent.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** How many histories are tried. */
    readonly histories: number
  }
}

const product = must(findProduct('shirt', 'tshirt'), 'tshirt')
const designId = '00000000-0000-4000-8000-000000000001'

class Lost extends Error {}
class Refused extends Error {}

type Logged = OwnChange & {
  readonly by: number
  readonly key: string
  readonly change: DesignChange
  readonly back: Difference
  isDropped: boolean
}

/** One design of several people, by the server's rules: keys, own steps, what another has changed since. */
class Server {
  readonly start = createDocument(product)
  document: DesignDocument = this.start
  clock = 0
  readonly log: Logged[] = []

  get now(): string {
    return new Date(1_800_000_000_000 + this.clock).toISOString()
  }

  record(): DesignRecord {
    const { document, log } = this
    return { designId, revision: log.length + 1, timestamp: this.now, images: [], document }
  }

  make(by: number, key: string, change: DesignChange, takesBack: number | null = null): DesignRecord {
    if (this.log.some(each => each.key === key)) return this.record()
    const revision = this.log.length + 2
    const result = applyChange(
      this.document,
      change,
      { product, now: this.now, isStaff: false, may: () => true, newId: key, findArtwork: () => undefined },
      { next: revision },
    )
    if (!result.ok) throw new Refused()
    const back = differenceBetween(result.value, this.document)
    this.document = result.value
    const setsAnew = setAnewBy(change)
    this.log.push({ by, key, change, back, revision, at: this.clock, takesBack, isDropped: false, setsAnew })
    return this.record()
  }

  takeBack(by: number, key: string, direction: Direction): DesignRecord {
    if (this.log.some(each => each.key === key)) return this.record()
    const step = this.#next(by, direction)
    if (!step) throw new Refused()
    const back = this.#backOf(by, step)
    const { touched } = this.document
    const isOvertaken = Object.entries(touched).some(
      ([each, revision]) => revision > step.last && overwrites(back, each),
    )
    const byOther = this.log.some(
      other =>
        other.by !== by &&
        other.revision > step.first &&
        touchedBy(other.change).some(each => overwrites(back, each)),
    )
    if (isOvertaken && byOther) {
      must(this.log[step.first - 2], 'change').isDropped = true
      throw new Refused()
    }
    return this.make(by, key, { action: 'restore', ...back }, step.first)
  }

  nextOf(by: number, direction: Direction): Difference | null {
    const step = this.#next(by, direction)
    return step ? this.#backOf(by, step) : null
  }

  #backOf(by: number, { first, last }: OwnStep): Difference {
    const before = this.log
      .filter(each => each.by === by && each.revision >= first && each.revision <= last)
      .reduceRight((document, { back }) => withDifference(document, back), this.document)
    return differenceBetween(this.document, before)
  }

  #next(by: number, direction: Direction) {
    const { past, future } = stepsOf(this.log.filter(each => each.by === by))
    return (direction === 'undo' ? past : future).at(-1)
  }
}

/** Someone's browser: what it asks waits until the test answers, loses the question, or loses the answer. */
class Client {
  readonly #me: number
  readonly #server: Server
  readonly #waiting: ((how: How) => void)[] = []
  /** Keys of what the server has told me that it made. */
  readonly acknowledged: string[] = []
  #kept: readonly Unsent[] = []
  #keys = 0
  session: DesignSession

  constructor(me: number, server: Server) {
    this.#me = me
    this.#server = server
    this.session = this.#open([])
  }

  /** The tab crashes, and the page is opened again. */
  crash(): void {
    this.#waiting.splice(0)
    this.session = this.#open(readUnsent(JSON.parse(JSON.stringify(this.#kept))))
  }

  async answer(how: How): Promise<void> {
    this.#waiting.shift()?.(how)
    await settled()
  }

  get hasWaiting(): boolean {
    return this.#waiting.length > 0
  }

  #open(unsent: readonly Unsent[]): DesignSession {
    const server = this.#server
    const ask = (key: string, make: () => DesignRecord) =>
      new Promise<DesignRecord>((resolve, reject) => {
        const end = (how: How) => {
          if (how === 'question lost') return reject(new Lost())
          try {
            const record = make()
            if (how === 'answer lost') return reject(new Lost())
            this.acknowledged.push(key)
            resolve(record)
          } catch (error) {
            if (how === 'answer lost') reject(new Lost())
            else reject(error as Error)
          }
        }
        this.#waiting.push(end)
      })
    const me = this.#me
    const world: SessionWorld = {
      send: update => {
        const { designId: _, key, ...change } = update
        return ask(key, () => server.make(me, key, change as DesignChange))
      },
      takeBack: (direction, key) => ask(key, () => server.takeBack(me, key, direction)),
      readHistory: async () => ({ undo: server.nextOf(me, 'undo'), redo: server.nextOf(me, 'redo') }),
      reload: async () => server.record(),
      failureOf: error => (error instanceof Lost ? 'lost' : 'refused'),
      newId: () => `00000000-0000-4000-8${me}00-${String((this.#keys += 1)).padStart(12, '0')}`,
      now: () => server.now,
      wait: async () => {},
      keep: kept => {
        this.#kept = kept
      },
      onRefused: () => {},
      onDropped: () => {},
      isStaff: false,
      may: () => true,
    }
    const session = new DesignSession(server.record(), product, world, unsent)
    session.start()
    return session
  }
}

type How = 'answered' | 'question lost' | 'answer lost'

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

const colors = ['1001', '1022', '1010', '1014', '1008']
const ids = [1, 2, 3].map(each => `00000000-0000-4000-8000-0000000000a${each}`)

const anyChange: fc.Arbitrary<DesignChange> = fc.oneof(
  fc.record({
    action: fc.constant('setColor' as const),
    partName: fc.constantFrom('body', 'sleeves'),
    elementName: fc.constantFrom('body', 'sleeves'),
    layerName: fc.constantFrom('body', 'sleeves'),
    color: fc.constantFrom(...colors),
  }),
  fc.constantFrom('body', 'sleeves').chain(name =>
    fc.record({
      action: fc.constant('setColor' as const),
      partName: fc.constant(name),
      elementName: fc.constant(name),
      layerName: fc.constant(name),
      color: fc.constantFrom(...colors),
    }),
  ),
  fc.record({
    action: fc.constant('setStyle' as const),
    partName: fc.constant('collar'),
    elementName: fc.constant('collar'),
    styleName: fc.constantFrom('crew', 'v'),
  }),
  fc.record({
    action: fc.constant('addDecoration' as const),
    type: fc.constant('undefinedprint'),
    decorationId: fc.constantFrom(...ids),
  }),
  fc.record({
    action: fc.constantFrom('removeDecoration' as const),
    decorationId: fc.constantFrom(...ids),
  }),
)

type Move =
  | { readonly what: 'change'; readonly who: number; readonly change: DesignChange }
  | { readonly what: Direction | 'crash' | 'told' | 'told late'; readonly who: number }
  | { readonly what: 'end'; readonly who: number; readonly how: How }
  | { readonly what: 'pass'; readonly ms: number }
  | { readonly what: 'restart' }

const movesOf = (people: number): fc.Arbitrary<Move[]> => {
  const who = fc.nat(people - 1)
  return fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.record({ what: fc.constant('change' as const), who, change: anyChange }) },
      {
        weight: 4,
        arbitrary: fc.record({
          what: fc.constantFrom('undo' as const, 'redo' as const, 'told' as const, 'told late' as const),
          who,
        }),
      },
      { weight: 1, arbitrary: fc.record({ what: fc.constant('crash' as const), who }) },
      {
        weight: 6,
        arbitrary: fc.record({
          what: fc.constant('end' as const),
          who,
          how: fc.constantFrom<How>('answered', 'answered', 'question lost', 'answer lost'),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ what: fc.constant('pass' as const), ms: fc.constantFrom(100, 600) }),
      },
      { weight: 1, arbitrary: fc.constant({ what: 'restart' as const }) },
    ),
    { maxLength: 40 },
  )
}

async function live(people: number, moves: readonly Move[]) {
  const server = new Server()
  const clients = Array.from({ length: people }, (_, me) => new Client(me, server))
  const told: DesignRecord[] = [server.record()]
  /** How many steps each client has taken. */
  const taken = clients.map(() => 0)
  const faults: string[] = []
  for (const move of moves) {
    if (move.what === 'pass') server.clock += move.ms
    else if (move.what === 'restart') {
      // What is asked just then may have been done, and is not answered; then everybody comes back.
      for (const [me, client] of clients.entries())
        await client.answer(me % 2 > 0 ? 'question lost' : 'answer lost')
      for (const { session } of clients) session.receive(server.record())
    } else {
      const client = must(clients[move.who], 'client')
      const before = client.session.getSnapshot().state.revision
      if (move.what === 'change' || move.what === 'undo' || move.what === 'redo') taken[move.who]! += 1
      if (move.what === 'change') client.session.change(move.change)
      else if (move.what === 'undo' || move.what === 'redo') client.session[move.what]()
      else if (move.what === 'crash') {
        const { unsent } = client.session.getSnapshot()
        client.crash()
        if (client.session.getSnapshot().unsent !== unsent) faults.push('a crash lost what was unsent')
      } else if (move.what === 'told') client.session.receive(server.record())
      // News may come twice, and after those that are newer.
      else if (move.what === 'told late') client.session.receive(must(told.at(-2) ?? told.at(-1), 'news'))
      else if (move.what === 'end') await client.answer(move.how)
      if (client.session.getSnapshot().state.revision < before)
        faults.push('what is older was taken for news')
    }
    if (told.at(-1)?.revision !== server.record().revision) told.push(server.record())
    await settled()
  }
  // In the end all are connected, and all is answered.
  for (const client of clients) {
    while (client.hasWaiting) await client.answer('answered')
    expect(client.session.hasUnsent).toBe(false)
  }
  for (const client of clients) client.session.receive(server.record())
  return { server, clients, taken, faults }
}

const numRuns = inject('histories')

const lettersOf = ({ touched: _, ...document }: DesignDocument) => JSON.stringify(document)

test('whatever is lost, late, doubled or crashes, everybody ends with what the server has (LV18)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 8 }).chain(people => fc.tuple(fc.constant(people), movesOf(people))),
      async ([people, moves]) => {
        const { server, clients, taken, faults } = await live(people, moves)
        expect(faults).toEqual([])
        for (const { session } of clients) {
          const { document, status } = session.getSnapshot()
          expect(isNone(differenceBetween(server.document, document))).toBe(true)
          expect(status).toBe('saved')
        }
        // What was acknowledged is there once, whatever was sent again.
        const made = server.log.map(({ key }) => key)
        expect(new Set(made).size).toBe(made.length)
        for (const { acknowledged } of clients) expect(made).toEqual(expect.arrayContaining(acknowledged))
        for (const [me, count] of taken.entries())
          expect(server.log.filter(({ by }) => by === me).length).toBeLessThanOrEqual(count)
        // An undo takes back what is one's own.
        const notOwn = server.log.filter(
          ({ takesBack, by }) => takesBack !== null && server.log[takesBack - 2]?.by !== by,
        )
        expect(notOwn).toEqual([])
      },
    ),
    { numRuns },
  )
})

test('what one alone did and takes back is again as it was (LV3)', async () => {
  await fc.assert(
    fc.asyncProperty(movesOf(1), async moves => {
      const { server, clients, faults } = await live(1, moves)
      const { session } = must(clients[0], 'client')
      const client = must(clients[0], 'client')
      await settled()
      for (let step = 0; step < 100 && session.getSnapshot().canUndo; step++) {
        session.undo()
        while (client.hasWaiting) await client.answer('answered')
        await settled()
      }
      expect(faults).toEqual([])
      expect(lettersOf(server.document)).toBe(lettersOf(server.start))
    }),
    { numRuns: numRuns / 5 },
  )
})

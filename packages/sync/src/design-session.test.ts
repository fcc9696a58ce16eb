import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { applyChange } from '@teamloom/design/apply-change.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { type Difference, differenceBetween } from '@teamloom/design/difference.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { crest } from '@teamloom/design/testing/sample.ts'
import { must } from '@teamloom/kit/assert.ts'
import { beforeEach, expect, test } from 'vitest'
import { DesignSession } from './design-session.ts'
import type { SessionWorld } from './session-world.ts'
import type { Direction, Unsent } from './unsent.ts'
import { readUnsent } from './unsent.ts'

const product = must(findProduct('shirt', 'tshirt'), 'tshirt')
const now = '2026-11-21T12:00:00.000Z'
const designId = '00000000-0000-4000-8000-000000000001'

class Lost extends Error {}
class Refused extends Error {}
class Ended extends Error {}

/** The rules of a server of one person, with answers that the test lets through one by one. */
class Server {
  document: DesignDocument = createDocument(product)
  revision = 1
  readonly received: unknown[] = []
  /** My steps: what takes each back. */
  past: Difference[] = []
  future: Difference[] = []
  readonly #waiting: (() => void)[] = []
  fails: typeof Lost | undefined
  refuseNext = false

  record(): DesignRecord {
    return { designId, revision: this.revision, timestamp: now, images: [], document: this.document }
  }

  /** Makes a change for real, of whomever. */
  take(change: DesignChange): DesignDocument {
    const before = this.document
    const context = {
      product,
      now,
      isStaff: false,
      may: () => true,
      newId: 'unused',
      findArtwork: () => undefined,
    }
    const result = applyChange(before, change, context, { next: this.revision + 1 })
    if (!result.ok) throw new Refused()
    this.document = result.value
    this.revision += 1
    return before
  }

  send(change: DesignChange): Promise<DesignRecord> {
    return this.#answerLater(change, () => {
      const before = this.take(change)
      this.past.push(differenceBetween(this.document, before))
      this.future = []
    })
  }

  takeBack(direction: Direction, key: string): Promise<DesignRecord> {
    return this.#answerLater({ direction, key }, () => {
      const [from, to] = direction === 'undo' ? [this.past, this.future] : [this.future, this.past]
      const step = from.pop()
      if (!step) throw new Refused()
      const before = this.take({ action: 'restore', ...step })
      to.push(differenceBetween(this.document, before))
    })
  }

  nextSteps() {
    return { undo: this.past.at(-1) ?? null, redo: this.future.at(-1) ?? null }
  }

  async #answerLater(asked: unknown, make: () => void): Promise<DesignRecord> {
    this.received.push(asked)
    await new Promise<void>(resolve => this.#waiting.push(resolve))
    if (this.fails) throw new this.fails()
    if (this.refuseNext) {
      this.refuseNext = false
      throw new Refused()
    }
    make()
    return this.record()
  }

  /** Lets so many calls through. */
  async answer(count = 1): Promise<void> {
    for (let each = 0; each < count; each++) {
      must(this.#waiting.shift(), 'a call that waits')()
      await settled()
    }
  }
}

/** The answer passes through the session's own promises. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

let server: Server
let refusals: unknown[]
let dropped: string[]
let kept: readonly Unsent[]
let world: { -readonly [Name in keyof SessionWorld]: SessionWorld[Name] }
let session: DesignSession
let ids: number

beforeEach(() => {
  server = new Server()
  refusals = []
  dropped = []
  kept = []
  ids = 0
  world = {
    send: update => server.send(update),
    reload: async () => server.record(),
    takeBack: (direction, key) => server.takeBack(direction, key),
    readHistory: async () => server.nextSteps(),
    failureOf: error => (error instanceof Lost ? 'lost' : error instanceof Ended ? 'ended' : 'refused'),
    newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    now: () => now,
    wait: async () => {},
    keep: unsent => {
      kept = unsent
    },
    onRefused: error => refusals.push(error),
    onDropped: refusal => dropped.push(refusal.code),
    isStaff: false,
    may: () => true,
  }
  session = new DesignSession(server.record(), product, world)
})

const paint = (color: string): DesignChange => ({
  action: 'setColor',
  partName: 'body',
  elementName: 'body',
  layerName: 'body',
  color,
})

const bodyColor = ({ parts }: DesignState['design'] | DesignDocument) =>
  parts.find(part => part.name === 'body')?.elements[0]?.style.layers[0]?.colorName

const shown = () => bodyColor(session.getSnapshot().state.design)

test('a change is shown before it is saved, and stays when it is', async () => {
  expect(session.change(paint('1022')).ok).toBe(true)
  expect([shown(), session.getSnapshot().status]).toEqual(['1022', 'saving'])
  await server.answer()
  expect([shown(), session.getSnapshot().status, bodyColor(server.document)]).toEqual([
    '1022',
    'saved',
    '1022',
  ])
})

test('changes are sent one after another, and of those that wait only the last for a colour', async () => {
  for (const color of ['1022', '1010', '1014', '1008']) session.change(paint(color))
  expect(server.received).toHaveLength(1)
  await server.answer()
  await server.answer()
  expect(server.received).toMatchObject([{ color: '1022' }, { color: '1008' }])
  expect(session.getSnapshot().status).toBe('saved')
})

test('a change that cannot be is refused at once, and nothing is sent', () => {
  const refused = session.change(paint('9999'))
  expect(!refused.ok && refused.refusal.code).toBe('unknownColor')
  expect([server.received.length, session.getSnapshot().canUndo]).toEqual([0, false])
})

test('that it is not saved yet, or cannot be, makes no other design of it', async () => {
  server.fails = Lost
  session.change(paint('1022'))
  const saving = session.getSnapshot()
  await server.answer()
  const offline = session.getSnapshot()
  expect([saving.status, offline.status]).toEqual(['saving', 'offline'])
  expect(offline.document).toBe(saving.document)
  expect(offline.state).toBe(saving.state)
})

test('what the design would be after a change is told of the design as it is now', () => {
  const red = paint('1022')
  expect(bodyColor(must(session.documentAfter(red), 'a change'))).toBe('1022')
  expect(session.documentAfter(paint('9999'))).toBeNull()
  const v = { action: 'setStyle', partName: 'collar', elementName: 'collar', styleName: 'v' } as const
  expect(session.change(v).ok).toBe(true)
  const collarOf = ({ parts }: DesignDocument) =>
    parts.flatMap(({ elements }) => elements).find(({ name }) => name === 'collar')?.style.name
  expect(collarOf(must(session.documentAfter(red), 'a change'))).toBe('v')
})

test('a change with artwork is possible once the artwork is known', () => {
  const { assetId, assetVersionId } = crest
  const add = { action: 'addDecoration', type: 'screenprint', assetId, assetVersionId } as const
  expect(session.documentAfter(add)).toBeNull()
  session.learnArtwork(crest)
  expect(session.documentAfter(add)?.decorations).toMatchObject([{ artwork: { assetVersionId } }])
})

test('what the server refuses is told and taken back', async () => {
  server.refuseNext = true
  session.change(paint('1022'))
  await server.answer()
  expect(refusals).toHaveLength(1)
  expect([shown(), session.getSnapshot().status]).toEqual(['1001', 'saved'])
})

test('without a connection a change is kept, shown and sent again with the same key', async () => {
  server.fails = Lost
  session.change(paint('1022'))
  await server.answer()
  expect([shown(), session.getSnapshot().status, session.hasUnsent]).toEqual(['1022', 'offline', true])
  server.fails = undefined
  await server.answer()
  expect([shown(), session.getSnapshot().status, session.hasUnsent]).toEqual(['1022', 'saved', false])
  const keys = server.received.map(change => (change as { key?: string }).key)
  expect(new Set(keys).size).toBe(1)
})

test('what is kept is sent as soon as the server is heard of, however long the pause (LV17)', async () => {
  world.wait = () => new Promise(() => {})
  server.fails = Lost
  session.change(paint('1022'))
  await server.answer()
  expect(session.getSnapshot().status).toBe('offline')
  server.fails = undefined
  session.receive(server.record())
  await settled()
  await server.answer()
  expect([shown(), session.getSnapshot().status]).toEqual(['1022', 'saved'])
})

test('undo and redo are shown at once, and made by the server’s own history', async () => {
  session.change(paint('1022'))
  await server.answer()
  session.change(toCollar('v'))
  await server.answer()
  session.undo()
  session.undo()
  expect([shown(), session.getSnapshot().canUndo, session.getSnapshot().canRedo]).toEqual([
    '1001',
    false,
    true,
  ])
  await server.answer(2)
  expect(bodyColor(server.document)).toBe('1001')
  session.redo()
  expect([shown(), session.getSnapshot().canRedo]).toEqual(['1022', true])
  await server.answer()
  expect(bodyColor(server.document)).toBe('1022')
  session.change(paint('1008'))
  expect(session.getSnapshot().canRedo).toBe(false)
})

test('what an earlier visit did can be undone: the server knows of it', async () => {
  session.change(paint('1022'))
  await server.answer()
  session = new DesignSession(server.record(), product, world)
  expect(session.getSnapshot().canUndo).toBe(false)
  session.start()
  await settled()
  expect(session.getSnapshot().canUndo).toBe(true)
  session.undo()
  expect(shown()).toBe('1001')
  await server.answer()
  expect([bodyColor(server.document), session.getSnapshot().canUndo]).toEqual(['1001', false])
})

test('a step that someone else has overtaken is not shown as undone: the server decides', async () => {
  session.change(paint('1022'))
  await server.answer()
  server.take(paint('1008'))
  session.receive(server.record())
  session.undo()
  expect([shown(), session.getSnapshot().status]).toEqual(['1008', 'saving'])
  server.refuseNext = true
  await server.answer()
  expect([shown(), refusals.length, session.getSnapshot().status]).toEqual(['1008', 1, 'saved'])
})

test('a change of mine that was made elsewhere is undone here', async () => {
  session.change(paint('1022'))
  await server.answer()
  const before = server.take(paint('1008'))
  server.past.push(differenceBetween(server.document, before))
  session.receive(server.record())
  session.hearOwn(server.revision)
  await settled()
  session.undo()
  expect(shown()).toBe('1022')
})

test('what is not confirmed is kept, and sent by the next visit with its key (LV17)', async () => {
  server.fails = Lost
  session.change(paint('1022'))
  session.change(toCollar('v'))
  session.undo()
  await server.answer()
  const left = readUnsent(JSON.parse(JSON.stringify(kept)))
  expect(left.map(({ key }) => key)).toEqual(kept.map(({ key }) => key))
  server = new Server()
  session = new DesignSession(server.record(), product, world, left)
  expect([shown(), collar(), session.getSnapshot().unsent]).toEqual(['1022', 'crew', 3])
  session.start()
  await server.answer(3)
  expect([bodyColor(server.document), kept, session.getSnapshot().status]).toEqual(['1022', [], 'saved'])
  expect(server.received).toMatchObject(left.map(({ key }) => ({ key })))
})

test('a session that has ended keeps what it could not send, and does not try on', async () => {
  server.fails = Ended
  session.change(paint('1022'))
  await server.answer()
  expect([kept.length, session.getSnapshot().status, refusals]).toEqual([1, 'offline', []])
  expect(server.received).toHaveLength(1)
})

test('a change that has no place any more is dropped with the reason, and not sent', async () => {
  const decorationId = '00000000-0000-4000-8000-000000000099'
  server.take({ action: 'addDecoration', type: 'undefinedprint', decorationId })
  session.receive(server.record())
  session.change(paint('1022'))
  session.change({ action: 'setDecorationActive', decorationId, active: false })
  server.take({ action: 'removeDecoration', decorationId })
  session.receive(server.record())
  expect([dropped, session.getSnapshot().unsent]).toEqual([['unknownDecoration'], 1])
  await server.answer()
  expect([server.received.length, shown(), session.getSnapshot().status]).toEqual([1, '1022', 'saved'])
})

test('a preview is shown and never sent', () => {
  const before = session.getSnapshot()
  session.preview(paint('1022'))
  expect(session.getShown().parts[0]?.elements[0]?.style.layers[0]?.colorName).toBe('1022')
  expect(session.getSnapshot()).toBe(before)
  session.preview(null)
  expect(session.getShown()).toBe(before.document)
  expect([shown(), server.received.length]).toEqual(['1001', 0])
})

const collar = (): string | undefined =>
  session
    .getSnapshot()
    .document.parts.find(part => part.name === 'collar')
    ?.elements.find(({ name }) => name === 'collar')?.style.name

const toCollar = (styleName: string): DesignChange => ({
  action: 'setStyle',
  partName: 'collar',
  elementName: 'collar',
  styleName,
})

test('what others did is shown with what is mine and still on its way', async () => {
  session.change(paint('1022'))
  server.take(toCollar('v'))
  session.receive(server.record())
  expect([shown(), collar(), session.getSnapshot().status]).toEqual(['1022', 'v', 'saving'])
  await server.answer()
  expect([shown(), collar(), session.getSnapshot().status]).toEqual(['1022', 'v', 'saved'])
})

test('news older than what is known are none, nor is an answer that was overtaken', async () => {
  const old = server.record()
  session.change(paint('1022'))
  await server.answer()
  const confirmed = session.getSnapshot()
  session.receive(old)
  expect(session.getSnapshot()).toBe(confirmed)
  session.change(paint('1010'))
  const answered = server.answer()
  server.take(paint('1008'))
  session.receive(server.record())
  await answered
  expect(shown()).toBe(bodyColor(server.document))
})

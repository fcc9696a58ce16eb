import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { applyChange } from '@teamloom/design/apply-change.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { beforeEach, expect, test } from 'vitest'
import { DesignSession, type SessionWorld } from './design-session.ts'

const product = must(findProduct('shirt', 'tshirt'), 'tshirt')
const now = '2026-11-21T12:00:00.000Z'
const designId = '00000000-0000-4000-8000-000000000001'

class Lost extends Error {}
class Refused extends Error {}

/** The rules of a server, with answers that the test lets through one by one. */
class Server {
  document: DesignDocument = createDocument(product)
  revision = 1
  readonly received: DesignChange[] = []
  readonly #waiting: (() => void)[] = []
  isAway = false
  refuseNext = false

  record(): DesignRecord {
    return { designId, revision: this.revision, timestamp: now, images: [], document: this.document }
  }

  /** Makes a change for real, of whomever. */
  take(change: DesignChange): void {
    const context = {
      product,
      now,
      isStaff: false,
      may: () => true,
      newId: 'unused',
      findArtwork: () => undefined,
    }
    const result = applyChange(this.document, change, context, { next: this.revision + 1 })
    if (!result.ok) throw new Refused()
    this.document = result.value
    this.revision += 1
  }

  async send(change: DesignChange): Promise<DesignRecord> {
    this.received.push(change)
    await new Promise<void>(resolve => this.#waiting.push(resolve))
    if (this.isAway) throw new Lost()
    if (this.refuseNext) {
      this.refuseNext = false
      throw new Refused()
    }
    this.take(change)
    return this.record()
  }

  async answer(): Promise<void> {
    must(this.#waiting.shift(), 'a call that waits')()
    // The answer passes through the session's own promises.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
}

let server: Server
let refusals: unknown[]
let session: DesignSession
let ids: number

beforeEach(() => {
  server = new Server()
  refusals = []
  ids = 0
  const world: SessionWorld = {
    send: update => server.send(update),
    reload: async () => server.record(),
    isLost: error => error instanceof Lost,
    newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    now: () => now,
    wait: async () => {},
    onRefused: error => refusals.push(error),
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
  expect(server.received.map(change => 'color' in change && change.color)).toEqual(['1022', '1008'])
  expect(session.getSnapshot().status).toBe('saved')
})

test('a change that cannot be is refused at once, and nothing is sent', () => {
  const refused = session.change(paint('9999'))
  expect(!refused.ok && refused.refusal.code).toBe('unknownColor')
  expect([server.received.length, session.getSnapshot().canUndo]).toEqual([0, false])
})

test('what the server refuses is told and taken back', async () => {
  server.refuseNext = true
  session.change(paint('1022'))
  await server.answer()
  expect(refusals).toHaveLength(1)
  expect([shown(), session.getSnapshot().status]).toEqual(['1001', 'saved'])
})

test('without a connection a change is kept, shown and sent again with the same key', async () => {
  server.isAway = true
  session.change(paint('1022'))
  await server.answer()
  expect([shown(), session.getSnapshot().status, session.hasUnsent]).toEqual(['1022', 'offline', true])
  server.isAway = false
  await server.answer()
  expect([shown(), session.getSnapshot().status, session.hasUnsent]).toEqual(['1022', 'saved', false])
  const keys = server.received.map(change => (change as { key?: string }).key)
  expect(new Set(keys).size).toBe(1)
})

test('undo and redo go back and forth over what was done', async () => {
  session.change(paint('1022'))
  await server.answer()
  session.change({ action: 'setStyle', partName: 'collar', elementName: 'collar', styleName: 'v' })
  await server.answer()
  session.undo()
  session.undo()
  expect([shown(), session.getSnapshot().canUndo, session.getSnapshot().canRedo]).toEqual([
    '1001',
    false,
    true,
  ])
  session.redo()
  expect([shown(), session.getSnapshot().canRedo]).toEqual(['1022', true])
  session.change(paint('1008'))
  expect(session.getSnapshot().canRedo).toBe(false)
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

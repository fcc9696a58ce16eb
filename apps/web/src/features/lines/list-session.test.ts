import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import type { ListedLine } from '@teamloom/contract/cart.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { describe, expect, test } from 'vitest'
import { type KeptList, ListSession } from '#web/features/lines/list-session.ts'

const slot = (id: string, kind: 'name' | 'number', mayBeEmpty: boolean) => ({
  id,
  kind,
  mayBeEmpty,
  sample: '',
  type: 'cutletters',
  positionName: 'upperBack',
  linkedIds: [],
})
const row = (id: string, name: string, more: Partial<ListRow> = {}): ListRow => ({
  id,
  size: 'M',
  qty: 1,
  person: null,
  words: name === '' ? {} : { back: name },
  ...more,
})
const kept = (rows: readonly ListRow[], revision: number): KeptList => ({
  lines: rows.map((each): ListedLine => ({ ...each, words: { ...each.words }, problems: [] })),
  revision,
})

/** A server that has what was saved last, and refuses as it is told. */
function open(rows: readonly ListRow[], intervalMs: number | null = 1_000_000) {
  let has = kept(rows, 1)
  let isGone = false
  const refusals: CallError[] = []
  const saves: (readonly ListRow[])[] = []
  const session = new ListSession({
    slots: [slot('back', 'name', false), slot('number', 'number', true)],
    sizeNames: ['S', 'M', 'L'],
    first: has,
    intervalMs,
    save: async ({ lines, revision }) => {
      saves.push(lines)
      const refusal = refusals.shift()
      if (refusal) throw refusal
      if (revision !== has.revision) throw new CallError('conflict', 409)
      has = kept(lines, (has.revision ?? 0) + 1)
      return { revision: has.revision, offending: new Set() }
    },
    reload: async () => {
      if (isGone) throw new CallError('designIdDoesntExist', 404)
      return has
    },
  })
  return {
    session,
    refusals,
    saves,
    has: () => has.lines.map(({ id, words }) => [id, words.back]),
    goes: () => {
      isGone = true
    },
    elsewhere: (next: readonly ListRow[]) => {
      has = kept(next, (has.revision ?? 0) + 1)
    },
  }
}

describe('a list that is edited', () => {
  test('is with the server once it was sent, and undone as it was', async () => {
    const { session, has } = open([row('a', 'RIVERA')])
    session.change([row('a', 'ROY')])
    expect(session.read()).toMatchObject({ saving: 'saving', canUndo: true, canRedo: false })
    await session.flush()
    expect(session.read().saving).toBe('saved')
    session.undo()
    await session.flush()
    expect([has(), session.read().canRedo]).toEqual([[['a', 'RIVERA']], true])
    session.redo()
    await session.flush()
    expect(has()).toEqual([['a', 'ROY']])
  })

  test('keeps a line that is refused here, as it was there, and all others are saved (NN4)', async () => {
    const { session, has } = open([row('a', 'RIVERA'), row('b', 'ROY')])
    session.change([row('a', 'A'.repeat(31)), row('b', 'COHEN'), row('c', 'LI', { size: '' })])
    await session.flush()
    expect(has()).toEqual([
      ['a', 'RIVERA'],
      ['b', 'COHEN'],
    ])
    expect(session.read().saving).toBe('waits')
    expect([...session.read().faults].map(([id, faults]) => [id, faults.map(({ key }) => key)])).toEqual([
      ['a', ['too_long']],
      ['c', ['noSize']],
    ])
  })

  test('learns which letters a font lacks, and holds all lines that have one (NN4)', async () => {
    const { session, refusals, saves, has } = open([])
    const issues = [{ path: 'lines.0.words.back', message: '' }]
    refusals.push(new CallError('missingLetter', 422, { issues, facts: { letter: '王' } }))
    session.change([row('a', '王'), row('b', '王王'), row('c', 'LI')])
    await session.flush()
    await session.flush()
    expect([saves.length, has()]).toEqual([2, [['c', 'LI']]])
    expect(session.read().faults.get('b')).toEqual([{ column: 'back', key: 'missingLetter', letter: '王' }])
  })

  test('is joined with what was saved elsewhere; cells that both changed wait for a choice (NN15)', async () => {
    const { session, elsewhere, has } = open([row('a', 'RIVERA'), row('b', 'ROY')])
    elsewhere([row('a', 'COHEN'), row('b', 'ROY'), row('c', 'LI')])
    session.change([row('a', 'SINGH'), row('b', 'CÔTÉ')])
    await session.flush()
    expect(session.read().clashes.map(({ id, field }) => [id, field])).toEqual([['a', 'back']])
    expect(has()[0]).toEqual(['a', 'COHEN'])
    session.choose('theirs')
    await session.flush()
    expect(has()).toEqual([
      ['a', 'COHEN'],
      ['b', 'CÔTÉ'],
      ['c', 'LI'],
    ])
  })

  test('stays where the server is not reached, and is sent again', async () => {
    const { session, refusals, has } = open([row('a', 'RIVERA')])
    refusals.push(new CallError('connection_refused', 0))
    session.change([row('a', 'ROY')])
    await session.flush()
    expect(session.read().saving).toBe('offline')
    await session.flush()
    expect([session.read().saving, has()]).toEqual(['saved', [['a', 'ROY']]])
  })

  test('says why where nothing of it was taken, until it is changed', async () => {
    const { session, refusals } = open([row('a', 'RIVERA')])
    refusals.push(new CallError('unknownDecoration', 422))
    session.change([row('a', 'ROY')])
    await session.flush()
    expect(session.read()).toMatchObject({ saving: 'waits', refusal: { errorKey: 'unknownDecoration' } })
    session.change([row('a', 'CÔTÉ')])
    expect(session.read().refusal).toBeNull()
    await session.flush()
    expect(session.read().saving).toBe('saved')
  })
})

describe('a list that is saved when it is asked for', () => {
  test('is told to be changed until then, and what is the same again is not', async () => {
    const { session, saves } = open([row('a', 'RIVERA')], null)
    session.change([row('a', 'ROY')])
    expect(session.read()).toMatchObject({ isChanged: true, saving: 'saved' })
    session.change([row('a', 'RIVERA')])
    expect(session.read().isChanged).toBe(false)
    session.change([row('a', 'SINGH')])
    session.revert()
    expect([session.read().isChanged, session.read().rows]).toEqual([false, [row('a', 'RIVERA')]])
    session.undo()
    await session.flush()
    expect([saves.length, session.read().isChanged]).toEqual([1, false])
  })

  test('takes what another saved, without a step to undo where that is the same', async () => {
    const { session } = open([row('a', 'RIVERA'), row('b', 'ROY')], null)
    session.take(kept([row('a', 'RIVERA'), row('b', 'ROY')], 2))
    expect([session.read().canUndo, session.read().isChanged, session.revision]).toEqual([false, false, 2])
    session.change([row('a', 'RIVERA'), row('b', 'SINGH')])
    session.take(kept([row('a', 'COHEN'), row('b', 'ROY')], 3))
    expect(session.read().rows.map(({ words }) => words.back)).toEqual(['COHEN', 'SINGH'])
    expect(session.read()).toMatchObject({ isChanged: true, clashes: [] })
  })

  test('says why where what another saved cannot be asked for', async () => {
    const { session, refusals, goes } = open([row('a', 'RIVERA')], null)
    refusals.push(new CallError('conflict', 409))
    goes()
    session.change([row('a', 'ROY')])
    await session.flush()
    expect(session.read()).toMatchObject({ saving: 'waits', refusal: { errorKey: 'designIdDoesntExist' } })
  })
})

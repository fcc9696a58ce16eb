import { type PieceSheet, type ProofPiece, pieceCalls } from '@teamloom/contract/pieces.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ContactSheet } from '#web/features/orders/proof/pieces/contact-sheet.tsx'
import { ProofReaderProvider } from '#web/features/orders/proof/proof-reader.ts'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const size = { en: 'M', fr: 'M' }
const piece = (lineId: string, name: string, number: string, more: Partial<ProofPiece> = {}): ProofPiece => ({
  lineId,
  who: `${lineId} ${name}`,
  size,
  qty: 1,
  words: [
    { kind: 'name', text: name },
    { kind: 'number', text: number },
  ],
  hash: lineId.padEnd(22, '0'),
  state: 'open',
  tick: null,
  changes: [],
  ...more,
})
const at = '2026-11-20T10:00:00.000Z'

let pieces: readonly ProofPiece[]

beforeEach(() => {
  pieces = [
    piece('Ana', 'RIVERA', '10'),
    piece('Ben', 'COHEN', '07', { state: 'ticked', tick: { by: 'person', at } }),
    piece('Léa', 'ROY', '35', {
      state: 'changed',
      tick: { by: 'customer', at },
      changes: [{ what: 'words', kind: 'number', old: '33', new: '35' }],
    }),
  ]
  answer(
    pieceCalls.sheet,
    (): PieceSheet => ({ itemId: 'item', revision: 4, sides: ['back'], pieces: [...pieces] }),
  )
  answer(pieceCalls.tick, ({ body }) => {
    const { ticked, pieces: named } = body as { ticked: boolean; pieces: { lineId: string }[] }
    const told = pieces
      .filter(({ lineId }) => named.some(each => each.lineId === lineId))
      .map(each => ({
        ...each,
        changes: [],
        ...(ticked
          ? { state: 'ticked' as const, tick: { by: 'customer' as const, at } }
          : { state: 'open' as const, tick: null }),
      }))
    pieces = pieces.map(each => told.find(({ lineId }) => lineId === each.lineId) ?? each)
    return { pieces: told }
  })
})

const onAsk = vi.fn<(title: string) => void>()
const open = (isOwn = true) =>
  openPage(
    <ProofReaderProvider value={isOwn ? undefined : 'staff'}>
      <ContactSheet
        preorderId="request"
        designId="design"
        name="Match shirt"
        isOwn={isOwn}
        onAsk={isOwn ? onAsk : undefined}
      />
    </ProofReaderProvider>,
  )
const options = () => screen.getAllByRole('option')
const told = () => options().map(each => each.textContent?.replaceAll(/\s+/g, ' ').trim())
const near = () => screen.getByRole('region', { name: 'The piece from near' })
const ticks = () => heardOf(pieceCalls.tick).map(({ body }) => body)

describe('every piece of a proof', () => {
  test('is told with how its tick stands and what became otherwise; that one is first from near (NN19)', async () => {
    open()
    await screen.findByRole('listbox', { name: 'Every piece of Match shirt' })
    expect(told()).toEqual([
      'RIVERA 10 M Ana RIVERA, To look at',
      'COHEN 07 M Ben COHEN, Ticked by its person',
      'ROY 33 35 M Léa ROY, Asked again, number 33 → 35',
    ])
    expect(options().map(each => each.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false'])
    expect(screen.getByText('1 of 3 pieces looked at, 1 changed since')).toBeTruthy()
    expect(within(near()).getByRole('heading').textContent).toContain('ROY 35')
    expect(within(near()).getByText('Since it was ticked: number 33 → 35.')).toBeTruthy()
  })

  test('is walked through and ticked by keys, and a tick is taken back (NN19)', async () => {
    const { user } = open()
    await screen.findByRole('listbox')
    await user.click(options()[0]!)
    options()[0]!.focus()
    await user.keyboard(' ')
    await waitFor(() => expect(screen.getByText('2 of 3 pieces looked at, 1 changed since')).toBeTruthy())
    expect(ticks()).toEqual([
      {
        preorderId: 'request',
        designId: 'design',
        ticked: true,
        pieces: [{ lineId: 'Ana', hash: 'Ana'.padEnd(22, '0') }],
      },
    ])
    await user.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toBe(options()[2]))
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(document.activeElement).toBe(options()[1]))
    await user.keyboard(' ')
    await waitFor(() => expect(options()[1]?.getAttribute('aria-selected')).toBe('false'))
    expect(ticks().at(-1)).toMatchObject({ ticked: false, pieces: [{ lineId: 'Ben' }] })
    await user.keyboard('{Enter}')
    expect(document.activeElement?.textContent).toBe('This one is right')
  })

  test('from near leads to the next one that is not ticked, and to asking for a change (NN19)', async () => {
    const { user } = open()
    await screen.findByRole('listbox')
    await user.click(within(near()).getByRole('button', { name: 'This one is right' }))
    await waitFor(() => expect(within(near()).getByRole('heading').textContent).toContain('RIVERA 10'))
    await user.click(within(near()).getByRole('button', { name: 'Ask for a change' }))
    expect(onAsk).toHaveBeenCalledWith('RIVERA 10')
  })

  test('is narrowed to what is not ticked, which stays in its place when it is', async () => {
    const { user } = open()
    await screen.findByRole('listbox')
    await user.click(screen.getByRole('button', { name: 'To look at 2' }))
    expect(options()).toHaveLength(2)
    await user.click(within(near()).getByRole('button', { name: 'This one is right' }))
    await screen.findByRole('button', { name: 'To look at 1' })
    expect(options()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Asked again 0' }))
    expect(screen.getByText('No piece has changed since it was ticked.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'All 3' }))
    expect(options()).toHaveLength(3)
  })

  test('is not ticked where it is another by now: it is told, and read anew (NN19)', async () => {
    const { user } = open()
    await screen.findByRole('listbox')
    refuse(pieceCalls.tick, 'proof_outdated', 409)
    pieces = pieces.map(each => (each.lineId === 'Léa' ? piece('Léa', 'ROY', '36') : each))
    await user.click(within(near()).getByRole('button', { name: 'This one is right' }))
    await waitFor(() => expect(told()).toContain('ROY 36 M Léa ROY, To look at'))
  })

  test('is looked at by staff, who tick nothing (NN20)', async () => {
    const { user } = open(false)
    await screen.findByRole('listbox')
    expect(within(near()).queryByRole('button', { name: 'This one is right' })).toBeNull()
    options()[0]!.focus()
    await user.keyboard(' ')
    expect(ticks()).toEqual([])
    expect(screen.getByText(/^The customer ticks each piece/)).toBeTruthy()
  })

  test('says that it did not load, and is asked for again', async () => {
    refuse(pieceCalls.sheet, 'proof_not_found', 404)
    const { user } = open()
    await screen.findByText('The pieces did not load')
    answer(pieceCalls.sheet, { itemId: 'item', revision: 4, sides: ['back'], pieces: [...pieces] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('listbox')).toBeTruthy()
  })
})

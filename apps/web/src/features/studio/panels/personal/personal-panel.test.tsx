import { cartCalls } from '@teamloom/contract/cart.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { textArtCalls } from '@teamloom/contract/text-art.ts'
import { crest, id, rivera } from '@teamloom/design/testing/sample.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { workersAnswer } from '#web/features/studio/drawing/testing/workers.ts'
import { PersonalPanel } from '#web/features/studio/panels/personal/personal-panel.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { PersonalFrames } from '#web/features/studio/stage/personal-frames.tsx'
import { InRouter } from '#web/lib/testing/in-router.tsx'
import { answer } from '#web/lib/testing/server.ts'

const recipe = {
  words: 'RIVERA',
  font: 'anton',
  letterSpacing: 0,
  lineSpacing: 1,
  alignment: 'center',
  arcDegrees: 0,
  fill: '#FBFBF9',
  outline: null,
  offset: null,
} as const

const ten = {
  ...rivera,
  assetId: id(8),
  assetVersionId: id(108),
  filename: '10.svg',
  width: 100,
  height: 100,
  details: { shares: [1], line: null, gap: null, speck: null, capital: 1 },
}

const [nameId, numberId] = [id(51), id(52)]

const slot = (decorationId: string, kind: 'name' | 'number', positionName: string) =>
  [
    {
      action: 'addDecoration',
      type: 'cutletters',
      decorationId,
      positionName,
      assetId: (kind === 'name' ? rivera : ten).assetId,
      assetVersionId: (kind === 'name' ? rivera : ten).assetVersionId,
      name: kind,
    },
    {
      action: 'setDecorationPersonal',
      decorationId,
      personal: { kind, sample: kind === 'name' ? 'RIVERA' : '10', mayBeEmpty: kind === 'number' },
    },
  ] as const

/** A shirt with a crest, a name and a number, all that is each person's own selected. */
function open(piece: ReactNode = <PersonalPanel />, options: Parameters<typeof openInStudio>[1] = {}) {
  answer(textArtCalls.read, { recipe } as never)
  const { assetId, assetVersionId } = crest
  return openInStudio(<InRouter>{piece}</InRouter>, {
    artworks: [crest, rivera, ten],
    selection: { kind: 'personal' },
    made: [
      {
        action: 'addDecoration',
        type: 'screenprint',
        decorationId: id(50),
        positionName: 'centerChest',
        assetId,
        assetVersionId,
      },
      ...slot(nameId, 'name', 'upperBack'),
      ...slot(numberId, 'number', 'backNumber'),
    ],
    ...options,
  })
}

const opened = () => screen.findByRole('heading', { level: 2 })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('all that is each person’s own is one panel: what it is, how high each is, how all of it is made', async () => {
  const { user, design } = open()
  expect((await opened()).textContent).toBe('Name and number')
  await user.click(button('Number, Back number, Adult: lower'))
  const heights = () => design().decorations.map(({ personal }) => personal?.heights.adult)
  expect(heights()).toEqual([undefined, 2, 7.875])
  await user.click(screen.getByRole('radio', { name: /^Detailed print/ }))
  expect(design().decorations.map(({ type }) => type)).toEqual([
    'screenprint',
    'detailedprint',
    'detailedprint',
  ])
})

test('a way that takes names alone says so and is taken for them; one that needs a screen for each comes last, and is not taken', async () => {
  const { user, design } = open()
  await opened()
  const kinds = screen.getAllByRole('radio').map(({ textContent }) => textContent)
  expect(kinds.at(-1)).toMatch(/A screen or tool for each word$/)
  const screenPrint = screen.getByRole('radio', { name: /^Screen print/ })
  expect(screenPrint.getAttribute('aria-disabled')).toBe('true')
  await user.click(screenPrint)
  expect(design().decorations.map(({ type }) => type)).toEqual(['screenprint', 'cutletters', 'cutletters'])
  await user.click(screen.getByRole('radio', { name: /^Embroidery.*Name only/ }))
  expect(design().decorations.map(({ type }) => type)).toEqual(['screenprint', 'embroidery', 'cutletters'])
})

test('a linked copy is added without leaving it, with a height of its own', async () => {
  const { user, design, view } = open()
  await opened()
  // It is asked for as long as there is none.
  const copies = within(screen.getByRole('group', { name: 'Number: elsewhere too' }))
  await user.click(copies.getByRole('button', { name: 'Add: Left sleeve' }))
  expect(design().decorations.at(-1)).toMatchObject({ positionName: 'leftSleeve', linkedTo: numberId })
  expect(view().selection).toEqual({ kind: 'personal' })
  expect(screen.getByRole('group', { name: 'Number, Left sleeve, Adult' })).toBeTruthy()
})

test('numerals lower than the book of what the team plays has them are told with its rule and year (NN16)', async () => {
  answer(teamCalls.list, [{ id: '00000000-0000-4000-8000-000000000001', sport: 'basketball_fiba' }] as never)
  const { user } = open()
  await opened()
  const low = () => screen.queryByText(/at least .* by FIBA/)
  expect(low()).toBeNull()
  for (let step = 0; step < 14; step++) await user.click(button('Number, Back number, Adult: lower'))
  expect(low()?.textContent).toMatch(
    /^Back number: at least 6\.30\sin.* high by FIBA Official Basketball Rules, 4\.3\.2 \(2022\)\.$/,
  )
})

test('numerals near the colour of their cloth are told where the book wants them to stand out (NN16)', async () => {
  answer(teamCalls.list, [{ id: '00000000-0000-4000-8000-000000000001', sport: 'soccer' }] as never)
  const { session } = open()
  // White on white, until they are red.
  expect((await screen.findByText(/FIFA/)).textContent).toBe(
    'Back number: their colour has to stand out from the cloth (White) by FIFA Equipment Regulations, players’ numbers (2021).',
  )
  act(() => {
    session.change({ action: 'updatePrintColor', decorationId: numberId, indexOfColor: 0, color: 'CF07' })
  })
  expect(screen.queryByText(/FIFA/)).toBeNull()
})

test('it says what the list does: its longest name, and how many have no number', async () => {
  const { session } = open()
  const { designId } = session.getSnapshot().state
  const line = (name: string, number: string) => ({
    size: 'M',
    words: { [nameId]: name, [numberId]: number },
  })
  workersAnswer({ fit: () => ({ setting: { letterInches: 2 }, tooLong: [], missing: [] }) } as never)
  answer(cartCalls.items, {
    revision: 1,
    items: [
      { id: id(70), design_id: designId, lines: [line('NG', '7'), line('MONTPLAISIR', ''), line('', '')] },
    ],
  } as never)
  expect(await screen.findByText(/^Longest: MONTPLAISIR, fits at 2\sin$/)).toBeTruthy()
  expect(screen.getByLabelText('May be left out: 1 has none')).toBeTruthy()
})

test('one of them is opened alone, on the side where it is', async () => {
  const { user, view } = open()
  await opened()
  expect(view().side).toBe('front')
  await user.click(screen.getAllByRole('button', { name: 'Letters, colours and place' })[0]!)
  expect(view()).toMatchObject({ selection: { kind: 'decoration', decorationId: nameId }, side: 'back' })
})

test('all of it is taken out by one press, and comes back by another', async () => {
  const { user, design, view } = open()
  await opened()
  await user.click(button('Remove all that is for each person'))
  expect(design().decorations).toHaveLength(1)
  expect(view().selection).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(design().decorations).toHaveLength(3))
})

test('it is the same for all again by its switch, and nothing is selected that is no more', async () => {
  const { user, design, view } = open()
  await opened()
  await user.click(screen.getByRole('switch', { name: 'For each person' }))
  expect(design().decorations.filter(({ personal }) => personal)).toEqual([])
  expect(view().selection).toBeNull()
})

test('on the garment each has its outline and its height, and how far they are apart', async () => {
  const camera = { width: 1000, height: 1000, pixelsPerInch: 10 } as never
  const box = { x: 100, y: 100, width: 100, height: 20 }
  const corners = {
    topLeft: { x: 100, y: 100 },
    topRight: { x: 200, y: 100 },
    bottomRight: { x: 200, y: 120 },
    bottomLeft: { x: 100, y: 120 },
  }
  open(<PersonalFrames camera={camera} />, {
    workers: {
      frameDecoration: (_: unknown, __: unknown, decorationId: string) => ({
        path: `M${decorationId === nameId ? 1 : 2},0Z`,
        box,
        measured: 'whole',
        corners,
        lattice: [],
        widthInches: 5,
        heightInches: 2,
      }),
    } as never,
  })
  expect(await screen.findByText(/^Name, 2\sin$/)).toBeTruthy()
  expect(screen.getByText(/^Number, 8\sin$/)).toBeTruthy()
  expect(screen.getByText(/^1\s3\/16\sin$/)).toBeTruthy()
  await waitFor(() => expect(document.querySelectorAll('path[d="M1,0Z"], path[d="M2,0Z"]')).toHaveLength(4))
})

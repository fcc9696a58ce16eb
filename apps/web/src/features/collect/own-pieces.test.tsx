import { pieceCalls, type OwnPieces as Told } from '@teamloom/contract/pieces.ts'
import { screen } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { OwnPieces } from '#web/features/collect/own-pieces.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { collect } from '#web/locales/en/collect.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

type Piece = Told['pieces'][number]

const hash = 'a'.repeat(22)
const piece = (more: Partial<Piece> = {}): Piece => ({
  itemId: 'item',
  lineId: 'line',
  designName: 'Match shirt',
  sides: ['back'],
  size: { en: 'M', fr: 'M' },
  qty: 1,
  words: [
    { kind: 'name', text: 'RIVERA' },
    { kind: 'number', text: '07' },
  ],
  hash,
  state: 'open',
  tick: null,
  changes: [],
  ...more,
})
const told = (...pieces: Piece[]): Told => ({
  orderedBy: { firstName: 'Maya', lastName: 'Tremblay' },
  pieces,
})
const by = (who: 'person' | 'customer') => ({ by: who, at: '2026-11-20T10:00:00.000Z' })

const open = (isOpen = false) => openPage(<OwnPieces secret="secret" isOpen={isOpen} />)

beforeAll(() => {
  i18next.addResourceBundle('en', 'translation', { collect }, true)
})

test('what is made for a person is shown to them, who say that it is right, and take it back (NN20)', async () => {
  answer(pieceCalls.own, told(piece()))
  answer(pieceCalls.tickOwn, ({ body }) =>
    told((body as { ticked: boolean }).ticked ? piece({ state: 'ticked', tick: by('person') }) : piece()),
  )
  const { user } = open()
  expect(await screen.findByRole('heading', { name: 'RIVERA 07' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Match shirt, back' }).getAttribute('src')).toBe(
    '/api/v1/projects/collection/answer/secret/pieces/item/line/picture?side=back',
  )
  await user.click(screen.getByRole('button', { name: 'It is right' }))
  expect(await screen.findByText('You said that it is right.')).toBeTruthy()
  expect(screen.getByText('Thank you: all is looked at.')).toBeTruthy()
  expect(heardOf(pieceCalls.tickOwn).map(({ body }) => body)).toEqual([
    { itemId: 'item', lineId: 'line', hash, ticked: true },
  ])
  await user.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(await screen.findByRole('button', { name: 'It is right' })).toBeTruthy()
})

test('what is otherwise is told with what it was, and may be said to be right though another has looked at it (NN19)', async () => {
  const changes: Piece['changes'] = [{ what: 'words', kind: 'number', old: '7', new: '07' }]
  answer(
    pieceCalls.own,
    told(
      piece({ state: 'changed', tick: by('person'), changes }),
      piece({ lineId: 'two', state: 'ticked', tick: by('customer') }),
    ),
  )
  open()
  expect(
    await screen.findByText('Look again: since it was said to be right, number 7 became 07.'),
  ).toBeTruthy()
  expect(screen.getByText('Maya Tremblay has looked at it.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'It is right' })).toHaveLength(2)
})

test('who finds something wrong is told whom to ask, and where their answer is changed while it can be', async () => {
  answer(pieceCalls.own, told(piece()))
  const page = open(true)
  await page.user.click(await screen.findByRole('button', { name: 'Something is wrong' }))
  expect(screen.getByText(/^Tell Maya Tremblay, who ordered: what is ordered does not change/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To your sizes' }).getAttribute('href')).toBe('#own-sizes')
})

test('after closing only who ordered is named', async () => {
  answer(pieceCalls.own, told(piece()))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Something is wrong' }))
  expect(screen.getByText('Tell Maya Tremblay, who ordered, what should be otherwise.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('what was changed a moment ago is shown as it is now, and not said to be right (NN19)', async () => {
  answer(pieceCalls.own, told(piece()))
  const { user } = open()
  const right = await screen.findByRole('button', { name: 'It is right' })
  answer(pieceCalls.own, told(piece({ words: [{ kind: 'name', text: 'RIVER' }], hash: 'b'.repeat(22) })))
  refuse(pieceCalls.tickOwn, 'proof_outdated', 409)
  await user.click(right)
  expect(await screen.findByText('It was changed a moment ago. Look at it once more.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'RIVER' })).toBeTruthy()
})

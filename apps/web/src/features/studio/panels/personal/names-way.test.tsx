import { textArtCalls } from '@teamloom/contract/text-art.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import { crest, id, rivera } from '@teamloom/design/testing/sample.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NamesWay } from '#web/features/studio/panels/personal/names-way.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { answer, heardOf } from '#web/lib/testing/server.ts'

const number = {
  ...rivera,
  assetId: id(8),
  assetVersionId: id(108),
  filename: '10.svg',
  width: 100,
  height: 100,
  details: { shares: [1], line: null, gap: null, speck: null, capital: 1 },
}

const way = () => screen.getByRole('button', { name: /Names and numbers/ })

function serverWrites() {
  answer(textArtCalls.write, ({ body }) => {
    const { recipe } = body as { recipe: { words: string } }
    const { format: _, ...art } = recipe.words === '10' ? number : rivera
    return { ...art, format: 'svg' } as never
  })
}

test('a name and a number come on the back at once, each person’s own, both selected', async () => {
  serverWrites()
  const { user, design, view } = openInStudio(<NamesWay />, { artworks: [rivera, number] })
  await user.click(way())
  await waitFor(() => expect(slotsOf(design())).toHaveLength(2))
  expect(slotsOf(design())).toMatchObject([
    { kind: 'name', sample: 'RIVERA', mayBeEmpty: false, positionName: 'upperBack', type: 'cutletters' },
    { kind: 'number', sample: '10', mayBeEmpty: true, positionName: 'backNumber', type: 'cutletters' },
  ])
  expect(design().decorations.map(({ personal }) => personal?.heights.adult)).toEqual([2, 8])
  expect(view().side).toBe('back')
  expect(view().selection).toEqual({ kind: 'personal' })
})

test('where something is on the back already it says so, and writes nothing', async () => {
  serverWrites()
  const { assetId, assetVersionId } = crest
  const { user, design } = openInStudio(<NamesWay />, {
    artworks: [crest],
    made: [
      {
        action: 'addDecoration',
        decorationId: id(50),
        type: 'screenprint',
        positionName: 'fullBack',
        assetId,
        assetVersionId,
      },
    ],
  })
  await user.click(way())
  expect(await screen.findByText(/The back has no room/)).toBeTruthy()
  expect(heardOf(textArtCalls.write)).toEqual([])
  expect(design().decorations).toHaveLength(1)
})

test('a garment without such a back does not offer it', () => {
  openInStudio(<NamesWay />, { product: ['beanie', 'beanie'] })
  expect(screen.queryByRole('button')).toBeNull()
})

import { type LibraryItem, libraryCalls } from '@teamloom/contract/library.ts'
import { crest, drawing, stamp } from '@teamloom/design/testing/sample.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { NewDecorationPanel } from '#web/features/studio/panels/new-decoration-panel.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'

const itemOf = (artwork: typeof crest, about: Partial<LibraryItem> = {}): LibraryItem =>
  ({
    ...artwork,
    details: undefined,
    name: artwork.filename,
    pictureUrl: '/picture',
    designs: [],
    ...about,
  }) as LibraryItem

const tiny = { ...stamp, filename: 'tiny.png', width: 40, height: 40 }
const item = itemOf(crest, { name: 'Wolves crest' })
const list = (...items: LibraryItem[]) =>
  answer(libraryCalls.list, { items, next: null, total: items.length })

/** There as long as new artwork is chosen. */
function Panel() {
  const { selection } = useStudio()
  return selection?.kind === 'new-decoration' && <NewDecorationPanel />
}

const open = (options: Parameters<typeof openInStudio>[1] = {}) =>
  openInStudio(<Panel />, {
    artworks: [crest, tiny],
    selection: { kind: 'new-decoration' },
    ...options,
  })
const tile = (name: RegExp) => screen.findByRole('button', { name })

describe('the team’s library', () => {
  beforeEach(() => list(item))

  test('puts artwork on the garment by a click, in the kind that suits it, and asks for its kind next', async () => {
    const { user, design, view } = open()
    await user.click(await tile(/^Wolves crest/))
    const [added] = design().decorations
    expect(added).toMatchObject({ type: 'screenprint', name: 'Wolves crest', positionName: 'centerChest' })
    expect(view().selection).toEqual({ kind: 'decoration', decorationId: added?.id, step: 'kind' })
  })

  test('puts it where it is seen, on the side that is looked at', async () => {
    const { user, design, view } = open()
    act(() => view().showSide('back'))
    await user.click(await tile(/^Wolves crest/))
    expect(design().decorations[0]?.positionName).toBe('upperBack')
    expect(view().side).toBe('back')
  })

  test('turns the garment to where there is room, where there is none on the side that is seen', async () => {
    const { assetId, assetVersionId } = crest
    const { user, design, view } = open({
      made: [
        {
          action: 'addDecoration',
          type: 'screenprint',
          positionName: 'rightSleeve',
          assetId,
          assetVersionId,
        },
      ],
    })
    act(() => view().showSide('right'))
    await user.click(await tile(/^Wolves crest/))
    expect([design().decorations[1]?.positionName, view().side]).toEqual(['centerChest', 'front'])
  })

  test('shows artwork on the garment while it is pointed at, and nothing of it afterwards', async () => {
    const { user, design, session } = open()
    fireEvent.pointerMove(await tile(/^Wolves crest/))
    await waitFor(() => expect(session.getShown().decorations).toHaveLength(1))
    fireEvent.pointerLeave(await tile(/^Wolves crest/))
    await user.pointer({ target: document.body })
    await waitFor(() => expect(session.getShown().decorations).toEqual([]))
    expect(design().decorations).toEqual([])
  })

  test('tells why artwork cannot be on this garment, and adds nothing', async () => {
    list(itemOf(tiny))
    const { user, design } = open()
    await user.click(await tile(/^tiny\.png/))
    expect(await screen.findByText(/^Image too small/)).toBeTruthy()
    expect(design().decorations).toEqual([])
  })

  test('looks for names and files once one stops typing', async () => {
    const { user } = open()
    await tile(/^Wolves crest/)
    list()
    await user.type(screen.getByRole('searchbox'), 'bear')
    expect(await screen.findByText('Nothing is called so.')).toBeTruthy()
    expect(heardOf(libraryCalls.list).map(({ query }) => query.search)).toEqual([undefined, 'bear'])
  })

  test('is awaited, and tells that it is empty', async () => {
    list()
    open()
    expect(screen.getByRole('status', { name: 'Loading the library' })).toBeTruthy()
    expect(await screen.findByText(/^What your team uploads or writes is kept here/)).toBeTruthy()
  })

  test('tells that it could not be had, and is there by another try', async () => {
    refuse(libraryCalls.list, 'internalError', 500)
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('The library could not be loaded.')
    list(item)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await tile(/^Wolves crest/)).toBeTruthy()
  })

  test('can be looked at and not used by who may not add artwork', async () => {
    const { user, design } = open({ withheld: ['canAddArtwork'] })
    await user.click(await tile(/^Wolves crest/))
    expect(design().decorations).toEqual([])
  })

  test('renames what is in it', async () => {
    answer(libraryCalls.rename, {})
    const { user } = open()
    await user.click(await tile(/^More about Wolves crest/))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const field = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(field)
    await user.type(field, 'Bears{Enter}')
    await waitFor(() =>
      expect(heardOf(libraryCalls.rename).map(({ body }) => body)).toEqual([
        { assetId: item.assetId, name: 'Bears' },
      ]),
    )
  })

  test('removes what no design shows, and offers that for nothing else', async () => {
    answer(libraryCalls.remove, {})
    list(item, itemOf(drawing, { designs: [{ id: 'one', name: 'Camp' }] }))
    const { user } = open()
    await user.click(await tile(/^More about drawing/))
    await screen.findByRole('menuitem', { name: 'Rename' })
    expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(await tile(/^More about Wolves crest/))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    expect(await screen.findByText('Wolves crest was removed from the library.')).toBeTruthy()
    expect(heardOf(libraryCalls.remove)).toMatchObject([{ params: { id: item.assetId } }])
  })
})

describe('other artwork', () => {
  test('is words or an emblem, and the way back is kept', async () => {
    list()
    const { user } = open()
    await user.click(await tile(/^Simple art/))
    expect(screen.getAllByRole('button', { name: /^Use / }).length).toBeGreaterThan(5)
    await user.click(screen.getByRole('button', { name: 'Back to the artwork' }))
    expect(await tile(/^Write text/)).toBeTruthy()
  })
})

import { assetCalls } from '@teamloom/contract/assets.ts'
import { crest, id, photo } from '@teamloom/design/testing/sample.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { askedOfWorkers } from '#web/features/studio/drawing/testing/workers.ts'
import { TypeTiles } from '#web/features/studio/panels/type-tiles.tsx'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'
import { answer } from '#web/lib/testing/server.ts'

type Options = Parameters<typeof openDecoration>[1] & { readonly isNew?: boolean }

const open = ({ isNew = false, ...options }: Options = {}) =>
  openDecoration(decoration => <TypeTiles decoration={decoration} isNew={isNew} />, options)

/** Fetched by no other test. */
const own = { ...crest, assetId: id(9), assetVersionId: id(109) }

const tile = (name: RegExp) => screen.getByRole('radio', { name })
const embroidery = /^Embroidery(?! patch)/

describe('the kinds that a decoration can be made as', () => {
  test('change it, and are chosen then', async () => {
    const { user, decoration } = open()
    await user.click(tile(embroidery))
    expect(decoration().type).toBe('embroidery')
    expect(tile(embroidery).getAttribute('aria-checked')).toBe('true')
  })

  test('are tried while they are pointed at, and nothing is kept of that', async () => {
    const { user, decoration, shown } = open()
    await user.hover(tile(embroidery))
    expect([shown().type, decoration().type]).toEqual(['embroidery', 'screenprint'])
    await user.unhover(tile(embroidery))
    expect(shown().type).toBe('screenprint')
  })

  test('begin with the one that suits the artwork', () => {
    open()
    const [first] = screen.getAllByRole('radio')
    expect(first?.getAttribute('aria-checked')).toBe('true')
  })

  test('cannot be had where the file is not for them, with the reason', async () => {
    const { user, decoration } = open({ artwork: photo, type: 'detailedprint' })
    const stitched = tile(embroidery)
    expect(stitched.getAttribute('aria-disabled')).toBe('true')
    expect(within(stitched).getByText(/^Not with this file/)).toBeTruthy()
    await user.click(stitched)
    expect(decoration().type).toBe('detailedprint')
  })

  test('turn the garment to where the decoration has to go for them', async () => {
    const { user, decoration, view } = open({ positionName: 'upperBack' })
    await user.click(tile(/^Leather/))
    expect(decoration().positionName).toBe('leftChestPatch')
    expect(view().side).toBe('front')
  })

  test('tell what a piece costs more or less; of a new decoration, what it adds', async () => {
    open()
    const prices = () => screen.getAllByRole('radio').map(each => within(each).queryByText(/\$|Same price/))
    expect(tile(/^Screen print/).textContent).not.toMatch(/\$|Same price/)
    expect(prices().filter(price => price !== null).length).toBeGreaterThan(2)
  })

  test('are drawn one after the other by the workers of tiles, as they would be', async () => {
    answer(assetCalls.read, { fullSizeUrl: '/a', assetName: '', originalUrl: null, page: 1, platesUrl: '/b' })
    open({ artwork: own, workers: { fetchArt: () => undefined, printTile: () => undefined } })
    await expect.poll(() => askedOfWorkers('printTile').length).toBeGreaterThan(3)
    const kinds = askedOfWorkers('printTile').map(([{ drawn }]) => JSON.stringify(drawn.prints))
    expect(new Set(kinds).size).toBe(kinds.length)
  })

  test('are seen with the reason and not taken by whom the account does not let', async () => {
    const { user, decoration, shown } = open({ withheld: ['canUpdateArtworkColor'] })
    expect(screen.getByText('Your account cannot change the look of artwork.')).toBeTruthy()
    await user.hover(tile(embroidery))
    await user.click(tile(embroidery))
    expect([decoration().type, shown().type]).toEqual(['screenprint', 'screenprint'])
  })
})

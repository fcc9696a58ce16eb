import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { offerArt, provideSoon } from '#web/features/studio/drawing/art-library.ts'
import {
  askedOfWorkers,
  forgetWorkers,
  installWorkers,
  workersAnswer,
} from '#web/features/studio/drawing/testing/workers.ts'
import { answer, fetchAnswered, forgetAnswers, heardOf, refuse } from '#web/lib/testing/server.ts'

let count = 0
/** Artwork that nobody has asked for yet. */
function newArtwork() {
  count += 1
  return { assetId: `asset-${count}`, assetVersionId: `version-${count}` }
}

const addresses = { fullSizeUrl: '', assetName: '', originalUrl: null, page: 1 }
/** The server gives each kind the form that it draws. */
const answerForms = () =>
  answer(assetCalls.read, ({ params }) => ({
    ...addresses,
    platesUrl: `https://other.example/${findDecorationType(params.type ?? '')?.inks.from}`,
  }))

beforeAll(() => {
  installWorkers()
  vi.stubGlobal('window', { location: { origin: 'https://example.com' } })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 })
  vi.stubGlobal('fetch', fetchAnswered)
})
afterEach(() => {
  forgetWorkers()
  forgetAnswers()
})
afterAll(() => vi.unstubAllGlobals())

describe('artwork of the server', () => {
  test('comes to each worker in the form of inks for kinds that print inks, as pixels for others', async () => {
    answerForms()
    workersAnswer({ fetchArt: () => undefined })
    const artwork = newArtwork()
    await provideSoon(artwork, 'team')
    const fetched = askedOfWorkers('fetchArt')
    expect(fetched).toHaveLength(6)
    for (const [assetVersionId, isInked, address] of fetched) {
      expect(assetVersionId).toBe(artwork.assetVersionId)
      expect(address === '/palette').toBe(isInked)
    }
    expect(heardOf(assetCalls.read).map(({ query }) => query)).toEqual([
      { asset_id: artwork.assetId, asset_version_id: artwork.assetVersionId, team_id: 'team' },
      { asset_id: artwork.assetId, asset_version_id: artwork.assetVersionId, team_id: 'team' },
    ])
  })

  test('is asked for once, and again where it was not to be had', async () => {
    workersAnswer({ fetchArt: () => undefined })
    const artwork = newArtwork()
    refuse(assetCalls.read, 'assetDoesntExist', 404)
    await provideSoon(artwork, 'team')
    expect(askedOfWorkers('fetchArt')).toEqual([])
    answerForms()
    await provideSoon(artwork, 'team')
    await provideSoon(artwork, 'team')
    expect(askedOfWorkers('fetchArt')).toHaveLength(6)
  })
})

describe('artwork that was made here', () => {
  const art = (size: number) => ({
    plates: new Uint8Array(size),
    pixels: { width: 1, height: 1, rgba: new Uint8Array(4) },
  })

  test('is given to the stage in both of its forms, and not asked of the server', async () => {
    workersAnswer({ provideArt: () => undefined })
    const artwork = newArtwork()
    offerArt(artwork, art(3))
    await provideSoon(artwork, 'team')
    const given = askedOfWorkers('provideArt').map(([id, isInked, file]) => [
      id,
      isInked,
      file.byteLength === 3,
    ])
    expect(given).toEqual([
      [artwork.assetVersionId, true, true],
      [artwork.assetVersionId, false, false],
    ])
    expect(heardOf(assetCalls.read)).toEqual([])
  })

  test('is forgotten, the oldest first, beyond 64 MB', async () => {
    workersAnswer({ forgetArt: () => undefined })
    const [first, second] = [newArtwork(), newArtwork()]
    offerArt(first, art(40_000_000))
    expect(askedOfWorkers('forgetArt')).not.toContainEqual([first.assetVersionId])
    offerArt(second, art(40_000_000))
    await expect.poll(() => askedOfWorkers('forgetArt')).toContainEqual([first.assetVersionId])
    expect(askedOfWorkers('forgetArt')).not.toContainEqual([second.assetVersionId])
  })
})

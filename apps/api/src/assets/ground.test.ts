import { groundCalls } from '@teamloom/contract/ground.ts'
import { libraryCalls } from '@teamloom/contract/library.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

/** A green ring on white, as a JPEG, 1.5 pixels to the unit. */
const ring = (density = 108) =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="#fff" d="M0 0h800v600H0z"/><circle cx="400" cy="300" r="150" fill="#163e2d"/><circle cx="400" cy="300" r="60" fill="#fff"/></svg>',
    ),
    { density },
  )
    .jpeg({ quality: 90 })
    .toBuffer()

const take = (person: Person, assetVersionId: string) => ({
  body: { team_id: person.teamId, assetVersionId },
})

describe('a picture that stands on a ground (DS61)', () => {
  test('is told, and becomes artwork without it, cut to what is left; the picture stays', async () => {
    const picture = await makeArtwork(app.app, maya, await ring(), { filename: 'ring.jpg' })
    expect(picture.colors[picture.details?.ground ?? -1]).toBe('#FFFFFF')
    const taken = await maya.call(groundCalls.take, take(maya, picture.assetVersionId))
    expect(taken).toMatchObject({ filename: 'ring.png', format: 'png' })
    expect(taken.details).not.toHaveProperty('ground')
    expect(Math.abs(taken.width - 450)).toBeLessThan(6)
    expect(Math.abs(taken.height - 450)).toBeLessThan(6)
    // What is enclosed stays white.
    expect(taken.colors).toContain('#FFFFFF')
    const { items } = await maya.call(libraryCalls.list, { query: { team_id: maya.teamId } })
    expect(items.map(({ assetId }) => assetId)).toEqual(
      expect.arrayContaining([picture.assetId, taken.assetId]),
    )
  })

  test('that would be too small when it is cut keeps some room around it', async () => {
    const picture = await makeArtwork(app.app, maya, await ring(72), { filename: 'small.jpg' })
    const taken = await maya.call(groundCalls.take, take(maya, picture.assetVersionId))
    expect([taken.width, taken.height]).toEqual([302, 300])
  })

  test('is told in a design where the ground stands out from the cloth', async () => {
    const picture = await makeArtwork(app.app, maya, await ring(), { filename: 'ring.jpg' })
    const designId = await makeDesign(maya)
    await update(maya, designId, paint(red))
    const { assetId, assetVersionId } = picture
    const added = { action: 'addDecoration', type: 'screenprint', assetId, assetVersionId } as const
    const { decorations } = await update(maya, designId, added)
    const keys = decorations.flatMap(({ checks }) => checks.map(({ key }) => key))
    expect(keys).toContain('groundShows')
    const [decoration] = decorations
    const without = await maya.call(groundCalls.take, take(maya, picture.assetVersionId))
    const after = await update(maya, designId, {
      action: 'setDecorationAsset',
      decorationId: decoration?.id ?? '',
      assetId: without.assetId,
      assetVersionId: without.assetVersionId,
    })
    expect(after.decorations.flatMap(({ checks }) => checks.map(({ key }) => key))).not.toContain(
      'groundShows',
    )
  })

  test('is refused of a drawing, of what stands on none, of another team’s and for another team', async () => {
    const drawing = await makeArtwork(app.app, maya)
    const stranger = await signUp(app)
    const picture = await makeArtwork(app.app, maya, await ring(), { filename: 'ring.jpg' })
    expect(await maya.refused(groundCalls.take, take(maya, drawing.assetVersionId))).toBe(
      '422 groundNotFound',
    )
    expect(await stranger.refused(groundCalls.take, take(stranger, picture.assetVersionId))).toBe(
      '404 assetDoesntExist',
    )
    expect(await stranger.refused(groundCalls.take, take(maya, picture.assetVersionId))).toBe(
      '403 teamDoesntHaveAccess',
    )
    const bare = await maya.call(groundCalls.take, take(maya, picture.assetVersionId))
    expect(await maya.refused(groundCalls.take, take(maya, bare.assetVersionId))).toBe('422 groundNotFound')
  })
})

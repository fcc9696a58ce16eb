import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { afterAll, expect, test } from 'vitest'
import { askForUpload, crestSvg, png, putFile, upload } from '#api/testing/artwork-files.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { signUp } from '#api/testing/people.ts'
import { mountSmallDisk } from '#api/testing/small-disk.ts'
import { startTestApp } from '#api/testing/test-app.ts'

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-disk-'))
const disk = mountSmallDisk(path.join(data, 'files'))
afterAll(() => {
  disk?.remove()
  fs.rmSync(data, { recursive: true, force: true })
})

const incoming = () => fs.readdirSync(path.join(data, 'files/incoming'))

test.skipIf(!disk)(
  'a full disk is told, leaves nothing behind, and is forgotten when there is room',
  async () => {
    const app = await startTestApp({ DATA_DIR: data })
    const maya = await signUp(app)
    const health = async () => {
      const answer = await app.app.inject({ url: '/api/v1/health' })
      return [answer.statusCode, answer.json().facts]
    }
    const readied = await upload(app.app, maya, await png(), { filename: 'crest.png' })
    const designId = await makeDesign(maya)
    const { images } = await maya.call(generatorCalls.read, { params: { id: designId } })
    const picture = new URL(images[0]!.url)
    const { url } = await askForUpload(maya, 'crest.svg')
    expect(await health()).toEqual([200, undefined])

    const tooMuch = await putFile(app.app, url, randomBytes(2_000_000))
    expect([tooMuch.statusCode, tooMuch.json().errorKey]).toEqual([503, 'unavailable'])
    expect(Number(tooMuch.headers['retry-after'])).toBeGreaterThan(0)
    expect(incoming()).toEqual([])
    expect(await health()).toEqual([200, undefined])

    disk?.fill()
    expect(await health()).toEqual([503, { database: 'ok', files: 'away', jobs: 'ok' }])
    expect((await putFile(app.app, url, crestSvg)).statusCode).toBe(503)
    expect(await maya.refused(assetCalls.create, { body: readied })).toBe('503 unavailable')
    const seen = await app.app.inject({ url: picture.pathname + picture.search })
    expect(seen.statusCode).toBe(503)
    // The smaller one of its pictures may still be on its way.
    await expect.poll(incoming).toEqual([])

    disk?.empty()
    expect(await health()).toEqual([200, undefined])
    expect((await putFile(app.app, url, crestSvg)).statusCode).toBe(200)
    expect(await maya.refused(assetCalls.create, { body: readied })).toBe('answered')
    await app.close()
  },
)

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openBuiltWebApp } from '#api/http/built-web-app.ts'
import { answerError } from '#api/http/refusal-answer.ts'
import { openSharedAssets, shareAssets } from '#api/http/shared-builds.ts'
import { registerWebApp } from '#api/http/web-app.ts'
import { openDiskFiles } from '#api/platform/files/disk-files.ts'
import type { Files } from '#api/platform/files/files.ts'

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-builds-'))
afterAll(() => fs.rmSync(parent, { recursive: true }))

let files: Files
beforeEach(() => {
  files = openDiskFiles(fs.mkdtempSync(path.join(parent, 'store-')))
})

/** A machine of its own with a build of these files. */
function machine(built: Readonly<Record<string, string>>) {
  const folder = fs.mkdtempSync(path.join(parent, 'machine-'))
  const web = path.join(folder, 'dist')
  fs.mkdirSync(path.join(web, 'assets'), { recursive: true })
  fs.writeFileSync(path.join(web, 'index.html'), '<!doctype html>')
  for (const [name, content] of Object.entries(built))
    fs.writeFileSync(path.join(web, 'assets', name), content)
  const kept = path.join(folder, 'builds')
  fs.mkdirSync(path.join(kept, 'assets'), { recursive: true })
  return { web, kept }
}

async function serve({ web, kept }: ReturnType<typeof machine>, clock: { now: number }) {
  const app = fastify({ exposeHeadRoutes: false })
  app.setErrorHandler(answerError)
  registerWebApp(app, {
    built: openBuiltWebApp(web),
    folders: [web, kept],
    bring: openSharedAssets(files, kept, () => clock.now),
  })
  await app.ready()
  return app
}

const day = 86_400_000

test('a file of a build that another process has is served, as it is and packed, and what nobody has is missed', async () => {
  const clock = { now: 0 }
  const old = await serve(machine({ 'studio-old1.js': 'old' }), clock)
  expect((await old.inject('/assets/studio-new1.js')).statusCode).toBe(404)
  const next = machine({ 'studio-new1.js': 'new', 'studio-new1.js.br': 'packed' })
  await shareAssets(next.web, files, new Date(), 14)
  clock.now += 1000
  const answer = await old.inject('/assets/studio-new1.js')
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
    200,
    'new',
    'public, max-age=31536000, immutable',
  ])
  expect(answer.headers['content-type']).toContain('javascript')
  const packed = await old.inject({ url: '/assets/studio-new1.js', headers: { 'accept-encoding': 'br' } })
  expect([packed.body, packed.headers['content-encoding']]).toEqual(['packed', 'br'])
  for (const url of ['/assets/studio-none.js', '/assets/..%2f..%2fsecret.json', '/assets/.part'])
    expect((await old.inject(url)).statusCode).toBe(404)
  await old.close()
})

test('the store is asked for what nobody has once a second, however often that is asked for', async () => {
  const clock = { now: 0 }
  let looks = 0
  const { list } = files
  Object.assign(files, {
    list: (...where: Parameters<Files['list']>) => {
      looks += 1
      return list(...where)
    },
  })
  const app = await serve(machine({}), clock)
  for (let times = 0; times < 20; times++) await app.inject(`/assets/none-${times}.js`)
  expect(looks).toBe(1)
  clock.now += 1000
  await app.inject('/assets/none.js')
  expect(looks).toBe(2)
  await app.close()
})

test('files go once no build that was started within the days has them', async () => {
  const [one, two] = [machine({ 'a-1.js': 'a', 'b-1.js': 'b' }), machine({ 'a-1.js': 'a', 'c-1.js': 'c' })]
  const at = new Date()
  await shareAssets(one.web, files, at, 14)
  await shareAssets(two.web, files, new Date(at.getTime() + 13 * day), 14)
  const names = async () => {
    const found = []
    for await (const { key } of files.list('builds/assets')) found.push(path.basename(key))
    return found
  }
  expect(await names()).toEqual(['a-1.js', 'b-1.js', 'c-1.js'])
  await shareAssets(two.web, files, new Date(at.getTime() + 15 * day), 14)
  expect(await names()).toEqual(['a-1.js', 'c-1.js'])
})

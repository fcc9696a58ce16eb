import { randomUUID } from 'node:crypto'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { sewnChecks } from '@teamloom/embroidery/check-sewn.ts'
import { readDst } from '@teamloom/embroidery/read-dst.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crestSvg, makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { readCsv } from '#api/testing/read-csv.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { releaseFiles } from '#api/testing/techpacks.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person
let preorderId: string

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app)
  const designId = await makeDesign(maya, { name: 'Crew' })
  const { assetId, assetVersionId } = await makeArtwork(app.app, maya, crestSvg, { filename: 'crest.svg' })
  await update(maya, designId, {
    action: 'addDecoration',
    decorationId: randomUUID(),
    type: 'embroidery',
    locationName: 'centerChest',
    assetId,
    assetVersionId,
  } as never)
  const order = await placeOrder(maya, [designId])
  preorderId = order.id
})
afterAll(() => app.close())

test('MF6, MF10: the archive has what a machine sews an embroidery by, and its stitches are those told', async () => {
  const files = await releaseFiles(app, staff, preorderId, { language: 'en' })
  const stem = /^machine\/embroidery\/\d+_1_centerChest_embroidery_[\d.x]+in/
  const names = Object.keys(files).filter(name => stem.test(name))
  expect(names.map(name => name.replace(stem, '')).toSorted()).toEqual(
    ['.dst', '.exp', '.inf', '.pes', '_threads.csv', '_v1.pes'].toSorted(),
  )
  expect(Object.keys(files)).toContain('machine/embroidery/run-sheets.pdf')
  const fileOf = (ending: string) =>
    must(
      files[
        must(
          names.find(name => name.endsWith(ending)),
          ending,
        )
      ],
      ending,
    )
  const { steps, blocks, head } = readDst(fileOf('.dst'))
  const threads = readCsv(fileOf('_threads.csv'))
  expect(threads.length).toBe(blocks)
  expect(Number(head.CO)).toBe(blocks - 1)
  // Each stitch of the file, and the move that its first one begins with.
  const sewn = steps.filter(({ kind }) => kind === 'stitch').length
  expect(threads.reduce((sum, { stitches }) => sum + Number(stitches), 0)).toBe(sewn)
  const inks = readCsv(must(files['inks.csv'], 'inks'))
  for (const { thread, stitches } of threads)
    expect(inks).toContainEqual(expect.objectContaining({ code: thread, stitches_each: stitches }))
})

test('MF13: a run sheet tells an operator what is sewn, in the language of the release', async () => {
  for (const [language, words] of [
    [
      'en',
      [
        'Centre chest, Embroidery',
        'Actual size',
        'Threads, in sewing order',
        'cut-away',
        'Hoop',
        'Placement by size',
      ],
    ],
    [
      'fr',
      ['Centre de la poitrine, Broderie', 'Grandeur réelle', 'Fils, dans l’ordre', 'à découper', 'Cadre'],
    ],
  ] as const) {
    const files = await releaseFiles(app, staff, preorderId, { language })
    const sheet = must(files['machine/embroidery/run-sheets.pdf'], 'a run sheet')
    const { pages } = await readPdf(sheet)
    expect(pages).toHaveLength(1)
    const text = must(pages[0], 'a page').replaceAll('\u00a0', ' ')
    expect(words.filter(word => !text.includes(word))).toEqual([])
    const threads = must(
      Object.entries(files).find(([name]) => name.endsWith('_threads.csv')),
      'threads',
    )
    for (const { thread } of readCsv(threads[1])) expect(text).toContain(thread)
  }
})

const listed = async (techpackId: string) =>
  (await staff.call(techpackCalls.machine, { params: { id: techpackId } })).flatMap(file =>
    file.kind === 'embroidery' ? [file] : [],
  )

async function readyFiles(techpackId: string) {
  await expect
    .poll(async () => (await listed(techpackId)).map(({ state }) => state), patient)
    .toEqual(Array.from({ length: 6 }, () => 'ready'))
  return listed(techpackId)
}

test('MF12: asking begins what is missing; each file is a row with its figures and where it is', async () => {
  const techpack = await staff.call(techpackCalls.make, { body: { preorderId } })
  const first = await listed(techpack.id)
  expect(first.map(({ name }) => name.replace(/^.*x[\d.]+in/, ''))).toEqual([
    '.dst',
    '.exp',
    '.pes',
    '.inf',
    '_v1.pes',
    '_threads.csv',
  ])
  const files = await readyFiles(techpack.id)
  expect(files.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  const dst = must(files[0], 'a file')
  expect(dst).toMatchObject({ kind: 'embroidery', problem: null, itemId: techpack.techpackitems[0]?.id })
  const figures = must(dst.figures, 'figures')
  expect(figures.threads.reduce((sum, { stitches }) => sum + stitches, 0)).toBe(figures.stitches)
  // MF11
  expect(dst.checks.map(({ key }) => key)).toEqual([...sewnChecks])
  expect(dst.checks.filter(({ isInOrder }) => !isInOrder)).toEqual([])
  const { pathname, search } = new URL(must(dst.url, 'an address'))
  const answer = await app.app.inject({ url: pathname + search })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${dst.name}"`)
  expect(readDst(answer.rawPayload).steps.filter(({ kind }) => kind === 'stitch').length).toBe(
    figures.stitches,
  )
  expect((await app.app.inject({ url: `${pathname}${search}0` })).statusCode).toBe(403)
  expect((await app.app.inject({ url: pathname })).statusCode).toBe(403)
})

test('MF7, MF12: what staff set is sewn, in the archive too; null gives back what the cloth has', async () => {
  const techpack = await staff.call(techpackCalls.make, { body: { preorderId } })
  const [dst] = await readyFiles(techpack.id)
  const body = {
    techpackId: techpack.id,
    techpackItemId: must(dst, 'a file').itemId,
    techpackItemArtworkId: must(dst, 'a file').decorationId,
  }
  const set = (settings: (typeof techpackCalls.setMachine)['body']['_zod']['input']['settings']) =>
    staff.call(techpackCalls.setMachine, { body: { ...body, settings } })
  await set({ density: 80, underlay: 'none' })
  const [looser] = await readyFiles(techpack.id)
  expect(looser).toMatchObject({
    id: dst?.id,
    figures: { density: 80, underlay: 'none', cloth: dst?.figures?.cloth },
  })
  expect(looser!.figures!.stitches).toBeLessThan(0.9 * dst!.figures!.stitches)
  const archive = await releaseFiles(app, staff, preorderId, { language: 'en' })
  const threads = must(
    Object.entries(archive).find(([name]) => name.endsWith('_threads.csv')),
    'threads',
  )
  const told = readCsv(threads[1]).reduce((sum, { stitches }) => sum + Number(stitches), 0)
  expect(told).toBe(looser!.figures!.stitches)
  await set({ density: null, underlay: null })
  // What the workshop has was sewn otherwise.
  const { techpackitems } = await staff.call(techpackCalls.ofPreorder, { body: { preorderId } })
  expect(
    techpackitems[0]?.changes?.differences.map(({ key, before, after }) => [
      key.split('/').at(-1),
      before?.en,
      after,
    ]),
  ).toEqual([
    ['density', '80\u00a0%', null],
    ['underlay', 'none', null],
  ])
  const [back] = await readyFiles(techpack.id)
  expect(back?.figures).toEqual(dst?.figures)
  expect(
    await staff.refused(techpackCalls.setMachine, { body: { ...body, settings: { density: 130 } } }),
  ).toBe('400 validation_failed')
})

import { randomUUID } from 'node:crypto'
import { readDst } from '@teamloom/embroidery/read-dst.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crestSvg, makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { readCsv } from '#api/testing/read-csv.ts'
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

import { randomUUID } from 'node:crypto'
import type { MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crestSvg, makeArtwork } from '#api/testing/artwork-files.ts'
import { update } from '#api/testing/designs.ts'
import { type ListedPerson, orderList } from '#api/testing/lists.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { makePersonalDesign } from '#api/testing/personal-designs.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { readPlates } from '#api/testing/read-plates.ts'
import { releaseFiles } from '#api/testing/techpacks.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person
let preorderId: string

const people: readonly ListedPerson[] = [
  ['M', 'RIVERA', '10'],
  ['M', 'CÔTÉ', '7', 2],
  ['L', 'O’BRIEN', '00'],
]
/** Sheets are pixels by the hundred million. */
const patience = { timeout: 240_000 }
const spares = { S: 10, L: 6 }

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app)
  const shirt = await makePersonalDesign(maya)
  const { assetId, assetVersionId } = await makeArtwork(app.app, maya, crestSvg, { filename: 'crest.svg' })
  await update(maya, shirt.designId, {
    action: 'addDecoration',
    decorationId: randomUUID(),
    type: 'cutletters',
    locationName: 'centerChest',
    assetId,
    assetVersionId,
  } as never)
  preorderId = (await orderList(maya, shirt, people, spares)).id
})
afterAll(() => app.close())

async function gangOf(techpackId: string): Promise<MachineFileOf<'gang'>[]> {
  const files = await staff.call(techpackCalls.machine, { params: { id: techpackId } })
  return files.flatMap(file => (file.kind === 'gang' ? [file] : []))
}

async function readyGang(): Promise<MachineFileOf<'gang'>[]> {
  const { id } = await staff.call(techpackCalls.make, { body: { preorderId } })
  await expect
    .poll(async () => (await gangOf(id)).map(({ state }) => state), patience)
    .toSatisfy((states: string[]) => states.length > 0 && states.every(state => state === 'ready'))
  return gangOf(id)
}

async function fetched({ url }: MachineFileOf<'gang'>): Promise<Buffer> {
  const { pathname, search } = new URL(must(url, 'an address'))
  const answer = await app.app.inject({ url: pathname + search })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

test('MF14: what is printed lies on one, what is cut of each film on another, as often as it is made', async () => {
  const files = await readyGang()
  const groups = Map.groupBy(files, ({ group }) => group)
  expect([...groups.keys()].filter(group => !group.startsWith('cut-'))).toEqual(['transfer'])
  expect(groups.size).toBeGreaterThan(2)
  for (const [group, [pdf, png, ...more]] of groups) {
    expect([pdf?.name, png?.name]).toEqual([
      expect.stringMatching(new RegExp(`_1_gang_${group}\\.pdf$`)),
      expect.stringMatching(new RegExp(`_1_gang_${group}\\.png$`)),
    ])
    expect(more).toEqual([])
    const figures = must(pdf?.figures, 'figures')
    // Three people's names and numbers, one of them on two pieces; the crest on all 20.
    expect([group, figures.images, figures.personal]).toEqual(
      group === 'transfer' ? [group, 8, 8] : [group, 20, 0],
    )
    expect(figures.film === null).toBe(group === 'transfer')
    const { pageSize, pages } = await readPdf(await fetched(must(pdf, 'pdf')))
    expect(pages).toHaveLength(figures.lengthsInches.length)
    expect(pageSize.width / 72).toBeCloseTo(figures.rollInches, 3)
    expect(pageSize.height / 72).toBeCloseTo(figures.lengthsInches[0]!, 3)
    const head = await sharp(await fetched(must(png, 'png')), { limitInputPixels: false }).metadata()
    expect(head).toMatchObject({
      hasAlpha: true,
      density: 300,
      width: Math.round(300 * figures.rollInches),
      height: Math.round(300 * figures.lengthsInches[0]!),
    })
  }
})

test('MF15: white lies below all that is printed, a pixel within it, and is a plate of its own; so is where it is cut', async () => {
  const files = await readyGang()
  const pdf = must(
    files.find(({ group, name }) => group === 'transfer' && name.endsWith('.pdf')),
    'pdf',
  )
  const bytes = await fetched(pdf)
  const plates = await readPlates(bytes)
  expect([...plates.names].toSorted()).toEqual(['CutContour', 'White'])
  expect(plates.layers).toEqual(['Artwork', 'White', 'Cut lines', 'Labels'])
  const cut = must(
    files.find(({ group, name }) => group !== 'transfer' && name.endsWith('.pdf')),
    'pdf',
  )
  expect((await readPlates(await fetched(cut))).names).toEqual(['CutContour'])
})

test('MF14: the archive has the sheets, and they are those that were listed', async () => {
  const files = await readyGang()
  const archive = await releaseFiles(app, staff, preorderId)
  const names = Object.keys(archive).filter(name => name.startsWith('machine/gang/'))
  expect(names.toSorted()).toEqual(files.map(({ name }) => `machine/gang/${name}`).toSorted())
  expect(archive[names[0]!]!.equals(await fetched(files.find(({ name }) => names[0]!.endsWith(name))!))).toBe(
    true,
  )
})

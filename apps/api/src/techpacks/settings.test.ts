import { randomUUID } from 'node:crypto'
import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { crestSvg, makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { filesOfRelease, pagesOf } from '#api/testing/techpacks.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const artworkOf = ({ techpackitems: [item] }: Techpack) =>
  must(must(item, 'item').techpackitemartworks[0], 'artwork')

/** A French release, its pages and its tables. */
async function unpacked(app: TestApp, staff: Person, techpackId: string) {
  const files = await filesOfRelease(app, staff, techpackId, { language: 'fr' })
  return {
    pages: (await pagesOf(files)).map(page => page.replaceAll(/\s+/g, ' ')),
    table: (name: string) => must(files[name], name).toString(),
  }
}

test('TP37, TP42: how it is sewn and set is in the archive; staff set it otherwise, and the change is told', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp()
  const maya = await signUp(app)
  const staff = await signUpStaff(app)
  const other = await signUpStaff(app)
  const designId = await makeDesign(maya)
  const artwork = await makeArtwork(app.app, maya, crestSvg, { filename: 'crest.svg' })
  await update(maya, designId, {
    action: 'addDecoration',
    decorationId: randomUUID(),
    type: 'screenprint',
    locationName: 'centerChest',
    ...artwork,
  } as never)
  const { id: preorderId } = await placeOrder(maya, [designId])
  const first = await staff.call(techpackCalls.make, { body: { preorderId } })
  const ids = {
    techpackId: first.id,
    techpackItemId: first.techpackitems[0]!.id,
    techpackItemArtworkId: artworkOf(first).id,
  }
  const mesh = ({ settings }: ReturnType<typeof artworkOf>) => settings.find(({ key }) => key === 'mesh')
  expect(mesh(artworkOf(first))).toMatchObject({ label: { en: 'Mesh' }, value: null })

  const release = () => unpacked(app, staff, first.id)
  // What changes is told since the last release.
  await staff.call(techpackCalls.generate, { body: { techpackId: first.id, language: 'fr' } })

  const set = (key: string, value: string | null, revision?: number) => ({
    body: { ...ids, settings: [{ key, value }], ...(revision ? { revision } : {}) },
  })
  const saved = await staff.call(techpackCalls.setSettings, set('mesh', '180 T'))
  expect(mesh(artworkOf(saved))).toMatchObject({ value: '180 T' })
  // A colleague who has not seen it, of the same setting and of another.
  expect(await other.refused(techpackCalls.setSettings, set('mesh', '200', first.revision))).toBe(
    '409 conflict',
  )
  await other.call(techpackCalls.setSettings, set('ink', 'water-based', first.revision))
  expect(await staff.refused(techpackCalls.setSettings, set('gauge', '12'))).toBe('422 unknownOption')
  expect(await staff.refused(techpackCalls.setSettings, set('mesh', ''))).toBe('400 validation_failed')
  const changed = await staff.call(techpackCalls.ofPreorder, { body: { preorderId } })
  expect(
    changed.techpackitems[0]?.changes?.differences.map(({ label, after }) => [label.en, after?.en]),
  ).toEqual([
    ['crest.svg, Ink', 'water-based'],
    ['crest.svg, Mesh', '180 T'],
  ])
  const after = await release()
  expect(after.table('settings.csv')).toContain('mesh,Maille de l’écran,180 T,,,staff')
  expect(after.table('settings.csv')).toMatch(/cureTemperature,"[^"]*",,\d+,°F,default/)
  expect(after.table('sewing.csv')).toMatch(/shoulders,.*,514,/)
  expect(after.table('labels.csv')).toContain(',fibre,cotton,')
  expect(after.pages.some(page => page.includes('Numéro CA : non réglé par la maison'))).toBe(true)
  expect(after.pages.some(page => page.includes('180 T (réglé pour cette commande)'))).toBe(true)
  expect(after.pages.some(page => page.includes('Ordre de fabrication'))).toBe(true)

  await staff.call(techpackCalls.setSettings, set('mesh', null))
  const back = await staff.call(techpackCalls.setSettings, set('ink', null))
  expect(artworkOf(back).settings.filter(({ value }) => value !== null)).toEqual([])
  await app.close()
})

test('TP60: staff set how a hat is knitted; stitches and grams follow, and the change is told', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp()
  const maya = await signUp(app)
  const staff = await signUpStaff(app)
  const other = await signUpStaff(app)
  const designId = await makeDesign(maya, { product: { family: 'beanie', product: 'beanie' } })
  const items = [{ design_id: designId, sizes: [{ name: 'one size', qty: 60 }] }]
  const { id: preorderId } = await placeOrder(maya, [designId], { items })
  const first = await staff.call(techpackCalls.make, { body: { preorderId } })
  await staff.call(techpackCalls.generate, { body: { techpackId: first.id, language: 'fr' } })
  const { id: techpackItemId, knits } = must(first.techpackitems[0], 'item')
  const { fabric } = must(knits[0], 'knit')
  const set = (key: string, value: string | number | null, more: object = {}) => ({
    body: { techpackId: first.id, techpackItemId, fabric, settings: [{ key, value }], ...more },
  })
  const valuesOf = ({ techpackitems: [item] }: Techpack) =>
    Object.fromEntries(item!.knits.flatMap(knit => knit.settings.map(({ key, value }) => [key, value])))

  await staff.call(techpackCalls.setKnits, set('wales', 12))
  expect(await other.refused(techpackCalls.setKnits, set('wales', 11, { revision: first.revision }))).toBe(
    '409 conflict',
  )
  const both = await other.call(techpackCalls.setKnits, set('yarn', 'mérinos', { revision: first.revision }))
  expect(valuesOf(both)).toMatchObject({ wales: 12, yarn: 'mérinos', ends: null })
  expect(both.changed_by.map(({ field }) => field)).toContain(`${techpackItemId}/knit/${fabric}/yarn`)
  const refused = (...odd: Parameters<typeof set>) => staff.refused(techpackCalls.setKnits, set(...odd))
  expect(await refused('wales', 0)).toBe('422 unknownOption')
  expect(await refused('wales', '12')).toBe('422 unknownOption')
  expect(await refused('mesh', 110)).toBe('422 unknownOption')
  expect(await refused('wales', 9, { fabric: 'sockKnit' })).toBe('422 unknownOption')
  expect(await refused('yarn', '')).toBe('400 validation_failed')

  const changed = await staff.call(techpackCalls.ofPreorder, { body: { preorderId } })
  expect(
    changed.techpackitems[0]?.changes?.differences.map(({ label, after }) => [
      label.en.split(', ').at(-1),
      after?.en,
    ]),
  ).toEqual([
    ['Wales to the inch', '12'],
    ['Yarn', 'mérinos'],
  ])
  const after = await unpacked(app, staff, first.id)
  expect(after.table('knitting.csv')).toMatch(/gauge_wales,,12,per inch,,staff/)
  expect(after.table('knitting.csv')).toMatch(/gauge_courses,,\d+,per inch,,default/)
  expect(JSON.parse(after.table('techpack.json')).items[0].knits).toEqual({
    [fabric]: { wales: 12, yarn: 'mérinos' },
  })
  expect(after.pages.some(page => /12 colonnes et \d+ rangs au pouce \(réglé pour/.test(page))).toBe(true)

  await staff.call(techpackCalls.setKnits, set('wales', null))
  const back = await staff.call(techpackCalls.setKnits, set('yarn', null))
  expect(Object.values(valuesOf(back)).filter(value => value !== null)).toEqual([])
  await app.close()
})

import { randomUUID } from 'node:crypto'
import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { crestSvg, makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { signUp, signUpStaff } from '#api/testing/people.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { startTestApp } from '#api/testing/test-app.ts'
import { unzip } from '#api/testing/unzip.ts'

const artworkOf = ({ techpackitems: [item] }: Techpack) =>
  must(must(item, 'item').techpackitemartworks[0], 'artwork')

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

  const release = async () => {
    const { signedUrl } = await staff.call(techpackCalls.generate, {
      body: { techpackId: first.id, language: 'fr' },
    })
    const { pathname, search } = new URL(signedUrl)
    const got = () => app.app.inject({ url: pathname + search })
    await expect.poll(async () => (await got()).statusCode, { timeout: 100_000, interval: 50 }).toBe(200)
    const entries = unzip((await got()).rawPayload)
    const [, pdf] = must(
      Object.entries(entries).find(([name]) => name.endsWith('.pdf')),
      'pdf',
    )
    return {
      pages: (await readPdf(pdf)).pages.map(page => page.replaceAll(/\s+/g, ' ')),
      table: (name: string) => must(entries[name], name).toString(),
    }
  }
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

import { processes } from '@teamloom/catalog/decorations/process.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { madeDecorations } from './decorations.ts'
import { describedSide, fileSideText, mirroredAs } from './file-side.ts'
import { settingsOf, settingText } from './settings/settings-of.ts'
import { designsWithEveryPlace } from './testing/every-place.ts'

test('TP71: no file is mirrored; what is pressed is turned over as it is printed or cut, a die as it is engraved', () => {
  for (const process of processes) {
    expect(fileSideText(process, 'en')).toMatch(/^right-reading/)
    expect(fileSideText(process, 'fr')).toMatch(/^lisible à l’endroit/)
    expect(/mirrored once/.test(fileSideText(process, 'en'))).toBe(mirroredAs(process) !== null)
  }
  expect(Object.fromEntries(processes.map(process => [process, mirroredAs(process)]))).toEqual({
    screen: null,
    raised: null,
    transfer: 'printed',
    cut: 'cut',
    dye: 'printed',
    dyedPanel: 'printed',
    dyedKnit: 'printed',
    embroidery: null,
    patch: null,
    leather: 'engraved',
    woven: null,
    clipped: null,
    knitting: null,
  })
  expect(fileSideText('cut', 'en')).toContain('adhesive side with the carrier below, and weeded on that side')
})

test('TP71: what a decoration goes on is turned over in the words of its files', () => {
  const hoodie = must(
    products.find(({ product }) => product.name === 'hoodie'),
    'hoodie',
  )
  const turned = designsWithEveryPlace(hoodie).flatMap(document =>
    madeDecorations(document, hoodie)
      .filter(made => mirroredAs(made.process) !== null)
      .map(made => ({
        told: fileSideText(made.process, 'fr').split('; ')[1]!,
        settings: settingsOf(made, document, hoodie).map(setting => settingText(setting, 'fr')),
      })),
  )
  expect(turned.length).toBeGreaterThan(10)
  for (const { told, settings } of turned)
    expect(settings.filter(setting => setting.includes('miroir'))).toEqual([expect.stringContaining(told)])
})

test('TP71: a drawing is described by which way it is', () => {
  expect(describedSide('<?xml version="1.0"?><svg width="1in"><g/></svg>', 'cut', 'en')).toBe(
    `<?xml version="1.0"?><svg width="1in"><desc>${fileSideText('cut', 'en')}</desc><g/></svg>`,
  )
})

import { packArt } from '@teamloom/artwork/art-file.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { crest, decorated, fresh, sample } from '@teamloom/design/testing/sample.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { openPrintImages } from './print-images.ts'

const pixels = { width: 4, height: 4, rgba: new Uint8Array(64).fill(255) }
const files = {
  plates: packArt({ kind: 'plates', plates: cutPlates(pixels, crest.colors) }),
  pixels: packArt({ kind: 'pixels', pixels }),
}

test('an artwork that is printed in inks and as it is has an image of each', () => {
  const imageOf = openPrintImages(1_000_000)
  for (const type of ['screenprint', 'detailedprint', 'screenprint']) {
    const { prints } = drawnDesign(decorated(fresh, 1, 'chest', crest, type), sample)
    const print = must(prints[0], 'print')
    expect(imageOf(print, 50, () => files[print.inks ? 'plates' : 'pixels'])).toBeDefined()
  }
})

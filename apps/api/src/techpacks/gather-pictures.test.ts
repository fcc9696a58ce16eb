import sharp from 'sharp'
import { expect, test } from 'vitest'
import { previewOf } from '#api/techpacks/gather-pictures.ts'

const films = (wide: number, high: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}in" height="${high}in" viewBox="0 0 ${wide} ${high}" preserveAspectRatio="none"><rect width="${wide / 2}" height="${high}" fill="#163e2d"/></svg>`

test.each([
  [0.25, 0.5],
  [0.9, 1.1],
  [12, 3],
])('TP28: films of %d × %d inches have a preview, sharp to the pixel', async (wide, high) => {
  const preview = await previewOf(films(wide, high), undefined, {} as never)
  const { data, info } = await sharp(preview).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 1000, height: Math.round((1000 * high) / wide), channels: 4 })
  const alphas = Array.from({ length: 1000 }, (_, x) => data[4 * x + 3])
  expect([...new Set(alphas)]).toEqual([255, 0])
})

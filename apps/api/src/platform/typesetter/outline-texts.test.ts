import sharp from 'sharp'
import { expect, test } from 'vitest'
import { outlineTexts } from '#api/platform/typesetter/outline-texts.ts'

const drawing = (texts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100" viewBox="0 0 300 100" font-family="Inter, sans-serif"><rect width="300" height="100" fill="#fff"/>${texts}</svg>`

/** Where the drawing is dark: its left and right edge, and how much of it. */
async function inkIn(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dark = [...data].flatMap((value, at) => (value < 128 ? [at % info.width] : []))
  return { left: Math.min(...dark), right: Math.max(...dark), count: dark.length }
}

test('TP63: words of a drawing are forms where they stood, and stay as titles', async () => {
  const words = 'S &amp; M, 3/8&quot;'
  const outlined = await outlineTexts(
    drawing(`<text x="150" y="60" font-size="30" text-anchor="middle">${words}</text>`),
  )
  expect(outlined).not.toContain('<text')
  expect(outlined).toContain(`<title>${words}</title>`)
  const { left, right } = await inkIn(outlined)
  expect((left + right) / 2).toBeGreaterThan(146)
  expect((left + right) / 2).toBeLessThan(154)
  const begun = await outlineTexts(drawing('<text x="40" y="60" text-anchor="start" font-size="30">H</text>'))
  expect((await inkIn(begun)).left).toBeGreaterThanOrEqual(40)
  expect((await inkIn(begun)).left).toBeLessThan(45)
})

test('TP63: strong words are drawn stronger', async () => {
  const [plain, strong] = await Promise.all(
    ['', ' font-weight="600"'].map(async weight =>
      inkIn(await outlineTexts(drawing(`<text x="10" y="60" font-size="40"${weight}>Illl</text>`))),
    ),
  )
  expect(strong!.count).toBeGreaterThan(1.2 * plain!.count)
})

import { fonts } from '@teamloom/artwork/fonts.ts'
import { unlikeness } from '@teamloom/artwork/likeness.ts'
import { must } from '@teamloom/kit/assert.ts'
import { openSync } from 'fontkit'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { chooseFont, fontFiles, wordFonts } from '#api/platform/artwork/lettering/shipped-fonts.ts'
import { rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import { cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { svg } from '#api/testing/artwork-files.ts'

async function clean(source: string) {
  const cleaned = await cleanDrawing(new TextEncoder().encode(source))
  if (!cleaned.ok) throw new Error(`refused: ${cleaned.fault}`)
  return cleaned
}

const bitmap = (
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1a6fb5' } })
    .png()
    .toBuffer()
).toString('base64')
const image = `<image x="20" y="20" width="360" height="200" preserveAspectRatio="none" href="data:image/png;base64,${bitmap}"/>`
const inner = Buffer.from(svg('<rect width="400" height="300" fill="#1a6fb5"/>')).toString('base64')
const shade =
  '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="#00f"/></linearGradient>'
const wolves = (said: string) =>
  `<text x="30" y="150" font-size="80" font-weight="bold" ${said}>WOLVES</text>`

const arc = '<path id="arc" d="M40 200 Q200 40 360 200" fill="none"/>'

describe('words in a drawing are outlines (DS56, DS58)', () => {
  test.each([
    [
      'in parts',
      '<text x="20" y="80" font-size="40" font-family="Graduate" text-anchor="start" letter-spacing="2">Équipe <tspan fill="#c21a2b" dy="10">№ 7</tspan></text>',
    ],
    [
      'along a line',
      `${arc}<text font-size="30" font-family="DejaVu Serif"><textPath href="#arc">WOLVES</textPath></text>`,
    ],
    [
      'cut by a mask, beside a gradient',
      '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="#00f"/></linearGradient><mask id="m"><rect width="200" height="300" fill="#fff"/></mask><g mask="url(#m)" transform="rotate(5)"><text y="90" font-size="60" font-weight="bold" fill="url(#g)" stroke="#000">Rowing</text></g>',
    ],
    ['over a picture', image + wolves('fill="#fff"')],
    [
      'over a drawing',
      `<image width="400" height="300" href="data:image/svg+xml;base64,${inner}"/>${wolves('fill="#fff"')}`,
    ],
    [
      'in a mask of a picture',
      `<mask id="m">${wolves('fill="#fff" stroke="#888" stroke-width="8"')}</mask><g mask="url(#m)">${image}</g>`,
    ],
    [
      'in a pattern, beside a picture',
      `<pattern id="p" width="100" height="60" patternUnits="userSpaceOnUse"><rect width="50" height="30" fill="#e5a21b"/><text y="40" font-size="40">OK</text></pattern>${image}<rect y="150" width="400" height="150" fill="url(#p)"/>`,
    ],
    [
      'as the form that cuts a picture',
      `<clipPath id="c">${wolves('transform="translate(0 20)"')}<rect width="90" height="40"/></clipPath><g clip-path="url(#c)">${image}</g>`,
    ],
    [
      'where they are used, in the colours of each use',
      `<defs>${wolves('id="w"')}<g id="v" font-family="Graduate">${wolves('')}</g></defs><use href="#w" fill="#c21a2b"/><use href="#w" y="70" fill="url(#g)"/><use href="#v" y="130"/>${shade}`,
    ],
    [
      'in sizes and colours of where they stand',
      `${shade}<g font-size="20" fill="#163e2d" font-family="Lobster" opacity="0.5" transform="translate(20 20)"><g font-size="3em" style="letter-spacing:4px"><text y="60" style="mix-blend-mode:multiply">Rowing<tspan x="20" dy="1.2em" fill="url(#g)" stroke="#000">Club</tspan></text></g></g>`,
    ],
    [
      'in a part with units of its own',
      `<svg x="50" y="50" width="300" height="150" viewBox="0 0 30 15"><text y="10" font-size="8">OK</text></svg>`,
    ],
    [
      'painted in a gradient of their own box',
      shade + wolves('fill="url(#g)" stroke="url(#g)" stroke-width="3"'),
    ],
    [
      'painted in a picture',
      `<pattern id="p" width="1" height="1" viewBox="0 0 400 240">${image}</pattern>${wolves('fill="url(#p)"')}`,
    ],
    ['blurred', `<filter id="f"><feGaussianBlur stdDeviation="4"/></filter>${wolves('filter="url(#f)"')}`],
  ])('%s, as they were', async (_, inside) => {
    const source = svg(inside)
    const { svg: kept, picture } = await clean(source)
    expect(kept).not.toContain('<text')
    const [before, after] = [rasterizeSvg(source, 512, wordFonts).rgba, rasterizeSvg(kept, 512).rgba]
    const seen = after.filter((byte, at) => at % 4 === 3 && byte > 0).length
    const unlike = after.filter((byte, at) => Math.abs(byte - must(before[at], 'pixel')) > 8)
    expect(seen).toBeGreaterThan(500)
    expect(unlike.length).toBeLessThan(0.01 * seen)
    expect(picture).toBeNull()
    expect((await clean(kept)).svg).toBe(kept)
  })

  test.each([
    [
      'that have the lines of where they are used',
      `<defs>${wolves('id="w"')}</defs><use href="#w" fill="#fff" stroke="#c21a2b" stroke-width="12"/>`,
    ],
    [
      'in sizes of where they are used',
      `<defs><text id="w" y="100">WOLVES</text></defs><use href="#w" font-size="90"/>`,
    ],
  ])('those %s are kept as a picture, as they were', async (_, inside) => {
    const source = svg(inside)
    const { svg: kept, picture } = await clean(source)
    expect(picture).toMatchObject({ width: 2400, height: 1800 })
    expect(kept).toMatch(/^<svg[^>]*><image [^>]*><\/svg>$/)
    expect(unlikeness(rasterizeSvg(source, 256, wordFonts), rasterizeSvg(kept, 256)).share).toBeLessThan(0.01)
  })

  test.each([
    ['font-family="Avenir Next, sans-serif"', ['Avenir Next']],
    [`style="font: italic bold 12px/30px 'Gill Sans', Graduate"`, ['Gill Sans']],
    ['font-family="Graduate-Regular"', []],
    [`font-family="'rubik mono one'"`, []],
    ['font-family="serif"', []],
    ['', []],
  ])('<text %s> lacks %j', async (said, missing) => {
    const { missingFonts } = await clean(svg(`<text ${said}>EST. 1987</text>`))
    expect(missingFonts).toEqual(missing)
  })

  test.each([
    ['オリオン', 'オリン'],
    ['A शेर B', 'शेर'],
    ['Go 🦊‍🔥 ❤️!', '🦊🔥'],
    ['Волки Λύκοι ذئاب', ''],
    // What a font of icons has in places of its own.
    ['\uF09B Wolves', '\uF09B'],
    ['', ''],
  ])('of the letters of %j no font has %j (DS56)', async (words, missing) => {
    const { missingLetters } = await clean(svg(`<text font-family="Graduate">${words}</text>`))
    expect(missingLetters).toBe(missing)
  })

  test('a font that no words are in is not missed', async () => {
    const unused = '<g font-family="Avenir"><path d="M0 0h9v9z"/><text font-family="Lobster">a</text></g>'
    expect(await clean(svg(unused))).toMatchObject({ missingFonts: [] })
  })

  test('those whose letters are smallest are measured where they are', async () => {
    const words =
      '<text x="20" y="80" font-size="60">WOLVES</text><g transform="translate(100 200) scale(0.5)"><text font-size="40" font-family="Graduate">EST. 1987</text></g><text y="290" font-size="9">·</text>'
    const { words: found } = await clean(svg(words))
    const height =
      (20 *
        must(
          fonts.find(({ id }) => id === 'graduate'),
          'font',
        ).capital) /
      400
    expect(found).toMatchObject({ text: 'EST. 1987' })
    expect(found?.size).toBeCloseTo(height, 2)
    expect(found?.height).toBeCloseTo(height, 2)
    expect([found?.u, found?.v]).toEqual([expect.closeTo(0.4, 1), expect.closeTo((200 - 8) / 300, 1)])
  })
})

test.each(fonts)('$name is found by the name that its file has', ({ id, family }) => {
  const file = must(
    fontFiles.find(each => each.endsWith(`/${id}.ttf`)),
    id,
  )
  const { familyName } = openSync(file)
  expect(familyName.startsWith(family)).toBe(true)
  expect(chooseFont(family)).toEqual({ family, missing: undefined })
})

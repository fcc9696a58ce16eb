import { Resvg } from '@resvg/resvg-js'
import { fonts } from '@teamloom/artwork/fonts.ts'
import { must } from '@teamloom/kit/assert.ts'
import { openSync } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { chooseFont, fontFiles } from '#api/platform/artwork/lettering/shipped-fonts.ts'
import { rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import { cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { svg } from '#api/testing/artwork-files.ts'

async function clean(source: string) {
  const cleaned = await cleanDrawing(new TextEncoder().encode(source))
  if (!cleaned.ok) throw new Error(`refused: ${cleaned.fault}`)
  return cleaned
}

function drawnWithFonts(source: string) {
  const font = { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: 'DejaVu Sans' }
  return new Resvg(source, { font, fitTo: { mode: 'width', value: 512 } }).render().pixels
}

const arc = '<path id="arc" d="M40 200 Q200 40 360 200" fill="none"/>'

describe('words in a drawing are outlines (DS56)', () => {
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
  ])('%s, as they were', async (_, inside) => {
    const source = svg(inside)
    const { svg: kept } = await clean(source)
    expect(kept).not.toContain('<text')
    const [before, after] = [drawnWithFonts(source), rasterizeSvg(kept, 512).rgba]
    const seen = after.filter((byte, at) => at % 4 === 3 && byte > 0).length
    const unlike = after.filter((byte, at) => at % 4 === 3 && Math.abs(byte - must(before[at], 'pixel')) > 8)
    expect(seen).toBeGreaterThan(500)
    expect(unlike.length).toBeLessThan(0.01 * seen)
    expect((await clean(kept)).svg).toBe(kept)
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

import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import zlib from 'node:zlib'
import { unpackArt } from '@teamloom/artwork/art-file.ts'
import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { startArtworkReader } from '#api/platform/artwork/artwork-reader.ts'
import { fontFiles } from '#api/platform/artwork/lettering/shipped-fonts.ts'
import { findCell } from '#api/platform/artwork/postscript/find-cell.ts'
import {
  findVectorReaders,
  nameReaders,
  packagedReaders,
  programsOf,
} from '#api/platform/artwork/postscript/find-readers.ts'
import { readerLimits } from '#api/platform/artwork/postscript/run-limited.ts'
import { withPage } from '#api/platform/artwork/postscript/with-page.ts'
import type { Reading } from '#api/platform/artwork/reading.ts'
import { wideProfile } from '#api/testing/color-profiles.ts'
import {
  crestEps,
  crestPdf,
  eps,
  pdf,
  pdfOfPages,
  pdfOn,
  pdfWith,
  pdfWithPicture,
  psOfPages,
  stream,
} from '#api/testing/page-files.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-pages-'))
// oxlint-disable-next-line eslint/no-restricted-properties -- whoever runs it has readers or not
const found = await findVectorReaders(process.env.PATH ?? '')
const cell = await findCell(programsOf(found), folder)
const reader = startArtworkReader({}, { ...packagedReaders, cell })
const own = startArtworkReader({}, { ...found, cell })
afterAll(async () => {
  await Promise.all([reader.close(), own.close()])
  fs.rmSync(folder, { recursive: true, force: true })
})

function onDisk(bytes: string | Uint8Array): string {
  const file = path.join(folder, randomUUID())
  fs.writeFileSync(file, bytes)
  return file
}

async function readWhole(bytes: string | Uint8Array, by = reader, page = 1) {
  const holder = { team: 'wolves', account: 'maya' }
  return must(
    await by.inTurn(holder, lane => lane.read(onDisk(bytes), 8, { page, isCropped: false })),
    'reading',
  )
}

async function read(bytes: string | Uint8Array, by = reader) {
  return (await readWhole(bytes, by)).verdict
}

/** Left, top, right and bottom of what is seen, in the pixels that it is drawn in. */
function boundsOf({ forms }: Reading): readonly number[] {
  const art = unpackArt(zlib.gunzipSync(must(forms.pixels, 'pixels')))
  if (art.kind !== 'pixels') return []
  const { width, rgba } = art.pixels
  const seen = Array.from({ length: rgba.length / 4 }, (_, i) => i).filter(i => rgba[4 * i + 3]! > 128)
  const [xs, ys] = [seen.map(i => i % width), seen.map(i => Math.floor(i / width))]
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), 0)
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), width)
  return [least(xs), least(ys), most(xs) + 1, most(ys) + 1]
}

function pixelAt({ forms }: Reading, x: number, y: number): Uint8Array {
  const art = unpackArt(zlib.gunzipSync(must(forms.pixels, 'pixels')))
  if (art.kind !== 'pixels') return new Uint8Array(4)
  const { width, rgba } = art.pixels
  const at = 4 * (y * width + x)
  return rgba.subarray(at, at + 4)
}

function colorAt(reading: Reading, x: number, y: number): string {
  return `#${Buffer.from(pixelAt(reading, x, y).subarray(0, 3)).toString('hex')}`
}

const limits = { ...readerLimits, computingSeconds: 2 }

async function draw(program: string): Promise<string> {
  const drawn = await withPage(
    onDisk(program),
    { format: 'eps', number: 1 },
    packagedReaders,
    limits,
    async ({ svg }) => new TextDecoder().decode(svg),
  )
  return String(drawn)
}

describe.each([
  ['the packaged readers', reader],
  ['the machine’s own readers', own],
])('by %s', (_, by) => {
  test('an EPS is a vector, its words outlines, what is not painted no colour', async () => {
    const verdict = await read(crestEps, by)
    expect(verdict).toMatchObject({
      ok: true,
      format: 'eps',
      isVector: true,
      width: 300,
      height: 200,
      isFlat: true,
    })
    expect(verdict.ok && verdict.colors).toHaveLength(3)
    expect(verdict.ok && verdict.colors.slice(0, 1)).toEqual(['#1A4D33'])
  })

  const block = '0.15 0.35 0.7 setrgbcolor 20 20 260 160 rectfill'
  const start = '%!PS-Adobe-3.0 EPSF-3.0'

  test.each([
    [
      'says its box at its end',
      `${start}\n%%BoundingBox: (atend)\n${block}\nshowpage\n%%Trailer\n%%BoundingBox: 0 0 300 200`,
    ],
    ['begins and ends with the end of another', `\u0004${eps(block)}\u0004`],
    [
      'was made for a printer',
      `\u001B%-12345X@PJL JOB\n@PJL ENTER LANGUAGE=POSTSCRIPT\n${eps(block)}\u0004\u001B%-12345X@PJL EOJ\n\u001B%-12345X`,
    ],
    ['asks for a sheet of paper', eps(`<< /PageSize [612 792] >> setpagedevice ${block}`)],
    ['asks for it by its name', eps(`a4 ${block}`)],
    ['begins anew', eps(`initgraphics ${block}`)],
    ['lies elsewhere', eps('0.15 0.35 0.7 setrgbcolor -5020 5020 260 160 rectfill', '-5040 5000 -4740 5200')],
    ['does not show its page', `${start}\n%%BoundingBox: 0 0 300 200\n${block}\n`],
    ['says that it is to be turned', eps(block).replace('\n%%EndC', '\n%%Orientation: Landscape\n%%EndC')],
    [
      'has words that go up',
      eps(
        `${block} /Helvetica findfont 10 scalefont setfont gsave 90 rotate 60 -200 moveto (WOLVES WOLVES) show grestore`,
      ),
    ],
    ['says its box exactly', eps(block).replace('\n%%EndC', '\n%%HiResBoundingBox: 0 0 300 200\n%%EndC')],
  ])('an EPS that %s is its own box', async (_, program) => {
    const reading = await readWhole(program, by)
    expect(reading.verdict).toMatchObject({ ok: true, format: 'eps', width: 300, height: 200 })
    expect(boundsOf(reading)).toEqual([68, 68, 956, 615])
  })

  test('an EPS without a box lies on the same sheet everywhere', async () => {
    const program = `%!PS-Adobe-3.0\n${block}\nshowpage\n`
    expect(await read(program, by)).toMatchObject({ ok: true, width: 612, height: 792 })
  })

  test.each(['%!\n', '\u0004%!\r\n', '\u00EF\u00BB\u00BF%!\n', '\n%!\n%%BoundingBox: 0 0 300 200\n'])(
    'a program that says no more of itself than %j is read (AC18)',
    async head => {
      const program = Buffer.from(
        `${head}<< /PageSize [300 200] >> setpagedevice ${block}\nshowpage\n`,
        'latin1',
      )
      const reading = await readWhole(program, by)
      expect(reading.verdict).toMatchObject({ ok: true, format: 'eps', width: 300, height: 200 })
      expect(boundsOf(reading)).toEqual([68, 68, 956, 615])
    },
  )

  test('an AI file is the PDF that it holds', async () => {
    expect(await read(crestPdf, by)).toMatchObject({
      ok: true,
      format: 'ai',
      isVector: true,
      width: 300,
      height: 200,
      colors: ['#336633', '#FF9900'],
    })
  })

  const turned = '0.15 0.35 0.7 rg 20 20 260 160 re f 1 0.6 0 rg 20 20 130 80 re f'
  test.each([
    ['shows a part of its paper', '/MediaBox [-90 -40 500 400] /CropBox [0 0 300 200]', 300, 200],
    ['lies elsewhere', '/MediaBox [0 0 300 200] /CropBox [-50 -50 900 900]', 300, 200],
    ['is turned', '/MediaBox [0 0 300 200] /Rotate 90', 200, 300],
    [
      'shows a part and is turned',
      '/MediaBox [-90 -40 500 400] /CropBox [0 0 300 200] /Rotate 270',
      200,
      300,
    ],
    [
      'says where it is trimmed',
      '/MediaBox [0 0 300 200] /TrimBox [20 20 280 180] /ArtBox [40 40 200 100]',
      300,
      200,
    ],
  ])('a page that %s is drawn as it is shown (DS58)', async (_, boxes, width, height) => {
    const reading = await readWhole(pdfOn(boxes, turned), by)
    expect(reading.verdict).toMatchObject({ ok: true, isVector: true, width, height })
    expect(reading.verdict).not.toHaveProperty('isRasterized')
    expect(boundsOf(reading)).toEqual(width > height ? [68, 68, 956, 615] : [68, 68, 615, 956])
  })

  test('an Illustrator file without PDF content is not its notice (AC18)', async () => {
    const notice = (words: string) => pdf(`BT /F1 12 Tf 20 120 Td ${words} Tj ET`, 'Helvetica')
    const withoutPdf = { ok: false, format: 'ai', code: 'processingError', cause: 'withoutPdf' }
    const english = '(This is an Adobe Illustrator File that was) Tj 0 -16 Td (saved without PDF Content.)'
    expect(await read(notice(english), by)).toEqual(withoutPdf)
    const french =
      '(Ce fichier Adobe Illustrator a \\351t\\351 enregistr\\351) Tj 0 -16 Td (sans contenu PDF.)'
    expect(await read(notice(french), by)).toEqual(withoutPdf)
    // It holds the artwork in Illustrator's own form, which is PostScript.
    expect(
      await read(notice(english).replace('%PDF-1.4\n', '%PDF-1.4\n% %!PS-Adobe-3.0\n'), by),
    ).toMatchObject({
      format: 'ai',
    })
    expect(await read(notice('(Drawn in Illustrator, sent as PDF)'), by)).toMatchObject({ ok: true })
  })

  const none = { ok: false, code: 'processingError', cause: 'noPage' }

  test('a file of several pages says how many, and shows the one that is asked for (AC53)', async () => {
    const [red, blue] = ['0.9 0.2 0.2 rg 20 20 260 160 re f', '0.1 0.3 0.8 rg 20 20 160 160 re f']
    const file = pdfOfPages([String(red), String(blue), String(red)])
    const first = await readWhole(file, by)
    expect(first.verdict).toMatchObject({ ok: true, pages: { count: 3, shown: 1 } })
    expect(colorDifference(colorAt(first, 512, 341), '#e63333')).toBeLessThan(2)
    const second = await readWhole(file, by, 2)
    expect(second.verdict).toMatchObject({ ok: true, pages: { count: 3, shown: 2 } })
    expect(colorDifference(colorAt(second, 512, 341), '#1a4dcc')).toBeLessThan(2)
    expect((await readWhole(file, by, 4)).verdict).toMatchObject(none)
    expect((await readWhole(crestPdf, by, 2)).verdict).toMatchObject(none)
    expect((await readWhole(crestEps, by, 2)).verdict).toMatchObject(none)
    expect(await read(crestPdf, by)).not.toHaveProperty('pages')
    expect(await read(crestPdf.replace('/Count 1', '/Count 1000000'), by)).not.toHaveProperty('pages')
  })

  const [red, blue] = [
    '0.9 0.2 0.2 setrgbcolor 20 20 260 160 rectfill',
    '0.1 0.3 0.8 setrgbcolor 20 20 160 160 rectfill',
  ]
  test.each([
    ['says how many it has', psOfPages([red, blue, red])],
    ['says it at its end', psOfPages([red, blue, red]).replace('%%Pages: 3', '%%Pages: (atend)')],
    ['says none', psOfPages([red, blue, red]).replace('%%Pages: 3\n', '')],
    ['says one', psOfPages([red, blue, red]).replace('%%Pages: 3', '%%Pages: 1')],
    [
      'has no box',
      psOfPages([red, blue, red])
        .replace(/%%BoundingBox.*/, '')
        .replaceAll('save ', 'save << /PageSize [300 200] >> setpagedevice '),
    ],
  ])(
    'a PostScript program of several pages that %s shows the one that is asked for (AC53)',
    async (_, file) => {
      const first = await readWhole(file, by)
      expect(first.verdict).toMatchObject({
        ok: true,
        width: 300,
        height: 200,
        pages: { count: 3, shown: 1 },
      })
      expect(colorDifference(colorAt(first, 512, 341), '#e63333')).toBeLessThan(2)
      const second = await readWhole(file, by, 2)
      expect(second.verdict).toMatchObject({ ok: true, pages: { count: 3, shown: 2 } })
      expect(colorDifference(colorAt(second, 512, 341), '#1a4dcc')).toBeLessThan(2)
      expect(boundsOf(second)).toEqual([68, 68, 614, 615])
      expect((await readWhole(file, by, 4)).verdict).toMatchObject(none)
    },
  )

  test('of a file that begins with a page that nobody drew on the first that is drawn on is read (AC53)', async () => {
    for (const file of [psOfPages(['', blue]), pdfOfPages(['', '0.1 0.3 0.8 rg 20 20 160 160 re f'])]) {
      expect((await readWhole(file, by)).verdict).toMatchObject({ ok: true, pages: { count: 2, shown: 2 } })
    }
    const asked = await readWhole(psOfPages([blue, '', blue]), by, 2)
    expect(asked.verdict).toMatchObject({ ok: false, cause: 'empty' })
  })

  test('what an EPS shows that its PDF drops is kept as a picture of it (DS58)', async () => {
    const inside = `${red} { 1 exch sub } settransfer 0.2 0.4 0.8 setrgbcolor 100 60 100 80 rectfill`
    const reading = await readWhole(eps(inside), by)
    expect(colorDifference(colorAt(reading, 512, 341), '#cc9933')).toBeLessThan(3)
    expect(colorDifference(colorAt(reading, 100, 100), '#e63333')).toBeLessThan(3)
  })

  test('what is clipped by a form with a hole has the hole, and stays shapes (DS58)', async () => {
    const ring =
      '20 20 moveto 280 20 lineto 280 180 lineto 20 180 lineto closepath 150 100 60 0 360 arc closepath'
    const reading = await readWhole(eps(`${red} ${ring} eoclip newpath ${blue} 0 0 300 200 rectfill`), by)
    expect(reading.verdict).toMatchObject({ ok: true, isVector: true })
    expect(colorDifference(colorAt(reading, 100, 100), '#1a4dcc')).toBeLessThan(2)
    expect(colorDifference(colorAt(reading, 512, 341), '#e63333')).toBeLessThan(2)
  })

  test('an EPS of thin lines stays lines (DS58)', async () => {
    const rings = Array.from({ length: 12 }, (_, n) => `newpath 450 300 ${20 + 24 * n} 0 360 arc stroke`)
    const file = eps(`0.4 setlinewidth ${rings.join(' ')}`, '0 0 900 600')
    expect(await read(file, by)).toMatchObject({ ok: true, isVector: true })
  })

  const ground = '1 0.8 0.2 rg 20 20 180 160 re f /G gs'
  const multiplied = '/ExtGState << /G << /BM /Multiply /ca 0.75 >> >>'

  test('a round gradient that is multiplied leaves what lies around it (DS58)', async () => {
    const round =
      '<< /ShadingType 3 /ColorSpace /DeviceRGB /Coords [190 110 0 190 110 80] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0.1 0.3 0.8] /N 1 >> >>'
    const file = pdfWith(
      `${multiplied} /Shading << /S ${round} >>`,
      `${ground} q 100 40 190 140 re W n /S sh Q`,
    )
    const reading = await readWhole(file, by)
    expect(colorDifference(colorAt(reading, 368, 150), '#ffcc33')).toBeLessThan(2)
    // Where it is in its middle.
    expect(colorDifference(colorAt(reading, 648, 307), '#fecc33')).toBeLessThan(3)
  })

  test('a shadow that lets three quarters of its black through is no blacker (DS58)', async () => {
    const file = pdfWith(
      `${multiplied} /XObject << /I 5 0 R >>`,
      `${ground} q 190 0 0 140 100 40 cm /I Do Q`,
      stream(
        '/Type /XObject /Subtype /Image /Width 20 /Height 20 /BitsPerComponent 8 /ColorSpace /DeviceGray /SMask 6 0 R',
        '\0'.repeat(400),
      ),
      stream(
        '/Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
        '\u0080\u00ff',
      ),
    )
    const reading = await readWhole(Buffer.from(file, 'latin1'), by)
    const [alpha = 0] = pixelAt(reading, 950, 300).subarray(3)
    expect(Math.abs(alpha - 191)).toBeLessThan(4)
    expect(colorDifference(colorAt(reading, 400, 300), '#9f7f20')).toBeLessThan(3)
  })

  test('a group that is multiplied is, and stays shapes (DS58)', async () => {
    const group = stream(
      '/Type /XObject /Subtype /Form /BBox [0 0 300 200] /Group << /S /Transparency /I true >>',
      '0.2 0.5 0.8 rg 100 60 100 100 re f 0.8 0.2 0.2 rg 150 80 130 60 re f',
    )
    const file = pdfWith(
      `${multiplied.replace('0.75', '1')} /XObject << /X 5 0 R >>`,
      `${ground} /X Do`,
      group,
    )
    const reading = await readWhole(Buffer.from(file, 'latin1'), by)
    expect(colorDifference(colorAt(reading, 400, 200), '#336629')).toBeLessThan(2)
    expect(reading.verdict).toMatchObject({ ok: true, isVector: true })
  })

  test('a page whose drawing may be too much to draw shows what it shows (DS58)', async () => {
    const dots = stream(
      '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
      '\u00ff\u00ff\u00ff\u0020\u0060\u00c0\u0080\u0060\u00c0\u00ff\u00ff\u00ff',
    )
    const file = pdfWith(
      `${multiplied} /XObject << /I 5 0 R >>`,
      `${ground} q 190 0 0 140 100 40 cm /I Do Q`,
      dots,
    )
    const reading = await readWhole(Buffer.from(file, 'latin1'), by)
    expect(reading.verdict).toMatchObject({ ok: true, format: 'ai' })
    expect(colorDifference(colorAt(reading, 100, 300), '#ffcc33')).toBeLessThan(2)
  })

  const bitmap = { width: 600, height: 400, space: '/DeviceRGB' }
  const tones = Uint8Array.from({ length: 3 * 600 * 400 }, (_, at) => (at / 9) % 250)

  test('a page that shows a bitmap has as many pixels as that (DS23)', async () => {
    // 600 of them on 240 of 300 points.
    const pixels = { ok: true, isVector: false, width: 750, height: 500 }
    expect(await read(pdfWithPicture({ ...bitmap, bytes: tones }), by)).toMatchObject(pixels)
    const program = `gsave 30 20 translate 240 160 scale /row 1800 string def
      600 400 8 [600 0 0 -400 0 400] { row } false 3 colorimage grestore`
    expect(await read(eps(program), by)).toMatchObject({ ...pixels, format: 'eps' })
    const stencil = `gsave 30 20 translate 240 160 scale /row 75 string def
      600 400 true [600 0 0 -400 0 400] { row } imagemask grestore`
    expect(await read(eps(`${stencil} 0.8 0.1 0.1 setrgbcolor 0 0 20 20 rectfill`), by)).toMatchObject(pixels)
  })

  test('a tone that is a bitmap one pixel wide is none', async () => {
    const strip = { width: 1, height: 256, space: '/DeviceRGB' }
    const bytes = Uint8Array.from({ length: 3 * 256 }, (_, at) => at / 3)
    expect(await read(pdfWithPicture({ ...strip, bytes }), by)).toMatchObject({ ok: true, isVector: true })
  })

  const shading = `/Shading << /A << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [60 0 240 0] /Function <<
    /FunctionType 2 /Domain [0 1] /C0 [0.8 0.1 0.1] /C1 [0.1 0.2 0.8] /N 1 >> >> >>`
  const blending = (mode: string, content: string) =>
    pdfWith(
      `/ExtGState << /B << /BM /${mode} >> >> ${shading}`,
      `0.2 0.4 0.8 rg 20 20 260 160 re f /B gs ${content}`,
    )
  const over = '0.8 0.6 0.2 rg 60 50 180 100 re f'
  const blended = '/Type /XObject /Subtype /Form /BBox [0 0 300 200] /Group << /S /Transparency /I true >>'

  test.each([
    // Of 51, 102 and 204, and 204, 153 and 51.
    ['multiplied', blending('Multiply', over), '#293d29'],
    ['screened', blending('Screen', over), '#d6c2d6'],
    ['the darker of both', blending('Darken', over), '#336633'],
    ['a shade', blending('Screen', 'q 60 50 180 100 re W n /A sh Q'), '#8f7de3'],
    ['a light of its own', blending('Luminosity', over), '#6a9dff'],
    [
      'a group',
      pdfWith(
        '/ExtGState << /B << /BM /Multiply >> >> /XObject << /X 5 0 R >>',
        '0.2 0.4 0.8 rg 20 20 260 160 re f /B gs /X Do',
        stream(blended, over),
      ),
      '#293d29',
    ],
  ])('what is laid over it as %s is seen so (DS58)', async (_, file, seen) => {
    const reading = await readWhole(file, by)
    expect(reading.verdict).toMatchObject({ ok: true, format: 'ai' })
    expect(colorDifference(colorAt(reading, 512, 341), seen)).toBeLessThan(4)
    expect(colorDifference(colorAt(reading, 100, 100), '#3366cc')).toBeLessThan(2)
  })

  // A ring of one bit to the pixel, as large as it is told.
  const ring = (side: number) =>
    Array.from({ length: (side * side) / 8 }, (_, byte) =>
      Array.from({ length: 8 }, (__, bit) => {
        const [x, y] = [((8 * byte) % side) + bit, Math.floor((8 * byte) / side)]
        const away = Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) / side
        return away > 0.3 && away < 0.48 ? 1 : 0
      }).reduce<number>((sum, bit) => 2 * sum + bit, 0),
    )

  test.each([16, 128, 512])('a stencil of %i bits across is what it lets through (DS58)', async side => {
    const bits = ring(side)
    const place = 'gsave 70 20 translate 160 160 scale'
    const hex = bits.map(byte => byte.toString(16).padStart(2, '0')).join('')
    const program = `0.1 0.3 0.8 setrgbcolor 0 0 300 200 rectfill 0.8 0.1 0.1 setrgbcolor ${place}
      /row ${side / 8} string def ${side} ${side} true [${side} 0 0 -${side} 0 ${side}]
      { currentfile row readhexstring pop } imagemask
${hex}
grestore`
    const words = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ImageMask true /BitsPerComponent 1`
    const page = pdfWith(
      '/XObject << /I 5 0 R >>',
      '0.1 0.3 0.8 rg 0 0 300 200 re f 0.8 0.1 0.1 rg q 160 0 0 160 70 20 cm /I Do Q',
      stream(`${words} /Decode [1 0]`, String.fromCharCode(...bits)),
    )
    for (const file of [eps(program), Buffer.from(page, 'latin1')]) {
      const reading = await readWhole(file, by)
      // So many on 160 of 300 points.
      expect(reading.verdict).toMatchObject({ ok: true, isVector: false })
      const { width } = reading.verdict.ok ? reading.verdict : { width: 0 }
      expect(Math.abs(width / ((side * 300) / 160) - 1)).toBeLessThan(0.1)
      const [through, within, outside] = [512 - 213, 512, 100].map(x => colorAt(reading, x, 341))
      expect(colorDifference(String(through), '#cc1a1a')).toBeLessThan(4)
      for (const hidden of [within, outside])
        expect(colorDifference(String(hidden), '#1a4dcc')).toBeLessThan(4)
    }
  })

  test('a gradient is none, however it is drawn', async () => {
    const shade = `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 300 0] /Function <<
      /FunctionType 2 /Domain [0 1] /C0 [0.8 0.1 0.1] /C1 [0.1 0.2 0.8] /N 1 >> >> shfill`
    expect(await read(eps(shade), by)).toMatchObject({ ok: true, isVector: true, isFlat: false })
  })

  const colorOf = async (file: Uint8Array | string) => {
    const verdict = await read(file, by)
    return (verdict.ok && verdict.colors[0]) || verdict
  }
  const wide = [150, 60, 60] as const
  const plain = Uint8Array.from({ length: 3 * 600 * 400 }, (_, at) => wide[at % 3]!)
  const raw = { raw: { width: 600, height: 400, channels: 3 } } as const
  const photograph = async (space: 'srgb' | 'cmyk') =>
    sharp(plain, raw).toColourspace(space).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()

  test('its pictures show what their profiles say (AC18)', async () => {
    const profiled = { ...bitmap, space: '[/ICCBased 6 0 R]' }
    const files = [
      pdfWithPicture({ ...profiled, bytes: plain }, wideProfile),
      pdfWithPicture({ ...profiled, bytes: await photograph('srgb'), filter: 'DCTDecode' }, wideProfile),
    ]
    for (const file of files) expect(colorDifference(String(await colorOf(file)), '#ad3939')).toBeLessThan(1)
    const plainly = pdfWithPicture({ ...bitmap, bytes: await photograph('srgb'), filter: 'DCTDecode' })
    expect(colorDifference(String(await colorOf(plainly)), '#963c3c')).toBeLessThan(1)
  })

  test('its photographs in inks of a press are not turned about', async () => {
    const inks = { ...bitmap, bytes: await photograph('cmyk'), filter: 'DCTDecode' }
    // As it is written in a JPEG: the light that is left, not the ink.
    const upright = pdfWithPicture({ ...inks, space: '/DeviceCMYK /Decode [1 0 1 0 1 0 1 0]' })
    const shown = String(await colorOf(upright))
    expect(colorDifference(shown, '#963c3c')).toBeLessThan(8)
    // As an EPS shows them, whoever reads either.
    const hex = inks.bytes.toString('hex').replace(/.{200}/g, '$&\n')
    const program = `240 160 scale /DeviceCMYK setcolorspace << /ImageType 1 /Width 600 /Height 400 /BitsPerComponent 8
      /Decode [1 0 1 0 1 0 1 0] /ImageMatrix [600 0 0 -400 0 400]
      /DataSource currentfile /ASCIIHexDecode filter /DCTDecode filter >> image\n${hex}>`
    expect(colorDifference(shown, String(await colorOf(eps(program))))).toBeLessThan(1)
  })

  test('black of all inks is black', async () => {
    const fill = '20 20 260 160'
    const black = '0.75 0.68 0.67 0.9'
    expect(await colorOf(eps(`${black} setcmykcolor ${fill} rectfill`))).toBe('#000000')
    expect(await colorOf(pdf(`${black} k ${fill} re f`))).toBe('#000000')
    expect(await colorOf(eps(`0 setgray ${fill} rectfill`))).toBe('#000000')
  })

  test('a font that its words are meant in and nobody has is named (DS56)', async () => {
    const words = (font: string) => `/${font} findfont 24 scalefont setfont 20 90 moveto (EST. 1987) show`
    expect(await read(eps(words('AvenirNext-Bold')), by)).toMatchObject({
      ok: true,
      missingFonts: ['AvenirNext-Bold'],
    })
    expect(await read(eps(words('Helvetica')), by)).not.toHaveProperty('missingFonts')
    const page = (font: string) => pdf('BT /F1 24 Tf 20 90 Td (EST. 1987) Tj ET', font)
    expect(await read(page('AvenirNext-Bold'), by)).toMatchObject({ missingFonts: ['AvenirNext-Bold'] })
    expect(await read(page('Helvetica'), by)).not.toHaveProperty('missingFonts')
  })

  const inFont = (kind: 'FontFile' | 'FontFile2' | 'FontFile3', bytes: string) => {
    const widths = Array.from({ length: 95 }, () => 600).join(' ')
    const font = `/F1 << /Type /Font /Subtype /${kind === 'FontFile2' ? 'TrueType' : 'Type1'} /BaseFont /ABCDEF+ClubSans
      /FirstChar 32 /LastChar 126 /Widths [${widths}] /FontDescriptor 5 0 R /Encoding /WinAnsiEncoding >>`
    const descriptor = `<< /Type /FontDescriptor /FontName /ABCDEF+ClubSans /Flags 32 /FontBBox [0 -200 1000 800]
      /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /${kind} 6 0 R >>`
    const content = '0.15 0.35 0.7 rg 20 20 260 160 re f 1 1 1 rg BT /F1 60 Tf 40 70 Td (Otters) Tj ET'
    const file = stream(kind === 'FontFile3' ? '/Subtype /Type1C' : '', bytes)
    return Buffer.from(pdfWith(`/Font << ${font} >>`, content, descriptor, file), 'latin1')
  }

  test.each(['FontFile', 'FontFile2', 'FontFile3'] as const)(
    'words in a font that is in it as %s and cannot be used are drawn in another, and it is named (DS56)',
    async kind => {
      const verdict = await read(inFont(kind, '\u0001\0\u0004\u0002 no font at all'), by)
      expect(verdict).toMatchObject({ ok: true, missingFonts: ['ClubSans'] })
      expect(verdict.ok && verdict.colors).toContain('#FFFFFF')
    },
  )

  test('words in a font that is in it are drawn in that', async () => {
    const file = must(
      fontFiles.find(each => each.endsWith('DejaVuSans-Bold.ttf')),
      'font',
    )
    const verdict = await read(inFont('FontFile2', fs.readFileSync(file, 'latin1')), by)
    expect(verdict).toMatchObject({ ok: true })
    expect(verdict).not.toHaveProperty('missingFonts')
    expect(verdict.ok && verdict.colors).toContain('#FFFFFF')
  })

  test('a page with nothing on it is refused', async () => {
    expect(await read(eps(''), by)).toMatchObject({ ok: false, format: 'eps', code: 'processingError' })
    expect(await read(pdf(''), by)).toMatchObject({ ok: false, format: 'ai', code: 'processingError' })
  })

  test.each([
    ['is cut off', crestPdf.slice(0, 60)],
    ['has no page', '%PDF-1.4\n%%EOF'],
    ['is no program', '%!PS\n)))(((\n'],
  ])('what %s is refused', async (__, bytes) => {
    expect(await read(bytes, by)).toMatchObject({ ok: false, code: 'processingError' })
  })

  test.each([
    ['holds itself for a page', '/Kids [3 0 R]', '/Kids [2 0 R]'],
    ['tells a million pages', '/Count 1', '/Count 1000000'],
    ['has a page far too large', '0 0 300 200', '0 0 1000000000 1000000000'],
    ['has a page upside down', '0 0 300 200', '300 200 0 0'],
    ['has an empty page', '0 0 300 200', '0 0 0 0'],
    ['has a page elsewhere', '0 0 300 200', '5000 5000 5300 5200'],
    ['fills itself with itself', '/Resources <<', '/Resources << /XObject << /Me 4 0 R >>'],
  ])('an AI file that %s is drawn or refused', async (__, from, to) => {
    const verdict = await read(crestPdf.replace(from, to), by)
    expect(verdict.ok ? verdict.colors.length : verdict.code).toSatisfy(
      told => told === 'processingError' || (typeof told === 'number' && told <= 2),
    )
  })

  test('an AI file opens no file and calls no address', async () => {
    const called = crestPdf.replace(
      '/Type /Catalog',
      '/Type /Catalog /OpenAction << /S /Launch /F (/bin/sh) >> /AA << /O << /S /URI /URI (http://127.0.0.1:1/) >> >>',
    )
    expect(await read(called, by)).toMatchObject({ ok: true, colors: ['#336633', '#FF9900'] })
  })
})

test('an EPS with a picture for DOS before it is told by its head', async () => {
  const program = Buffer.from(crestEps)
  const head = Buffer.alloc(30)
  head.set([0xc5, 0xd0, 0xd3, 0xc6])
  head.writeUInt32LE(30, 4)
  head.writeUInt32LE(program.length, 8)
  head.writeUInt16LE(0xffff, 28)
  expect(await read(Buffer.concat([head, program]))).toMatchObject({ ok: true, format: 'eps' })
})

test('a page that is larger than a pipe holds comes whole', async () => {
  const many = '0 1 9999 { dup 300 mod exch 200 mod 1.37 0.73 rectfill } for'
  const svg = await draw(eps(`0 0.4 0 setrgbcolor ${many}`))
  expect(svg.length).toBeGreaterThan(200_000)
  expect(svg.trimEnd().endsWith('</svg>')).toBe(true)
})

describe('hostile PostScript', () => {
  test.each([
    ['loops for ever', '{ } loop'],
    ['paints for ever', '{ 0 0 9 9 rectfill } loop'],
  ])('that %s is ended', async (_, program) => {
    expect(await draw(eps(program))).toBe('tooMuch')
  })

  test('that takes all memory is ended', async () => {
    const greedy = eps('/a [ 100000 { 65000 string } repeat ] def')
    expect(['tooMuch', 'unreadable']).toContain(await draw(greedy))
  })

  test('that asks for a million pages is ended, or is its first one', async () => {
    const pages = eps('1 1 1000000 { pop 0 1 0 setrgbcolor 10 10 50 50 rectfill showpage } for')
    expect(await draw(pages)).toMatch(/^tooMuch$|<path/)
  })

  test('that reads a file does not', async () => {
    expect(await draw(eps('(/etc/passwd) (r) file 100 string readstring pop show'))).toBe('unreadable')
  })

  test.each([
    ['lists files', '(*) { show } 100 string filenameforall (/etc/hostname) (r) file pop'],
    ['runs a program', '(%pipe%id > /tmp/teamloom-pwned) (w) file'],
    ['writes a file', '(/tmp/teamloom-pwned) (w) file (x) writestring'],
  ])('that %s does not', async (_, program) => {
    // What is written is written in memory, of which nothing is left.
    expect(await draw(eps(`0 0 9 9 rectfill ${program}`))).toMatch(/^unreadable$|^<svg/)
    expect(fs.existsSync('/tmp/teamloom-pwned')).toBe(false)
  })

  test.each([
    ['far too large', '0 0 1000000000 1000000000'],
    ['upside down', '300 200 0 0'],
    ['empty', '0 0 0 0'],
    ['elsewhere', '5000 5000 5300 5200'],
  ])('whose bounding box is %s is drawn or refused', async (_, box) => {
    const verdict = await read(eps('0 0.4 0 setrgbcolor 20 20 260 160 rectfill', box))
    expect(verdict.ok ? verdict.colors : verdict.code).toSatisfy(
      told => told === 'processingError' || (Array.isArray(told) && told.length === 1),
    )
  })
})

test('without a reader it is told what the server lacks, and nothing is kept of it', async () => {
  const none = startArtworkReader({}, { postscript: null, pdf: packagedReaders.pdf })
  expect(await read(crestEps, none)).toEqual({
    ok: false,
    format: 'eps',
    code: 'unsupportedFile',
    lacks: 'Ghostscript',
  })
  expect(await read(crestPdf, none)).toMatchObject({ ok: true })
  await none.close()
  expect(nameReaders({ postscript: null, pdf: 'packaged' })).toEqual({ eps: 'none', ai: 'mupdf' })
  expect(nameReaders({ postscript: 'packaged', pdf: null })).toEqual({ eps: 'none', ai: 'none' })
})

test('the machine’s programs are found by absolute folders alone', async () => {
  const bin = fs.mkdtempSync(path.join(folder, 'bin-'))
  fs.writeFileSync(path.join(bin, 'gs'), '#!/bin/sh\n', { mode: 0o755 })
  expect(await findVectorReaders(bin)).toMatchObject({ postscript: { program: path.join(bin, 'gs') } })
  expect(await findVectorReaders(`.:${path.relative(process.cwd(), bin)}`)).toEqual(packagedReaders)
})

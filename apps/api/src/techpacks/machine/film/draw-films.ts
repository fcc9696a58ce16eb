import type { Art } from '@teamloom/artwork/art-file.ts'
import { dotsLine, type FilmFrame, layFrame, markBoxes } from '@teamloom/techpack/film-frame.ts'
import { type Bits, bytesOf, inkedShare } from '@teamloom/techpack/machine/bits.ts'
import { chokeInches, screenLines } from '@teamloom/techpack/machine/screen-ruling.ts'
import { aboveWhite } from '@teamloom/techpack/machine/white-base.ts'
import { layInks, type PrintWork } from '@teamloom/techpack/print-work.ts'
import sharp from 'sharp'
import { openPrintPdf } from '#api/platform/pdf/print-pdf.ts'
import { outlineLetters } from '#api/platform/typesetter/outline-letters.ts'
import type { FilmTask, MadeFilms } from '#api/techpacks/machine/film/film-task.ts'
import { flatBits } from '#api/techpacks/machine/film/flat-bits.ts'
import {
  basePlate,
  type Extent,
  filmPixels,
  filmUnits,
  inkOf,
  type Plate,
  type PlateForm,
  platesOf,
  trapInches,
} from '#api/techpacks/machine/film/plates.ts'

type Work = Omit<FilmTask, 'print'> & { readonly print: PrintWork & { readonly art: Art } }

/** MF16: the films of a print, the white base first, each with its marks and its words, as a PDF and as pictures of bits. */
export async function drawFilms({
  print,
  title,
  order,
  hasBase,
  clothHex,
  locale,
  mesh,
  words,
}: Work): Promise<MadeFilms> {
  const { inks: laid, ...size } = layInks(print)
  const placeOf = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length)
  const inks = laid.toSorted((a, b) => placeOf(a.ink.code) - placeOf(b.ink.code))
  const plates = await platesOf(inks, size)
  const based = aboveWhite(plates, clothHex)
  const all: Plate[] = [
    ...(hasBase && based.length > 0
      ? [{ ink: { code: 'base', hex: '#FFFFFF' }, degrees: null, form: basePlate(based) }]
      : []),
    ...plates,
  ]
  const ruled = based.flatMap(({ degrees }) => degrees ?? [])
  const hasDots = plates.some(({ degrees }) => degrees !== null)
  const said = all.map(({ ink, degrees }) => {
    const turned = ink.code === 'base' ? ruled : degrees === null ? [] : [degrees]
    const dots = turned.length > 0 ? [dotsLine(turned, ink.code === 'base', locale)] : []
    const screens = mesh ? [hasDots ? mesh.dots : mesh.flat].filter(Boolean) : []
    return [...(words[ink.code] ?? [ink.code]), ...dots, ...screens]
  })
  const letters = await outlineLetters(said.flat().join(''))
  const outlined = said.map(own => own.map(letters))
  const lines = Math.max(...outlined.map(own => own.length))
  const widest = Math.max(...outlined.flat().map(({ width }) => width))
  const { widthInches, heightInches } = size
  const frame = layFrame([widthInches, heightInches], lines, widest, filmPixels)
  const written = outlined.map(own =>
    own.map(({ d, width }, at): Written => ({ d, width, at: frame.lines[at]! })),
  )
  const pdf = openPrintPdf(title)
  for (const [at, plate] of all.entries()) drawPage(pdf, plate, frame, size, written[at]!)
  const drawn: Awaited<ReturnType<typeof drawTiff>>[] = []
  for (const [at, { form }] of all.entries()) drawn.push(await drawTiff(form, frame, size, written[at]!))
  const flats = plates.filter(({ form }) => 'd' in form)
  return {
    figures: {
      widthInches,
      heightInches,
      frameInches: [frame.width, frame.height],
      plates: all.map(({ ink, degrees, form }, at) => ({
        code: ink.code,
        isFlat: 'd' in form,
        share: drawn[at]!.share,
        degrees,
      })),
      lines: screenLines,
      trapInches: flats.length > 1 ? trapInches : null,
      chokeInches: all.length > plates.length ? chokeInches : null,
    },
    pdf: await pdf.end(),
    tiffs: drawn.map(({ tiff }) => tiff),
  }
}

/** A line of words as a form, how many letters high it is long, and where it begins. */
type Written = { readonly d: string; readonly width: number; readonly at: readonly [x: number, y: number] }

const markWidth = 0.01

function drawPage(
  pdf: ReturnType<typeof openPrintPdf>,
  { ink, form }: Plate,
  { left, top, width, height, marks, letter }: FilmFrame,
  { widthInches, heightInches }: Extent,
  written: readonly Written[],
): void {
  // Whatever its ink, a film is black.
  const paint = { hex: '#000000', plate: ink.code }
  pdf.addPage(width, height)
  pdf.layer('Film', () => {
    if ('d' in form) pdf.fill(form.d, paint, [1 / filmUnits, 0, 0, 1 / filmUnits, -left, -top])
    else pdf.bits(form.bits, paint, [widthInches, 0, 0, heightInches, -left, -top])
  })
  pdf.layer('Marks', () => {
    pdf.stroke(marks, paint, markWidth, [1, 0, 0, 1, -left, -top])
    for (const { d, at } of written)
      pdf.fill(d, paint, [letter / 1000, 0, 0, letter / 1000, at[0] - left, at[1] - top])
  })
}

/** Black where ink is printed; `share`: of all that is printed what is inked. */
async function drawTiff(
  form: PlateForm,
  { left, top, width: across, height: down, marks, letter }: FilmFrame,
  size: Extent,
  written: readonly Written[],
): Promise<{ readonly tiff: Buffer; readonly share: number }> {
  const [width, height] = [Math.round(across * filmPixels), Math.round(down * filmPixels)]
  const words = written.map(
    ({ d, at: [x, y] }) =>
      `<path d="${d}" transform="translate(${x * filmUnits} ${y * filmUnits}) scale(${(letter * filmUnits) / 1000})"/>`,
  )
  const round = `<path d="${marks}" fill="none" stroke="#000" stroke-width="${markWidth}" transform="scale(${filmUnits})"/>`
  const film: Film = { width, height, left, top, pixels: Buffer.alloc(width * height, 255) }
  const art = 'bits' in form ? form.bits : flatBits(form.d, size)
  layBits(film, art)
  // Most of a film is empty: only where something may stand is drawn.
  for (const box of markBoxes(size.widthInches, size.heightInches)) layDrawing(film, round, box)
  for (const [line, word] of words.entries()) layDrawing(film, word, lineBox(written[line]!, letter))
  const perMillimetre = filmPixels / 25.4
  const raw = { width, height, channels: 1 } as const
  const tiff = await sharp(film.pixels, { raw, limitInputPixels: false })
    .toColourspace('b-w')
    .tiff({
      compression: 'ccittfax4',
      bitdepth: 1,
      xres: perMillimetre,
      yres: perMillimetre,
      resolutionUnit: 'inch',
    })
    .toBuffer()
  return { tiff, share: Math.round(inkedShare(art) * 1000) / 1000 }
}

/** White pixels; its upper left corner in inches from the art's. */
type Film = {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
  readonly pixels: Buffer
}

type Box = ReturnType<typeof markBoxes>[number]

/** A line with room for what letters have over and under them. */
function lineBox({ width, at: [x, y] }: Written, letter: number): Box {
  return {
    left: x - 0.5 * letter,
    top: y - 1.3 * letter,
    right: x + (width + 0.5) * letter,
    bottom: y + 0.5 * letter,
  }
}

function layBits({ width, left, top, pixels }: Film, { width: wide, height: high, rows }: Bits): void {
  const [x, y] = [Math.round(-left * filmPixels), Math.round(-top * filmPixels)]
  const bytes = bytesOf(wide)
  for (let row = 0; row < high; row++)
    for (let at = 0; at < bytes; at++) {
      const byte = rows[row * bytes + at]!
      const to = (y + row) * width + x + 8 * at
      if (byte > 0) for (let bit = 0; bit < 8; bit++) if (byte & (0x80 >> bit)) pixels[to + bit] = 0
    }
}

/** Lays what of a drawing in units stands in a box. */
function layDrawing({ width, height, left, top, pixels }: Film, drawing: string, box: Box): void {
  const pixelOf = (inches: number, most: number) =>
    Math.max(0, Math.min(most, Math.round(inches * filmPixels)))
  const [x, y] = [pixelOf(box.left - left, width), pixelOf(box.top - top, height)]
  const [wide, high] = [pixelOf(box.right - left, width) - x, pixelOf(box.bottom - top, height) - y]
  if (wide === 0 || high === 0) return
  const ink = inkOf(
    drawing,
    [wide, high],
    [left + x / filmPixels, top + y / filmPixels, wide / filmPixels, high / filmPixels],
  )
  for (let row = 0, i = 0; row < high; row++)
    for (let to = (y + row) * width + x, column = 0; column < wide; column++, i++)
      if (ink[i]! > 127) pixels[to + column] = 0
}

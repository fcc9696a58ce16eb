import type { Pixels } from '@teamloom/artwork/pixels.ts'
import {
  type GangSheet,
  headInches,
  labelInches,
  layGang,
  type PlacedImage,
  sideInches,
} from '@teamloom/techpack/machine/gang-sheets.ts'
import { LRUCache } from 'lru-cache'
import {
  dataOf,
  filled,
  joined,
  type Outline,
  stroked,
  without,
} from '#api/platform/artwork/areas/outlines.ts'
import { type Matrix, multiply } from '#api/platform/artwork/svg/matrix.ts'
import { openPrintPdf, type Paint, type PrintPdf } from '#api/platform/pdf/print-pdf.ts'
import { pngOfBands } from '#api/platform/png.ts'
import { outlineLetters } from '#api/platform/typesetter/outline-letters.ts'
import type { GangImage, GangPath, GangTask, MadeGang } from '#api/techpacks/machine/gang/gang-task.ts'
import {
  cutPicture,
  drawnInBits,
  inPixels,
  perInch,
  pixelsOfPaths,
  pixelsOfPicture,
  turned,
} from '#api/techpacks/machine/gang/image-pixels.ts'

/** Inches: white ends so far within what is printed, a pixel; letters of labels and of the head are so high. */
const choke = 1 / perInch
const labelLetter = 0.11
const headLetter = 0.2

const white: Paint = { hex: '#FFFFFF', plate: 'White' }
const cutting: Paint = { hex: '#FF00FF', plate: 'CutContour' }
const black = '#000000'

/** An image with what is drawn for it once, however often it lies there. */
type Ready = GangImage & {
  readonly words: GangPath
  /** A picture, where it is one. */
  readonly png: Uint8Array | null
}

/** MF14, MF15: gang sheets as a PDF of a page each, and as pictures with nothing behind their images. */
export async function drawGang({ title, side, images, isCut }: GangTask): Promise<MadeGang> {
  const { rollInches, sheets, used, tooLarge } = layGang(images)
  const letters = await outlineLetters([title, side, ...images.map(({ label }) => label)].join(''))
  const wordsAt = (text: string, high: number, x: number, y: number, widest: number): GangPath => {
    const { d, width } = letters(text)
    const size = Math.min(high, widest / Math.max(width, 1)) / 1000
    return { d, hex: black, matrix: [size, 0, 0, size, x, y] }
  }
  let coarsest: number | null = null
  const ready: Ready[] = []
  for (const image of images) {
    const { label, drawing, widthInches, heightInches } = image
    const words = wordsAt(label, labelLetter, 0, heightInches + 0.14, widthInches)
    if (drawing.kind === 'paths') {
      ready.push({ ...image, words, png: null })
      continue
    }
    const { png, perInch: own } = await cutPicture(drawing.bytes, drawing.part, widthInches)
    if (own < perInch - 1) coarsest = Math.min(coarsest ?? perInch, Math.round(own))
    ready.push({ ...image, words, png })
  }
  const heads = sheets.map(({ lengthInches }, n) =>
    wordsAt(
      `${title}, ${n + 1}/${sheets.length}, ${rollInches} × ${Math.round(lengthInches * 10) / 10} in, ${side}`,
      headLetter,
      0.1,
      0.27,
      rollInches - 0.2,
    ),
  )
  const pdf = openPrintPdf(title)
  const bases = new Map<Ready, (matrix: Matrix) => void>()
  for (const [n, sheet] of sheets.entries()) {
    pdf.addPage(rollInches, sheet.lengthInches)
    await drawPage(pdf, sheet, ready, heads[n]!, isCut, bases)
  }
  const pngs: Uint8Array[] = []
  for (const [n, sheet] of sheets.entries()) pngs.push(await drawPng(sheet, rollInches, ready, heads[n]!))
  return {
    rollInches,
    lengths: sheets.map(({ lengthInches }) => lengthInches),
    used,
    tooLarge: tooLarge.map(at => images[at]!.label),
    coarsest,
    pdf: await pdf.end(),
    pngs,
  }
}

/** From an image's own inches to those of its sheet. */
function matrixOf({ x, y, isTurned }: PlacedImage, { heightInches }: GangImage): Matrix {
  return isTurned ? [0, 1, -1, 0, x + heightInches + labelInches, y] : [1, 0, 0, 1, x, y]
}

async function drawPage(
  pdf: PrintPdf,
  { placed }: GangSheet,
  ready: readonly Ready[],
  head: GangPath,
  isCut: boolean,
  bases: Map<Ready, (matrix: Matrix) => void>,
): Promise<void> {
  const all = placed.map(each => ({ image: ready[each.image]!, to: matrixOf(each, ready[each.image]!) }))
  const pathsOf = (
    to: Matrix,
    paths: readonly GangPath[],
    draw: (path: GangPath, matrix: Matrix) => void,
  ) => {
    for (const path of paths) draw(path, multiply(to, path.matrix))
  }
  if (!isCut) for (const { image } of all) if (!bases.has(image)) bases.set(image, await baseOf(pdf, image))
  pdf.layer('Artwork', () => {
    for (const { image, to } of all) {
      if (image.drawing.kind === 'paths')
        pathsOf(to, image.drawing.paths, ({ d, hex }, matrix) => pdf.fill(d, { hex }, matrix))
      else pdf.picture(image.png!, multiply(to, [image.widthInches, 0, 0, image.heightInches, 0, 0]))
    }
  })
  if (!isCut)
    pdf.layer(
      'White',
      () => {
        for (const { image, to } of all) bases.get(image)!(to)
      },
      true,
    )
  pdf.layer(
    'Cut lines',
    () => {
      for (const { image, to } of all) {
        if (isCut && image.drawing.kind === 'paths')
          pathsOf(to, image.drawing.paths, ({ d, matrix: own }, matrix) =>
            pdf.stroke(d, cutting, 0.005 / Math.abs(own[0] || own[1]), matrix),
          )
        else pdf.stroke(boxRound(image), cutting, 0.005, to)
      }
    },
    true,
  )
  pdf.layer('Labels', () => {
    pdf.fill(head.d, { hex: head.hex }, head.matrix)
    for (const { image, to } of all) pdf.fill(image.words.d, { hex: black }, multiply(to, image.words.matrix))
  })
}

/** Where an image is cut off its neighbours, with its label. */
function boxRound({ widthInches, heightInches }: GangImage): string {
  const away = sideInches
  return `M${-away} ${-away}H${widthInches + away}V${heightInches + labelInches + away}H${-away}Z`
}

/** Units that outlines are cut in, to the inch: bends are off by a quarter of one at most. */
const cutUnits = 600

/** MF15: white below an image, drawn in. */
async function baseOf(pdf: PrintPdf, image: Ready): Promise<(to: Matrix) => void> {
  const { drawing, widthInches, heightInches } = image
  if (drawing.kind === 'picture') {
    const bits = drawnInBits(await pixelsOfPicture(image.png!, widthInches, heightInches))
    return to => pdf.bits(bits, white, multiply(to, [widthInches, 0, 0, heightInches, 0, 0]))
  }
  const toUnits = (matrix: Matrix) => multiply([cutUnits, 0, 0, cutUnits, 0, 0], matrix)
  const shape = drawing.paths
    .map(({ d, matrix }) => filled(d, true, toUnits(matrix)))
    .reduce<Outline | undefined>(
      (one, other) => (one && other ? joined(one, other) : (one ?? other)),
      undefined,
    )
  const d = shape && drawnIn(shape, choke * cutUnits)
  return to => {
    if (d) pdf.fill(d, white, multiply(to, [1 / cutUnits, 0, 0, 1 / cutUnits, 0, 0]))
  }
}

function drawnIn(shape: Outline, by: number): string | undefined {
  const d = dataOf(shape, [1, 0, 0, 1, 0, 0])
  const rim = stroked(
    d,
    { width: 2 * by, miter: 4, join: 'round', cap: 'butt', dashes: [], phase: 0 },
    [1, 0, 0, 1, 0, 0],
  )
  const left = rim ? without(shape, rim) : shape
  return left && dataOf(left, [1, 0, 0, 1, 0, 0])
}

/** Rows of a sheet that are in memory at once. */
const bandRows = 4 * perInch

async function drawPng(
  { lengthInches, placed }: GangSheet,
  rollInches: number,
  ready: readonly Ready[],
  head: GangPath,
): Promise<Buffer> {
  const [width, height] = [inPixels(rollInches), inPixels(lengthInches)]
  const waiting = placed.toSorted((a, b) => a.y - b.y)
  // What lies there often is drawn once for those beside each other.
  const known = new LRUCache<string, readonly LaidPixels[]>({ max: 6 })

  async function drawnAt(each: PlacedImage): Promise<Laid[]> {
    const key = `${each.image} ${each.isTurned}`
    const layers = known.get(key) ?? (await layersOf(each.isTurned, ready[each.image]!))
    known.set(key, layers)
    const [left, top] = [Math.round(each.x * perInch), Math.round(each.y * perInch)]
    return layers.map(({ off: [across, down], pixels }) => ({ at: [left + across, top + down], pixels }))
  }

  async function* bands() {
    let shown: Laid[] = [{ at: [0, 0], pixels: pixelsOfPaths([head], rollInches, headInches) }]
    for (let from = 0; from < height; from += bandRows) {
      const rows = Math.min(bandRows, height - from)
      const band = { width, height: rows, rgba: new Uint8Array(4 * width * rows) }
      while (waiting[0] && waiting[0].y * perInch < from + rows)
        shown.push(...(await drawnAt(waiting.shift()!)))
      for (const layer of shown) lay(band, layer, from)
      shown = shown.filter(({ at, pixels }) => at[1] + pixels.height > from + rows)
      yield band.rgba
    }
  }
  return pngOfBands({ width, height, perInch }, bands())
}

type Laid = { readonly at: readonly [x: number, y: number]; readonly pixels: Pixels }
/** From the upper left of where the image lies. */
type LaidPixels = { readonly off: readonly [x: number, y: number]; readonly pixels: Pixels }

/** An image and its label, upright or turned. */
async function layersOf(isTurned: boolean, image: Ready): Promise<readonly LaidPixels[]> {
  const { widthInches, heightInches, drawing, words } = image
  const art =
    drawing.kind === 'paths'
      ? pixelsOfPaths(drawing.paths, widthInches, heightInches)
      : await pixelsOfPicture(image.png!, widthInches, heightInches)
  const [a, b, c, d, e, f] = words.matrix
  const below = { ...words, matrix: [a, b, c, d, e, f - heightInches] as const }
  const label = pixelsOfPaths([below], widthInches, labelInches)
  return isTurned
    ? [
        { off: [label.height, 0], pixels: turned(art) },
        { off: [0, 0], pixels: turned(label) },
      ]
    : [
        { off: [0, 0], pixels: art },
        { off: [0, art.height], pixels: label },
      ]
}

/** What of it is in a band that begins so many rows down; nothing lies below it. */
function lay(band: Pixels, { at: [left, top], pixels }: Laid, from: number): void {
  const across = Math.min(pixels.width, band.width - left)
  const first = Math.max(0, from - top)
  const last = Math.min(pixels.height, from + band.height - top)
  for (let row = first; row < last; row++) {
    const start = 4 * row * pixels.width
    band.rgba.set(
      pixels.rgba.subarray(start, start + 4 * across),
      4 * ((top + row - from) * band.width + left),
    )
  }
}

import PdfKit from 'pdfkit'
import { identity, type Matrix, multiply } from '#api/platform/artwork/svg/matrix.ts'

/** What something is painted in: a colour, or a plate of its own that is called by its name and shown in a colour. */
export type Paint = { readonly hex: string; readonly plate?: string }

/** Bits of a picture, a row after the other in whole bytes, 1 where it is painted. */
export type BitPicture = { readonly width: number; readonly height: number; readonly rows: Uint8Array }

const pointsPerInch = 72

/** A line through points, in inches; `gray`: from 0, black, to 1. */
export type PlainLine = {
  readonly points: readonly (readonly [x: number, y: number])[]
  readonly widthInches: number
  readonly gray: number
}

/** The PDF's own marks for content that pdfkit keeps to itself. */
type Inner = {
  readonly addSpotColor: (name: string, ...shares: readonly number[]) => void
  readonly spotColors: Record<string, unknown>
  readonly _root: { readonly data: Record<string, unknown> }
  readonly page: {
    readonly resources: { readonly data: Record<string, unknown> }
    readonly xobjects: Record<string, unknown>
    readonly ext_gstates: Record<string, unknown>
  }
}

type Doc = InstanceType<typeof PdfKit>
type Ref = ReturnType<Doc['ref']>

/**
 * A PDF at true size, of pages that have layers; lengths are inches, and a matrix leads to inches from the upper left.
 * What it says of its making is nothing but its title: the same drawing gives the same bytes.
 */
export function openPrintPdf(title: string) {
  const doc = new PdfKit({
    autoFirstPage: false,
    // Layers are of 1.5.
    pdfVersion: '1.6',
    info: { Title: title, CreationDate: new Date(0), ModDate: new Date(0) },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const colorOf = openPlates(doc)
  const layers = openLayers(doc)
  return {
    addPage: (widthInches: number, heightInches: number): void => {
      doc.addPage({ size: [widthInches * pointsPerInch, heightInches * pointsPerInch], margin: 0 })
    },
    /** What is drawn meanwhile lies on that layer; `isOver`: on what is below it, of which no plate is cleared. */
    layer: layers.layer,
    /** What is drawn meanwhile is seen in a box of the page alone: left, top, width and height. */
    within: (box: readonly [number, number, number, number], draw: () => void): void => {
      const [x, y, width, height] = box.map(side => side * pointsPerInch) as [number, number, number, number]
      doc.save()
      doc.rect(x, y, width, height).clip()
      draw()
      doc.restore()
    },
    /** An even-odd path. */
    fill: (d: string, paint: Paint, matrix: Matrix = identity): void => {
      if (d === '') return
      const color = colorOf(paint)
      paintAt(doc, matrix, () => doc.path(d).fill(color, 'even-odd'))
    },
    /** `width`: in units of the path. */
    stroke: (d: string, paint: Paint, width: number, matrix: Matrix = identity): void => {
      const color = colorOf(paint)
      paintAt(doc, matrix, () => doc.path(d).lineWidth(width).stroke(color))
    },
    /** A PNG or JPEG in the unit square of the matrix. */
    picture: (bytes: Uint8Array, matrix: Matrix): void => {
      paintAt(doc, matrix, () => doc.image(Buffer.from(bytes), 0, 0, { width: 1, height: 1 }))
    },
    bits: openBits(doc, colorOf),
    linesOnce: openLines(doc),
    end: (): Promise<Uint8Array> => {
      layers.end()
      doc.end()
      return ended
    },
  }
}

export type PrintPdf = ReturnType<typeof openPrintPdf>

function innerOf(doc: Doc): Inner {
  return doc as unknown as Inner
}

function paintAt(doc: Doc, matrix: Matrix, paint: () => void): void {
  doc.save()
  // In one: what it writes has six digits behind the point.
  doc.transform(...multiply([pointsPerInch, 0, 0, pointsPerInch, 0, 0], matrix))
  paint()
  doc.restore()
}

/** Answers what pdfkit calls a colour, once it is known to the document. */
function openPlates(doc: Doc): (paint: Paint) => string {
  const inner = innerOf(doc)
  return ({ hex, plate }) => {
    if (plate === undefined) return hex
    // Names of colours are looked for first: a plate that is called White would be none.
    const key = `plate ${plate}`
    if (!inner.spotColors[key]) {
      inner.addSpotColor(plate, ...inkShares(hex))
      inner.spotColors[key] = inner.spotColors[plate]
    }
    return key
  }
}

function openLayers(doc: Doc) {
  const inner = innerOf(doc)
  const layers = new Map<string, Ref>()

  function layerOf(name: string): Ref {
    const known = layers.get(name)
    if (known) return known
    const layer = doc.ref({ Type: 'OCG', Name: new String(name) })
    layers.set(name, layer)
    layer.end(undefined)
    return layer
  }

  return {
    layer: (name: string, draw: () => void, isOver = false): void => {
      const mark = `L${[...layers.keys(), name].indexOf(name)}`
      const { data } = inner.page.resources
      data.Properties = { ...(data.Properties as object | undefined), [mark]: layerOf(name) }
      doc.addContent(`/OC /${mark} BDC`)
      doc.save()
      if (isOver) {
        inner.page.ext_gstates.Over ??= overprint(doc)
        doc.addContent('/Over gs')
      }
      draw()
      doc.restore()
      doc.addContent('EMC')
    },
    end: (): void => {
      const refs = [...layers.values()]
      // oxlint-disable-next-line eslint/no-underscore-dangle -- what writes PDF has no other name for its catalogue
      if (refs.length > 0) inner._root.data.OCProperties = { OCGs: refs, D: { Order: refs, ON: refs } }
    },
  }
}

/** Viewers that show no plates by themselves show what is below a white one. */
function overprint(doc: Doc): Ref {
  const state = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1, BM: 'Multiply' })
  state.end(undefined)
  return state
}

/** Answers what paints bits in the unit square of a matrix; where they are 0 nothing is painted. */
function openBits(doc: Doc, colorOf: (paint: Paint) => string) {
  const pictures = new Map<BitPicture, Ref>()
  return (picture: BitPicture, paint: Paint, matrix: Matrix): void => {
    const color = colorOf(paint)
    const ref = pictures.get(picture) ?? doc.ref(maskOf(picture))
    if (!pictures.has(picture)) {
      pictures.set(picture, ref)
      ref.end(Buffer.from(picture.rows))
    }
    const name = `B${[...pictures.keys()].indexOf(picture)}`
    innerOf(doc).page.xobjects[name] = ref
    paintAt(doc, matrix, () => {
      doc.fillColor(color)
      // Pictures stand upright where y grows upwards.
      doc.transform(1, 0, 0, -1, 0, 1)
      doc.addContent(`/${name} Do`)
    })
  }
}

/** Answers what keeps lines in the file once, however often they are put down, so many inches right and down. */
function openLines(doc: Doc) {
  let count = 0
  return (lines: readonly PlainLine[]): ((right: number, down: number) => void) => {
    const points = lines.flatMap(line => line.points)
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const box = [Math.min(...xs) - 1, Math.min(...ys) - 1, Math.max(...xs) + 1, Math.max(...ys) + 1]
    const ref = doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: box.map(side => side * pointsPerInch),
      Resources: {},
    })
    ref.end(Buffer.from(lines.map(contentOf).join('\n')))
    count += 1
    const name = `F${count}`
    return (right, down) => {
      innerOf(doc).page.xobjects[name] = ref
      doc.save()
      doc.transform(1, 0, 0, 1, right * pointsPerInch, down * pointsPerInch)
      doc.addContent(`/${name} Do`)
      doc.restore()
    }
  }
}

function contentOf({ points, widthInches, gray }: PlainLine): string {
  const places = points.map(([x, y], i) => `${inPoints(x)} ${inPoints(y)} ${i === 0 ? 'm' : 'l'}`)
  return `${gray} G ${inPoints(widthInches)} w ${places.join(' ')} S`
}

function inPoints(inches: number): string {
  return String(Math.round(inches * pointsPerInch * 1000) / 1000)
}

function maskOf({ width, height }: BitPicture) {
  return {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ImageMask: true,
    BitsPerComponent: 1,
    // Painted where a bit is 1.
    Decode: [1, 0],
  }
}

/** Per cent of cyan, magenta, yellow and black that show a colour where there is no such ink. */
function inkShares(hex: string): [number, number, number, number] {
  const channels = [1, 3, 5].map(from => Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  const most = Math.max(...channels)
  if (most === 0) return [0, 0, 0, 100]
  const [c, m, y] = channels.map(channel => Math.round((100 * (most - channel)) / most)) as [
    number,
    number,
    number,
  ]
  return [c, m, y, Math.round(100 * (1 - most))]
}

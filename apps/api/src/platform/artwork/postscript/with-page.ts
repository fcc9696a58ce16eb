import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { must } from '@teamloom/kit/assert.ts'
import { copyProgram } from '#api/platform/artwork/postscript/copy-program.ts'
import { deepenBlack } from '#api/platform/artwork/postscript/deepen-black.ts'
import { packagedReaders, type VectorReaders } from '#api/platform/artwork/postscript/find-readers.ts'
import { failsAtFonts, substitutedIn } from '#api/platform/artwork/postscript/missing-fonts.ts'
import type { PageBox } from '#api/platform/artwork/postscript/page-box.ts'
import { askPoppler, type PageFacts, toldFacts } from '#api/platform/artwork/postscript/page-facts.ts'
import { pdfWords } from '#api/platform/artwork/postscript/pdf-words.ts'
import { type Outcome, type readerLimits, runLimited } from '#api/platform/artwork/postscript/run-limited.ts'

/** A page of a file, as yet untrusted. */
export type DrawnPage = Pick<PageFacts, 'pages' | 'missingFonts' | 'bitmapPpi'> & {
  /** From 1. */
  readonly number: number
  readonly svg: Uint8Array
  /** In points. */
  readonly size: { readonly width: number; readonly height: number }
  /**
   * As the program that made the drawing paints the page itself: a PNG of so many pixels on its longest side, clear
   * where nothing is painted; undefined when it could not.
   */
  readonly paint: (longest: number) => Promise<Uint8Array | undefined>
}

type Undrawn = { readonly lacks: string } | 'tooMuch' | 'unreadable' | 'withoutPdf' | 'noPage'

/** As much of it as a reader gets. */
const mostBytes = 60_000_000

/** What `use` makes of a page of an EPS or AI file, by its number from 1; `lacks`: what it would take to read it. */
export async function withPage<Value>(
  file: string,
  { format, number }: { readonly format: 'eps' | 'ai'; readonly number: number },
  { postscript, pdf }: VectorReaders,
  limits: typeof readerLimits,
  use: (page: DrawnPage) => Promise<Value>,
): Promise<Value | Undrawn> {
  if (!pdf) return { lacks: 'pdftocairo (poppler-utils) or mupdf' }
  if (format === 'eps' && number > 1) return 'noPage'
  if (format === 'eps' && !postscript) return { lacks: 'Ghostscript' }
  const { size } = await fs.stat(file)
  if (size > mostBytes) return 'tooMuch'
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'teamloom-page-'))
  try {
    // A folder of its own, with what is read in it and nothing else.
    const source = path.join(folder, 'source')
    const box = format === 'eps' ? await copyProgram(file, source) : await fs.copyFile(file, source)
    const page = path.join(folder, 'page.pdf')
    const fonts: string[] = []
    if (format === 'eps') {
      const made = await runLimited(toPdf(postscript, source, box ?? undefined), { folder, limits })
      if (typeof made === 'string') return nameOf(made)
      fonts.push(...substitutedIn(made.said))
      await fs.writeFile(page, made.output)
    } else await fs.rename(source, page)
    const run = (command: readonly [string, ...string[]]) => runLimited(command, { folder, limits })
    const asked = pdf === 'packaged' ? undefined : await askPoppler(pdf, page, number, run)
    if (asked && number > asked.pages) return 'noPage'
    if (asked?.isWithoutPdf) return 'withoutPdf'
    if (asked?.hasProfiledPhotographs && packagedReaders.pdf) {
      const plain = await run(packaged('pictures', page, String(number)))
      if (typeof plain !== 'string') await fs.writeFile(page, plain.output)
    }
    let reader = pdf
    let drawn = await run(toSvg(reader, page, number))
    const isWordless = asked && typeof drawn !== 'string' && failsAtFonts(drawn.said)
    // It leaves out what ours draws in another font.
    if (isWordless && packagedReaders.pdf) {
      reader = packagedReaders.pdf
      drawn = await run(toSvg(reader, page, number))
    }
    if (typeof drawn === 'string') return nameOf(drawn)
    const facts = reader === 'packaged' ? toldFacts(drawn.said) : must(asked, 'facts')
    if (number > facts.pages) return 'noPage'
    fonts.push(...facts.missingFonts, ...(isWordless && reader !== 'packaged' ? facts.fonts : []))
    if (facts.isWithoutPdf) return 'withoutPdf'
    const svg = namedBlends(deepenBlack(inPoints(Buffer.from(drawn.output).toString('latin1'))))
    const size = sizeIn(svg)
    return await use({
      svg: Buffer.from(svg, 'latin1'),
      size,
      number,
      pages: facts.pages,
      missingFonts: [...new Set(fonts)].slice(0, mostFonts),
      bitmapPpi: facts.bitmapPpi,
      paint: async longest => {
        const painted = await run(toPicture(reader, page, number, inPixelsOf(size, longest), longest))
        return typeof painted === 'string' ? undefined : painted.output
      },
    })
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

/** Nobody reads more of them. */
const mostFonts = 8

const sizeInPoints = / width="([\d.]{1,20})pt" height="([\d.]{1,20})pt"/

/** A point of the page is one unit of the drawing, whichever program made it. */
function inPoints(svg: string): string {
  const head = svg.slice(0, 1000)
  return head.replace(sizeInPoints, ' width="$1" height="$2"') + svg.slice(head.length)
}

function sizeIn(svg: string): DrawnPage['size'] {
  const [, width, height] = / width="([\d.]{1,20})" height="([\d.]{1,20})"/.exec(svg.slice(0, 1000)) ?? []
  return { width: Number(width ?? 1), height: Number(height ?? 1) }
}

/** How cairo says what others call a blend. */
function namedBlends(svg: string): string {
  return svg.replace(/([" ;])comp-op:(?=[a-z-]{6,11};)/g, '$1mix-blend-mode:')
}

function nameOf(outcome: Extract<Outcome, string>): 'tooMuch' | 'unreadable' {
  return outcome === 'tooMuch' ? 'tooMuch' : 'unreadable'
}

function toPdf(
  reader: VectorReaders['postscript'],
  source: string,
  box: PageBox | undefined,
): readonly [string, ...string[]] {
  if (reader && reader !== 'packaged')
    return [reader.program, '-sstdout=%stderr', ...pdfWords(box, '%stdout', source)]
  return packaged('ghostscript', source, ...(box ? [JSON.stringify(box)] : []))
}

function toSvg(reader: VectorReaders['pdf'], page: string, number: number): readonly [string, ...string[]] {
  if (reader && reader !== 'packaged')
    return [reader.program, '-svg', '-f', String(number), '-l', String(number), page, '-']
  return packaged('mupdf', page, String(number))
}

/** `fit`: poppler's words for how large. */
function toPicture(
  reader: VectorReaders['pdf'],
  page: string,
  number: number,
  fit: readonly string[],
  longest: number,
): readonly [string, ...string[]] {
  const own = String(number)
  if (!reader || reader === 'packaged') return packaged('picture', page, own, String(longest))
  return [reader.program, '-png', '-transp', '-singlefile', '-f', own, '-l', own, ...fit, page, '-']
}

/** Its drawing's size comes in whole points, and so must its picture's. */
function inPixelsOf({ width, height }: DrawnPage['size'], longest: number): readonly string[] {
  const scale = longest / Math.max(width, height)
  const [across, down] = [width, height].map(side => String(Math.max(1, Math.round(side * scale)))) as [
    string,
    string,
  ]
  return ['-r', String(72 * scale), '-x', '0', '-y', '0', '-W', across, '-H', down]
}

/** A page of an AI file as a PNG of so many pixels on its longest side, to be known by; undefined when it cannot be had. */
export async function paintPage(
  file: string,
  number: number,
  { pdf }: VectorReaders,
  longest: number,
): Promise<Uint8Array | undefined> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'teamloom-page-'))
  try {
    const page = path.join(folder, 'page.pdf')
    await fs.copyFile(file, page)
    const painted = await runLimited(toPicture(pdf, page, number, ['-scale-to', String(longest)], longest), {
      folder,
    })
    return typeof painted === 'string' ? undefined : painted.output
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

const { resolve } = createRequire(import.meta.url)

/** Read by ours in a process that may open its file and the reader's own, and nothing else: no file is written. */
function packaged(
  reader: 'ghostscript' | 'mupdf' | 'picture' | 'pictures',
  file: string,
  ...words: readonly string[]
): readonly [string, ...string[]] {
  const module = path.dirname(resolve(reader === 'ghostscript' ? '@okathira/ghostpdl-wasm' : 'mupdf'))
  const script = path.join(import.meta.dirname, `packaged-${reader}.ts`)
  const readable = [file, `${path.dirname(module)}/`, `${import.meta.dirname}/`].map(
    each => `--allow-fs-read=${each}`,
  )
  return [process.execPath, '--permission', ...readable, '--max-old-space-size=256', script, file, ...words]
}

import fs from 'node:fs/promises'
import path from 'node:path'
import { must } from '@teamloom/kit/assert.ts'
import { inWordsOfSvg } from '#api/platform/artwork/postscript/cairo-words.ts'
import { copyProgram } from '#api/platform/artwork/postscript/copy-program.ts'
import { deepenBlack } from '#api/platform/artwork/postscript/deepen-black.ts'
import { packagedReaders, type VectorReaders } from '#api/platform/artwork/postscript/find-readers.ts'
import { failsAtFonts, substitutedIn } from '#api/platform/artwork/postscript/missing-fonts.ts'
import { askPoppler, type PageFacts, toldFacts } from '#api/platform/artwork/postscript/page-facts.ts'
import { type ProgramPage, toldPages } from '#api/platform/artwork/postscript/page-words.ts'
import {
  type Command,
  pageToPicture,
  pageToPictureByGhostscript,
  pageToSvg,
  pageWithPlainPictures,
  programToPdf,
  programToPicture,
} from '#api/platform/artwork/postscript/reader-commands.ts'
import { type Outcome, readerLimits, runLimited } from '#api/platform/artwork/postscript/run-limited.ts'
import { withFolder } from '#api/platform/artwork/postscript/with-folder.ts'

/** A page of a file, as yet untrusted. */
export type DrawnPage = Pick<PageFacts, 'pages' | 'missingFonts' | 'bitmapPpi'> & {
  /** From 1. */
  readonly number: number
  readonly svg: Uint8Array
  /** In points. */
  readonly size: { readonly width: number; readonly height: number }
  /**
   * The page painted by the program that knows it best, that of its own language where it is one: a PNG of so many
   * pixels on its longest side, clear where nothing is painted; undefined when it could not be painted.
   */
  readonly paint: (longest: number) => Promise<Uint8Array | undefined>
}

type Undrawn = { readonly lacks: string } | 'tooMuch' | 'unreadable' | 'withoutPdf' | 'noPage'

/** Which page of a file, by its number from 1. */
type Chosen = { readonly format: 'eps' | 'ai'; readonly number: number }

/** `computingSeconds`: where less than a reader may take is enough. */
type Run = (command: Command, computingSeconds?: number) => Promise<Outcome>

/** What a page of several layers takes Ghostscript, where it takes longest. */
const blendingSeconds = 3

/** How large a file may be: as much of it as a reader gets. */
const mostBytes = 60_000_000

/** What `use` makes of a page of an EPS or AI file; `lacks`: what it would take to read it. */
export async function withPage<Value>(
  file: string,
  { format, number }: Chosen,
  readers: VectorReaders,
  limits: typeof readerLimits,
  use: (page: DrawnPage) => Promise<Value>,
): Promise<Value | Undrawn> {
  if (!readers.pdf) return { lacks: 'pdftocairo (poppler-utils) or mupdf' }
  if (format === 'eps' && !readers.postscript) return { lacks: 'Ghostscript' }
  const { size } = await fs.stat(file)
  if (size > mostBytes) return 'tooMuch'
  return inFolder(limits, readers.cell, async (folder, run) => {
    const page = path.join(folder, 'page.pdf')
    if (format === 'ai') {
      await fs.copyFile(file, page)
      return withPdf(page, number, readers, run, use)
    }
    const source = path.join(folder, 'source')
    const program = { box: await copyProgram(file, source), number }
    const made = await run(programToPdf(readers.postscript, source, program))
    if (typeof made === 'string') return nameOf(made)
    const pages = Math.max(1, toldPages(made.said))
    if (number > pages) return 'noPage'
    await fs.writeFile(page, made.output)
    return withPdf(page, numberInPdf(program), readers, run, drawn =>
      use({
        ...drawn,
        number,
        pages,
        missingFonts: onceEach([...substitutedIn(made.said), ...drawn.missingFonts]),
        paint: async longest => {
          const isAlone = program.box !== undefined || pages === 1
          const ppi = (pointsPerInch * longest) / Math.max(drawn.size.width, drawn.size.height)
          const own = isAlone
            ? await pictureBy(run, programToPicture(readers.postscript, source, program, ppi))
            : undefined
          return own ?? drawn.paint(longest)
        },
      }),
    )
  })
}

/** `page`: a PDF file, in a folder that is ours. */
async function withPdf<Value>(
  page: string,
  number: number,
  { pdf, postscript }: VectorReaders,
  run: Run,
  use: (page: DrawnPage) => Promise<Value>,
): Promise<Value | Undrawn> {
  const asked = pdf && pdf !== 'packaged' ? await askPoppler(pdf, page, number, run) : undefined
  if (asked && number > asked.pages) return 'noPage'
  if (asked?.isWithoutPdf) return 'withoutPdf'
  if (asked?.hasProfiledPhotographs && packagedReaders.pdf) {
    const plain = await run(pageWithPlainPictures(page, number))
    if (typeof plain !== 'string') await fs.writeFile(page, plain.output)
  }
  let reader = pdf
  let drawn = await run(pageToSvg(reader, page, number))
  const isWordless = asked && typeof drawn !== 'string' && failsAtFonts(drawn.said)
  // It leaves out what ours draws in another font.
  if (isWordless && packagedReaders.pdf) {
    reader = packagedReaders.pdf
    drawn = await run(pageToSvg(reader, page, number))
  }
  if (typeof drawn === 'string') return nameOf(drawn)
  const facts = reader === 'packaged' ? toldFacts(drawn.said) : must(asked, 'facts')
  if (number > facts.pages) return 'noPage'
  if (facts.isWithoutPdf) return 'withoutPdf'
  const svg = inWordsOfSvg(deepenBlack(inPoints(Buffer.from(drawn.output).toString('latin1'))))
  const size = sizeIn(svg)
  let ghostscript = facts.isBlended ? postscript : undefined
  return use({
    svg: Buffer.from(svg, 'latin1'),
    size,
    number,
    pages: facts.pages,
    missingFonts: onceEach([
      ...facts.missingFonts,
      ...(isWordless && reader !== 'packaged' ? facts.fonts : []),
    ]),
    bitmapPpi: facts.bitmapPpi,
    paint: async longest => {
      const ppi = (pointsPerInch * longest) / Math.max(size.width, size.height)
      const byGhostscript =
        ghostscript &&
        (await pictureBy(
          command => run(command, blendingSeconds),
          pageToPictureByGhostscript(ghostscript, page, number, ppi),
        ))
      // It does not come to the end of every page: the time is the other's then.
      if (!byGhostscript) ghostscript = undefined
      return byGhostscript ?? pictureBy(run, pageToPicture(reader, page, number, longest, size))
    },
  })
}

/** A page as a PNG of about so many pixels on its longest side, to be known by; undefined when it cannot be had. */
export async function paintPage(
  file: string,
  { format, number }: Chosen,
  { postscript, pdf, cell }: VectorReaders,
  longest: number,
): Promise<Uint8Array | undefined> {
  return inFolder(readerLimits, cell, async (folder, run) => {
    const source = path.join(folder, 'source')
    if (format === 'ai') {
      await fs.copyFile(file, source)
      return pictureBy(run, pageToPicture(pdf, source, number, longest))
    }
    const program = { box: await copyProgram(file, source), number }
    const { box } = program
    if (box) {
      const ppi = (pointsPerInch * longest) / Math.max(box.right - box.left, box.top - box.bottom)
      return pictureBy(run, programToPicture(postscript, source, program, ppi))
    }
    const made = await run(programToPdf(postscript, source, program))
    if (typeof made === 'string') return undefined
    const page = path.join(folder, 'page.pdf')
    await fs.writeFile(page, made.output)
    return pictureBy(run, pageToPicture(pdf, page, number, longest))
  })
}

/** A program that says its box is written page by page. */
const numberInPdf = ({ box, number }: ProgramPage) => (box ? 1 : number)

const pointsPerInch = 72

/** A folder of its own, with what is read in it and nothing else. */
function inFolder<Value>(
  limits: typeof readerLimits,
  cell: VectorReaders['cell'],
  use: (folder: string, run: Run) => Promise<Value>,
): Promise<Value> {
  return withFolder(folder =>
    use(folder, (command, computingSeconds = limits.computingSeconds) =>
      runLimited(command, { folder, limits: { ...limits, computingSeconds }, cell }),
    ),
  )
}

async function pictureBy(run: Run, command: Command): Promise<Uint8Array | undefined> {
  const painted = await run(command)
  return typeof painted === 'string' ? undefined : painted.output
}

/** Nobody reads more of them. */
const mostFonts = 8

const onceEach = (fonts: readonly string[]) => [...new Set(fonts)].slice(0, mostFonts)

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

function nameOf(outcome: Extract<Outcome, string>): 'tooMuch' | 'unreadable' {
  return outcome === 'tooMuch' ? 'tooMuch' : 'unreadable'
}

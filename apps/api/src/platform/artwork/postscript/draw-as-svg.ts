import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { copyProgram } from '#api/platform/artwork/postscript/copy-program.ts'
import { deepenBlack } from '#api/platform/artwork/postscript/deepen-black.ts'
import { packagedReaders, type VectorReaders } from '#api/platform/artwork/postscript/find-readers.ts'
import { substitutedIn } from '#api/platform/artwork/postscript/missing-fonts.ts'
import type { PageBox } from '#api/platform/artwork/postscript/page-box.ts'
import { askPoppler, type PageFacts, toldFacts } from '#api/platform/artwork/postscript/page-facts.ts'
import { pdfWords } from '#api/platform/artwork/postscript/pdf-words.ts'
import { type Outcome, readerLimits, runLimited } from '#api/platform/artwork/postscript/run-limited.ts'

type Drawn =
  | ({ readonly svg: Uint8Array } & Pick<PageFacts, 'missingFonts' | 'bitmapPpi'>)
  | { readonly lacks: string }
  | 'tooMuch'
  | 'unreadable'
  | 'withoutPdf'

/** As much of it as a reader gets. */
const mostBytes = 60_000_000

/** The first page of an EPS or AI file as SVG, as yet untrusted; `lacks`: what it would take to read it. */
export async function drawAsSvg(
  file: string,
  format: 'eps' | 'ai',
  { postscript, pdf }: VectorReaders,
  limits = readerLimits,
): Promise<Drawn> {
  if (!pdf) return { lacks: 'pdftocairo (poppler-utils) or mupdf' }
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
    const asked = pdf === 'packaged' ? undefined : await askPoppler(pdf, page, run)
    if (asked?.isWithoutPdf) return 'withoutPdf'
    if (asked?.hasProfiledPhotographs && packagedReaders.pdf) {
      const plain = await run(packaged('pictures', page))
      if (typeof plain !== 'string') await fs.writeFile(page, plain.output)
    }
    const drawn = await run(toSvg(pdf, page))
    if (typeof drawn === 'string') return nameOf(drawn)
    const facts = asked ?? toldFacts(drawn.said)
    if (facts.isWithoutPdf) return 'withoutPdf'
    return {
      svg: Buffer.from(deepenBlack(inPoints(Buffer.from(drawn.output).toString('latin1'))), 'latin1'),
      missingFonts: [...new Set([...fonts, ...facts.missingFonts])].slice(0, mostFonts),
      bitmapPpi: facts.bitmapPpi,
    }
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

function toSvg(reader: VectorReaders['pdf'], page: string): readonly [string, ...string[]] {
  if (reader && reader !== 'packaged') return [reader.program, '-svg', '-f', '1', '-l', '1', page, '-']
  return packaged('mupdf', page)
}

const { resolve } = createRequire(import.meta.url)

/** Read by ours in a process that may open its file and the reader's own, and nothing else: no file is written. */
function packaged(
  reader: 'ghostscript' | 'mupdf' | 'pictures',
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

import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { copyProgram } from '#api/platform/artwork/postscript/copy-program.ts'
import type { VectorReaders } from '#api/platform/artwork/postscript/find-readers.ts'
import { missingIn, notEmbeddedIn, substitutedIn } from '#api/platform/artwork/postscript/missing-fonts.ts'
import type { PageBox } from '#api/platform/artwork/postscript/page-box.ts'
import { pdfWords } from '#api/platform/artwork/postscript/pdf-words.ts'
import { type Outcome, readerLimits, runLimited } from '#api/platform/artwork/postscript/run-limited.ts'

type Drawn =
  | { readonly svg: Uint8Array; readonly missingFonts: readonly string[] }
  | { readonly lacks: string }
  | 'tooMuch'
  | 'unreadable'

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
    const drawn = await runLimited(toSvg(pdf, page), { folder, limits })
    if (typeof drawn === 'string') return nameOf(drawn)
    fonts.push(...missingIn(drawn.said))
    if (pdf !== 'packaged') {
      const listed = await runLimited(fontsOf(pdf, page), { folder, limits })
      if (typeof listed !== 'string')
        fonts.push(...notEmbeddedIn(Buffer.from(listed.output).toString('latin1')))
    }
    return { svg: inPoints(drawn.output), missingFonts: [...new Set(fonts)].slice(0, mostFonts) }
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

/** Nobody reads more of them. */
const mostFonts = 8

const sizeInPoints = / width="([\d.]{1,20})pt" height="([\d.]{1,20})pt"/

/** A point of the page is one unit of the drawing, whichever program made it. */
function inPoints(svg: Uint8Array): Uint8Array {
  const head = Buffer.from(svg.buffer, svg.byteOffset, Math.min(svg.length, 1000)).toString('latin1')
  const plain = head.replace(sizeInPoints, ' width="$1" height="$2"')
  return Buffer.concat([Buffer.from(plain, 'latin1'), svg.subarray(head.length)])
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

/** What comes with poppler beside what draws. */
function fontsOf({ program }: { readonly program: string }, page: string): readonly [string, ...string[]] {
  return [path.join(path.dirname(program), 'pdffonts'), '-f', '1', '-l', '1', page]
}

function toSvg(reader: VectorReaders['pdf'], page: string): readonly [string, ...string[]] {
  if (reader && reader !== 'packaged') return [reader.program, '-svg', '-f', '1', '-l', '1', page, '-']
  return packaged('mupdf', page)
}

const { resolve } = createRequire(import.meta.url)

/** Read by ours in a process that may open its file and the reader's own, and nothing else: no file is written. */
function packaged(
  reader: 'ghostscript' | 'mupdf',
  file: string,
  ...words: readonly string[]
): readonly [string, ...string[]] {
  const module = path.dirname(resolve(reader === 'mupdf' ? 'mupdf' : '@okathira/ghostpdl-wasm'))
  const script = path.join(import.meta.dirname, `packaged-${reader}.ts`)
  const readable = [file, `${path.dirname(module)}/`, `${import.meta.dirname}/`].map(
    each => `--allow-fs-read=${each}`,
  )
  return [process.execPath, '--permission', ...readable, '--max-old-space-size=256', script, file, ...words]
}

import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { VectorReaders } from '#api/platform/artwork/postscript/find-readers.ts'
import { pdfWords } from '#api/platform/artwork/postscript/pdf-words.ts'
import { type Outcome, readerLimits, runLimited } from '#api/platform/artwork/postscript/run-limited.ts'

type Drawn = { readonly svg: Uint8Array } | { readonly lacks: string } | 'tooMuch' | 'unreadable'

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
    await fs.copyFile(file, source)
    const page = path.join(folder, 'page.pdf')
    if (format === 'eps') {
      const made = await runLimited(toPdf(postscript, source), { folder, limits })
      if (typeof made === 'string') return nameOf(made)
      await fs.writeFile(page, made)
    } else await fs.rename(source, page)
    const svg = await runLimited(toSvg(pdf, page), { folder, limits })
    return typeof svg === 'string' ? nameOf(svg) : { svg: inPoints(svg) }
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

const sizeInPoints = / width="([\d.]{1,20})pt" height="([\d.]{1,20})pt"/

/** A point of the page is one unit of the drawing, whichever program made it. */
function inPoints(svg: Uint8Array): Uint8Array {
  const head = Buffer.from(svg.buffer, svg.byteOffset, Math.min(svg.length, 1000)).toString('latin1')
  const plain = head.replace(sizeInPoints, ' width="$1" height="$2"')
  return Buffer.concat([Buffer.from(plain, 'latin1'), svg.subarray(head.length)])
}

function nameOf(outcome: Exclude<Outcome, Uint8Array>): 'tooMuch' | 'unreadable' {
  return outcome === 'tooMuch' ? 'tooMuch' : 'unreadable'
}

function toPdf(reader: VectorReaders['postscript'], source: string): readonly [string, ...string[]] {
  if (reader && reader !== 'packaged')
    return [reader.program, ...pdfWords, '-sstdout=%stderr', '-sOutputFile=%stdout', source]
  return packaged('ghostscript', source)
}

function toSvg(reader: VectorReaders['pdf'], page: string): readonly [string, ...string[]] {
  if (reader && reader !== 'packaged') return [reader.program, '-svg', '-f', '1', '-l', '1', page, '-']
  return packaged('mupdf', page)
}

const { resolve } = createRequire(import.meta.url)

/** Read by ours in a process that may open its file and the reader's own, and nothing else: no file is written. */
function packaged(reader: 'ghostscript' | 'mupdf', file: string): readonly [string, ...string[]] {
  const module = path.dirname(resolve(reader === 'mupdf' ? 'mupdf' : '@okathira/ghostpdl-wasm'))
  const script = path.join(import.meta.dirname, `packaged-${reader}.ts`)
  const readable = [file, `${path.dirname(module)}/`, `${import.meta.dirname}/`].map(
    each => `--allow-fs-read=${each}`,
  )
  return [process.execPath, '--permission', ...readable, '--max-old-space-size=256', script, file]
}

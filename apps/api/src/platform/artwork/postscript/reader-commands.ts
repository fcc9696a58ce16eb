import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import type { VectorReaders } from '#api/platform/artwork/postscript/find-readers.ts'
import {
  type PageFiles,
  type ProgramPage,
  pagePictureWords,
  pdfWords,
  pictureWords,
} from '#api/platform/artwork/postscript/page-words.ts'

/** A program and its words, which writes what it made to its output. */
export type Command = readonly [program: string, ...words: readonly string[]]

type Size = { readonly width: number; readonly height: number }

/** A page of a program as PDF. */
export function programToPdf(
  reader: VectorReaders['postscript'],
  source: string,
  page: ProgramPage,
): Command {
  return byGhostscript(reader, source, files => pdfWords(page, files))
}

/** A page of a program as a PNG; `ppi`: its pixels to the inch. */
export function programToPicture(
  reader: VectorReaders['postscript'],
  source: string,
  page: ProgramPage,
  ppi: number,
): Command {
  return byGhostscript(reader, source, files => pictureWords(page, ppi, files))
}

/** A page of a PDF file as a PNG; `ppi`: its pixels to the inch. */
export function pageToPictureByGhostscript(
  reader: VectorReaders['postscript'],
  page: string,
  number: number,
  ppi: number,
): Command {
  return byGhostscript(reader, page, files => pagePictureWords(number, ppi, files))
}

function byGhostscript(
  reader: VectorReaders['postscript'],
  source: string,
  wordsOf: (files: PageFiles) => readonly string[],
): Command {
  if (reader && reader !== 'packaged')
    return [reader.program, '-sstdout=%stderr', ...wordsOf({ output: '%stdout', source })]
  return packaged('ghostscript', source, ...wordsOf({ output: 'made', source: 'source' }))
}

/** A page of a PDF file as SVG. */
export function pageToSvg(reader: VectorReaders['pdf'], page: string, number: number): Command {
  if (reader && reader !== 'packaged')
    return [reader.program, '-svg', '-f', String(number), '-l', String(number), page, '-']
  return packaged('mupdf', page, String(number))
}

/** A page of a PDF file as a PNG of so many pixels on its longest side; `size`: the page's own, where it is known. */
export function pageToPicture(
  reader: VectorReaders['pdf'],
  page: string,
  number: number,
  longest: number,
  size?: Size,
): Command {
  const own = String(number)
  if (!reader || reader === 'packaged') return packaged('picture', page, own, String(longest))
  const fit = size ? inPixelsOf(size, longest) : ['-scale-to', String(longest)]
  return [
    reader.program,
    '-png',
    '-transp',
    '-singlefile',
    '-cropbox',
    '-f',
    own,
    '-l',
    own,
    ...fit,
    page,
    '-',
  ]
}

/** Its drawing's size comes in whole points, and so must its picture's. */
function inPixelsOf({ width, height }: Size, longest: number): readonly string[] {
  const scale = longest / Math.max(width, height)
  const [across, down] = [width, height].map(side => String(Math.max(1, Math.round(side * scale)))) as [
    string,
    string,
  ]
  return ['-r', String(72 * scale), '-x', '0', '-y', '0', '-W', across, '-H', down]
}

/** A page of a PDF file as a PDF whose photographs are in colours of a screen; nothing where they are. */
export function pageWithPlainPictures(page: string, number: number): Command {
  return packaged('pictures', page, String(number))
}

const { resolve } = createRequire(import.meta.url)

/** Read by ours in a process that may open its file and the reader's own, and nothing else: no file is written. */
function packaged(
  reader: 'ghostscript' | 'mupdf' | 'picture' | 'pictures',
  file: string,
  ...words: readonly string[]
): Command {
  const module = path.dirname(resolve(reader === 'ghostscript' ? '@okathira/ghostpdl-wasm' : 'mupdf'))
  const script = path.join(import.meta.dirname, `packaged-${reader}.ts`)
  const readable = [file, `${path.dirname(module)}/`, `${import.meta.dirname}/`].map(
    each => `--allow-fs-read=${each}`,
  )
  return [process.execPath, '--permission', ...readable, '--max-old-space-size=256', script, file, ...words]
}

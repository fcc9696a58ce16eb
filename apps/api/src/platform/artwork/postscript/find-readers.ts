import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Cell } from '#api/platform/artwork/postscript/cell.ts'

/** A program of the machine, by its path; what comes packaged; or nothing. */
type Reader = { readonly program: string } | 'packaged' | null

export type VectorReaders = {
  /** PostScript to PDF. */
  readonly postscript: Reader
  /** PDF to SVG. */
  readonly pdf: Reader
  /** What they see of the machine; absent: all that we do. */
  readonly cell?: Cell | undefined
}

const { resolve } = createRequire(import.meta.url)

function packaged(name: string): 'packaged' | null {
  try {
    resolve(name)
    return 'packaged'
  } catch {
    return null
  }
}

/** The readers that come with us, where they were installed: they are optional. */
export const packagedReaders: VectorReaders = {
  postscript: packaged('@okathira/ghostpdl-wasm'),
  pdf: packaged('mupdf'),
}

/** The machine's own programs, which draw faster and keep gradients; else those that come with us. */
export async function findVectorReaders(searchPath: string): Promise<VectorReaders> {
  const [ghostscript, poppler] = await Promise.all([
    findProgram('gs', searchPath),
    findProgram('pdftocairo', searchPath),
  ])
  return {
    postscript: ghostscript ? { program: ghostscript } : packagedReaders.postscript,
    pdf: poppler ? { program: poppler } : packagedReaders.pdf,
  }
}

async function findProgram(name: string, searchPath: string): Promise<string | undefined> {
  for (const folder of searchPath.split(path.delimiter).filter(path.isAbsolute)) {
    const file = path.join(folder, name)
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return file
  }
  return undefined
}

/** The paths of those that are programs of the machine. */
export function programsOf({ postscript, pdf }: VectorReaders): readonly string[] {
  return [postscript, pdf].flatMap(reader =>
    reader === null || reader === 'packaged' ? [] : [reader.program],
  )
}

/** What reads EPS and AI, in words for the log and for who asks how we are. */
export function nameReaders({ postscript, pdf }: VectorReaders): { eps: string; ai: string } {
  const nameOf = (reader: Reader, program: string, module: string) =>
    reader === null ? 'none' : reader === 'packaged' ? module : program
  const ai = nameOf(pdf, 'pdftocairo', 'mupdf')
  const eps = nameOf(postscript, 'Ghostscript', 'packaged Ghostscript')
  return { eps: eps === 'none' || ai === 'none' ? 'none' : `${eps}, ${ai}`, ai }
}

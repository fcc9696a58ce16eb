import path from 'node:path'
import { z } from 'zod/mini'
import { factsMark, mostPages } from '#api/platform/artwork/postscript/facts-line.ts'
import { listedIn, notEmbeddedIn } from '#api/platform/artwork/postscript/missing-fonts.ts'
import {
  bitmapSchema,
  coarsestOf,
  hasProfiledPhotographs,
  listedBitmaps,
} from '#api/platform/artwork/postscript/page-bitmaps.ts'
import type { Outcome } from '#api/platform/artwork/postscript/run-limited.ts'
import { isWithoutPdf } from '#api/platform/artwork/postscript/without-pdf.ts'

/** What is known of a page beside its drawing. */
export type PageFacts = {
  /** How many its file has. */
  readonly pages: number
  /** Its program's notice stands in the artwork's place. */
  readonly isWithoutPdf: boolean
  readonly missingFonts: readonly string[]
  /** All that it names, where they are known. */
  readonly fonts: readonly string[]
  /** Pixels to the inch of the coarsest bitmap that it shows; null without any. */
  readonly bitmapPpi: number | null
  /** Some are photographs that are drawn without the profile that the page says of them. */
  readonly hasProfiledPhotographs: boolean
  /** Our reader paints some of it otherwise than it is meant, as it is blended with what lies below. */
  readonly isBlended: boolean
}

const toldSchema = z.object({
  pages: z.number(),
  words: z.string(),
  missingFonts: z.array(z.string()),
  bitmaps: z.array(bitmapSchema),
  isBlended: z.boolean(),
})

/** What our reader of PDF files says of a page is as untrusted as the page. */
export function toldFacts(said: string): PageFacts {
  const line = said.split('\n').find(each => each.startsWith(factsMark)) ?? ''
  const { pages, words, missingFonts, bitmaps, isBlended } = toldSchema.parse(
    JSON.parse(line.slice(factsMark.length)),
  )
  return {
    pages,
    isWithoutPdf: isWithoutPdf(words),
    missingFonts,
    fonts: [],
    bitmapPpi: coarsestOf(bitmaps),
    // It has brought them into colours of a screen.
    hasProfiledPhotographs: false,
    isBlended,
  }
}

/** Asks the programs that come with poppler beside the one that draws. */
export async function askPoppler(
  { program }: { readonly program: string },
  page: string,
  number: number,
  run: (command: readonly [string, ...string[]]) => Promise<Outcome>,
): Promise<PageFacts> {
  const ask = async (name: string, ...words: readonly string[]) => {
    const outcome = await run([path.join(path.dirname(program), name), ...words])
    return typeof outcome === 'string' ? '' : Buffer.from(outcome.output).toString('utf8')
  }
  const own = ['-f', String(number), '-l', String(number)]
  const sizes = await ask('pdfinfo', '-f', '1', '-l', String(mostPages), page)
  const fonts = await ask('pdffonts', ...own, page)
  const pictures = await ask('pdfimages', ...own, '-list', page)
  return {
    pages: sizes.match(/^Page +\d+ size: /gm)?.length ?? 1,
    isWithoutPdf: isWithoutPdf(await ask('pdftotext', ...own, '-enc', 'UTF-8', page, '-')),
    missingFonts: notEmbeddedIn(fonts),
    fonts: listedIn(fonts),
    bitmapPpi: coarsestOf(listedBitmaps(pictures)),
    hasProfiledPhotographs: hasProfiledPhotographs(pictures),
    isBlended: false,
  }
}

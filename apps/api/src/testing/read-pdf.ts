import type { PDFDocument } from 'mupdf'

export type ReadPdf = {
  readonly title: string
  /** The text of each page, its lines as they stand. */
  readonly pages: readonly string[]
  /** How far its lines reach to the right, on any page; points. */
  readonly linesReach: number
  /** Whether a font's letters are in the file, by the font. */
  readonly fonts: Readonly<Record<string, boolean>>
  /** Points. */
  readonly pageSize: { readonly width: number; readonly height: number }
  readonly bookmarks: readonly string[]
  /** Bitmaps in the file, by their pixels. */
  readonly bitmaps: readonly { readonly width: number; readonly height: number }[]
}

/** What a reader of the PDF finds in it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // Only those who read need it: it is 10 MB of WebAssembly.
  const mupdf = await import('mupdf')
  const document = mupdf.Document.openDocument(bytes, 'application/pdf') as PDFDocument
  const pages = Array.from({ length: document.countPages() }, (_, at) => document.loadPage(at))
  const [left, top, right, bottom] = pages[0]!.getBounds()
  const fonts: Record<string, boolean> = {}
  const bitmaps: { width: number; height: number }[] = []
  for (let at = 1; at < document.countObjects(); at++) {
    const object = document.newIndirect(at).resolve()
    if (object.get('Type').isName() && object.get('Type').asName() === 'FontDescriptor') {
      const name = object.get('FontName').asName().split('+').at(-1)!
      fonts[name] = ['FontFile', 'FontFile2', 'FontFile3'].some(file => !object.get(file).isNull())
    }
    if (object.get('Subtype').isName() && object.get('Subtype').asName() === 'Image') {
      bitmaps.push({ width: object.get('Width').asNumber(), height: object.get('Height').asNumber() })
    }
  }
  type Entry = { readonly title?: string | undefined; readonly down?: readonly Entry[] | undefined }
  const titles = (entries: readonly Entry[]): string[] =>
    entries.flatMap(entry => [entry.title ?? '', ...titles(entry.down ?? [])])
  type Lines = { readonly blocks: readonly { readonly lines?: readonly { readonly bbox: Box }[] }[] }
  type Box = { readonly x: number; readonly w: number }
  const ends = pages.flatMap(page =>
    (JSON.parse(page.toStructuredText('').asJSON()) as Lines).blocks.flatMap(({ lines = [] }) =>
      lines.map(({ bbox }) => bbox.x + bbox.w),
    ),
  )
  return {
    linesReach: Math.max(...ends),
    title: document.getMetaData('info:Title') ?? '',
    pages: pages.map(page => page.toStructuredText('preserve-whitespace').asText()),
    fonts,
    pageSize: { width: right! - left!, height: bottom! - top! },
    bookmarks: titles(document.loadOutline() ?? []),
    bitmaps,
  }
}

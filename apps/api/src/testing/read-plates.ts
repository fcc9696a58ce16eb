import type { PDFDocument } from 'mupdf'

/** What a reader of the PDF finds of its plates: colours that are separated by their names, its layers in their order, its pages and bitmaps. */
export async function readPlates(bytes: Uint8Array) {
  const mupdf = await import('mupdf')
  const document = mupdf.Document.openDocument(bytes, 'application/pdf') as PDFDocument
  const names = new Set<string>()
  let bitmaps = 0
  for (let at = 1; at < document.countObjects(); at++) {
    const object = document.newIndirect(at).resolve()
    if (
      object.isArray() &&
      object.length > 1 &&
      object.get(0).isName() &&
      object.get(0).asName() === 'Separation'
    )
      names.add(object.get(1).asName())
    if (object.get('Subtype').isName() && object.get('Subtype').asName() === 'Image') bitmaps += 1
  }
  const order = document.getTrailer().get('Root', 'OCProperties', 'D', 'Order')
  const layers = Array.from({ length: order.isArray() ? order.length : 0 }, (_, at) =>
    order.get(at).get('Name').asString(),
  )
  return { names: [...names], layers, pages: document.countPages(), bitmaps }
}

import fs from 'node:fs'
import process from 'node:process'
import { ColorSpace, Matrix, PDFDocument } from 'mupdf'
import { makePicturesPlain } from '#api/platform/artwork/postscript/plain-pictures.ts'

/** Writes a PDF file's first page as a PNG to its output, of so many pixels on its longest side, clear where nothing is painted. */
const document = PDFDocument.openDocument(fs.readFileSync(String(process.argv[2])), 'application/pdf')
const longest = Number(process.argv[3])
if (document instanceof PDFDocument)
  makePicturesPlain(document, document.findPage(0).getInheritable('Resources'))
const page = document.loadPage(0)
const [left, top, right, bottom] = page.getBounds()
const scale = longest / Math.max(right - left, bottom - top)
process.stdout.write(page.toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceRGB, true).asPNG())

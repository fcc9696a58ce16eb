import fs from 'node:fs'
import process from 'node:process'
import { ColorSpace, Matrix, PDFDocument } from 'mupdf'
import { makePicturesPlain } from '#api/platform/artwork/postscript/plain-pictures.ts'

/** Writes a page of a PDF file as a PNG to its output, of so many pixels on its longest side, clear where nothing is painted. */
const document = PDFDocument.openDocument(fs.readFileSync(String(process.argv[2])), 'application/pdf')
const index = Number(process.argv[3]) - 1
const longest = Number(process.argv[4])
if (document instanceof PDFDocument)
  makePicturesPlain(document, document.findPage(index).getInheritable('Resources'))
const page = document.loadPage(index)
const [left, top, right, bottom] = page.getBounds()
const scale = longest / Math.max(right - left, bottom - top)
process.stdout.write(page.toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceRGB, true).asPNG())

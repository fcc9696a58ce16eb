import fs from 'node:fs'
import process from 'node:process'
import { Buffer, Document, DocumentWriter, Matrix } from 'mupdf'

/** Writes a PDF file's first page as SVG to its output, its text as outlines. */
const page = Document.openDocument(fs.readFileSync(String(process.argv[2])), 'application/pdf').loadPage(0)
const drawing = new Buffer()
const writer = new DocumentWriter(drawing, 'svg', 'text=path')
page.run(writer.beginPage(page.getBounds()), Matrix.identity)
writer.endPage()
writer.close()
process.stdout.write(drawing.asUint8Array())

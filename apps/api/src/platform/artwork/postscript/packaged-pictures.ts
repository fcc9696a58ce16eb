import fs from 'node:fs'
import process from 'node:process'
import { PDFDocument } from 'mupdf'
import { makePicturesPlain } from '#api/platform/artwork/postscript/plain-pictures.ts'

/** Writes a PDF file with a page's photographs in colours of a screen to its output; nothing when they are already. */
const document = PDFDocument.openDocument(fs.readFileSync(String(process.argv[2])), 'application/pdf')
if (document instanceof PDFDocument) {
  const resources = document.findPage(Number(process.argv[3]) - 1).getInheritable('Resources')
  if (makePicturesPlain(document, resources)) process.stdout.write(document.saveToBuffer('').asUint8Array())
}

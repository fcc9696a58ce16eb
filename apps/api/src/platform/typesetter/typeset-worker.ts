import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { tellParent } from '#api/platform/tell-parent.ts'
import type { Typeset, TypesetAnswer } from '#api/platform/typesetter/typesetter.ts'

/** Nothing lies there: a document sees the files that came with it, and no others. */
const desk = path.join(import.meta.dirname, 'desk')

const ownFonts = path.join(import.meta.dirname, 'fonts')
// For the scripts that our own fonts do not write.
const otherFonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
)
const fontBlobs = [
  ...fs
    .readdirSync(ownFonts)
    .filter(file => file.endsWith('.ttf'))
    .map(file => path.join(ownFonts, file)),
  path.join(otherFonts, 'DejaVuSans.ttf'),
  path.join(otherFonts, 'DejaVuSans-Bold.ttf'),
].map(file => fs.readFileSync(file))

const compiler = NodeCompiler.create({ workspace: desk, fontArgs: [{ fontBlobs }] })

function typeset({ main, files }: Typeset): Uint8Array {
  try {
    for (const [name, content] of Object.entries(files)) {
      compiler.mapShadow(path.join(desk, name), Buffer.from(content))
    }
    const compiled = compiler.compile({ mainFilePath: path.join(desk, main), resetRead: true })
    const document = compiled.result
    if (!document) {
      const fault = compiled.takeError()
      throw new Error(JSON.stringify(fault && compiler.fetchDiagnostics(fault)).slice(0, 2000))
    }
    return compiler.pdf(document)
  } finally {
    compiler.resetShadow()
    // What it remembers of a document is kept for one more, so that the same pictures are not read anew.
    compiler.evictCache(1)
  }
}

process.on('message', (job: Typeset) => {
  let answer: TypesetAnswer
  try {
    answer = { ok: true, pdf: typeset(job) }
  } catch (error) {
    answer = { ok: false, message: String(error) }
  }
  tellParent(answer)
})
process.on('disconnect', () => process.exit())
tellParent('ready')

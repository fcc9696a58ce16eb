import fs from 'node:fs'
import { createRequire, flushCompileCache } from 'node:module'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { withoutHidden } from '@teamloom/kit/text.ts'
import { openSync } from 'fontkit'
import { workForParent } from '#api/platform/forked-work.ts'
import { cutOtherLetters } from '#api/platform/typesetter/other-letters.ts'
import type { Typeset, TypesetDocument } from '#api/platform/typesetter/typeset.ts'

/** Nothing lies there: a document sees the files that came with it, and no others. */
const desk = path.join(import.meta.dirname, 'desk')

const ownFonts = path.join(import.meta.dirname, 'fonts')
// For the scripts that our own fonts do not write.
const otherFonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
)
const fontFiles = [
  ...fs
    .readdirSync(ownFonts)
    .filter(file => file.endsWith('.ttf'))
    .map(file => path.join(ownFonts, file)),
  path.join(otherFonts, 'DejaVuSans.ttf'),
  path.join(otherFonts, 'DejaVuSans-Bold.ttf'),
]
const fontBlobs = fontFiles.map(file => fs.readFileSync(file))
const faces = fontFiles.map(file => openSync(file))
const isOurs = (codePoint: number) => faces.some(face => face.hasGlyphForCodePoint(codePoint))

const openCompiler = (otherBlobs: readonly Buffer[] = []) =>
  NodeCompiler.create({ workspace: desk, fontArgs: [{ fontBlobs: [...fontBlobs, ...otherBlobs] }] })
const usualCompiler = openCompiler()

/** What no font writes stands as its number in a frame. */
const framing = (letters: readonly string[]) =>
  `#show regex("[${letters.join('')}]"): it => box(stroke: 0.4pt, inset: (x: 1.5pt), outset: (y: 1.5pt), text(size: 0.7em, "U+" + upper(str(str.to-unicode(it.text), base: 16))))\n`

/** Words that were kept before names lost what turns them around (AC32). */
const asKeptNow = (name: string, content: Uint8Array | string) =>
  typeof content === 'string' && name.endsWith('.json') ? withoutHidden(content) : content

async function typeset({ main, files, isDrawn }: Typeset): Promise<TypesetDocument> {
  const texts = Object.values(files).filter(file => typeof file === 'string')
  const { fontBlobs: otherBlobs, unwritten } = await cutOtherLetters(texts.join('\n'), isOurs)
  const compiler = otherBlobs.length > 0 ? openCompiler(otherBlobs) : usualCompiler
  try {
    for (const [name, content] of Object.entries(files)) {
      const begun =
        name === main && unwritten.length > 0
          ? framing(unwritten) + String(content)
          : asKeptNow(name, content)
      compiler.mapShadow(path.join(desk, name), Buffer.from(begun as string))
    }
    const compiled = compiler.compile({ mainFilePath: path.join(desk, main), resetRead: true })
    const document = compiled.result
    if (!document) {
      const fault = compiled.takeError()
      throw new Error(JSON.stringify(fault && compiler.fetchDiagnostics(fault)).slice(0, 2000))
    }
    const svg = isDrawn && { svg: compiler.plainSvg(document) }
    return { pdf: compiler.pdf(document), unwritten, ...svg }
  } finally {
    compiler.resetShadow()
    // What it remembers of a document is kept for one more, so that the same pictures are not read anew.
    compiler.evictCache(1)
  }
}

// Whoever ends this process does not wait for what it would keep.
flushCompileCache()
workForParent(typeset)

import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create } from 'fontkit'

export type OtherLetters = {
  /** A font for each file that some of them were cut out of. */
  readonly fontBlobs: readonly Buffer[]
  /** Letters that no font of ours has. */
  readonly unwritten: readonly string[]
}

type FontFile = {
  /** Whether it may have a letter; its own table knows for certain. */
  readonly mayHave: (codePoint: number) => boolean
  readonly read: () => Promise<Buffer>
  /** A font that can be set with, with these letters of it. */
  readonly cut: (font: Buffer, letters: string) => Promise<Buffer>
}

/** Directions, joiners, choices of form, ends of lines: nothing is to be seen of them. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}]/u
const { resolve } = createRequire(import.meta.url)

/** In the order in which they are asked: good letters of Chinese, Japanese and Korean, then coarse ones of all scripts. */
const families: readonly (() => readonly FontFile[])[] = [
  () => filesOfNoto('noto-sans-sc'),
  () => filesOfNoto('noto-sans-kr'),
  // Whole: it cannot be cut.
  () => [{ mayHave: () => true, read: readUnifont, cut: async font => font }],
]

/** Cuts what a text needs beyond `isOurs` out of fonts of other scripts: these are in hundreds of files, most of no use to it. */
export async function cutOtherLetters(
  text: string,
  isOurs: (codePoint: number) => boolean,
): Promise<OtherLetters> {
  let left = [...new Set(text.match(/[\u0250-\u{10ffff}]/gu) ?? [])].filter(
    letter => !unseen.test(letter) && !isOurs(codeOf(letter)),
  )
  const fontBlobs: Buffer[] = []
  for (const filesOf of families) {
    if (left.length === 0) break
    for (const { mayHave, read, cut } of filesOf()) {
      const wanted = left.filter(letter => mayHave(codeOf(letter)))
      if (wanted.length === 0) continue
      const bytes = await read()
      const font = create(bytes)
      const had = wanted.filter(letter => font.hasGlyphForCodePoint(codeOf(letter)))
      if (had.length > 0) fontBlobs.push(await cut(bytes, had.join('')))
      left = left.filter(letter => !had.includes(letter))
    }
  }
  return { fontBlobs, unwritten: left }
}

const codeOf = (letter: string): number => letter.codePointAt(0)!
const folderOf = (name: string): string => path.dirname(resolve(`${name}/package.json`))

/** Its files have a hundred letters each, and one drawing for all weights, of which it is the thinnest by itself. */
function filesOfNoto(name: string): readonly FontFile[] {
  const folder = folderOf(`@fontsource-variable/${name}`)
  const ranges = JSON.parse(fs.readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >
  return Object.entries(ranges).map(([part, written]) => {
    const spans = written.split(',').map(span => {
      const [from = '', to = from] = span.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    })
    const file = path.join(folder, 'files', `${name}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`)
    return {
      mayHave: codePoint => spans.some(([from, to]) => codePoint >= from && codePoint <= to),
      read: () => fs.promises.readFile(file),
      cut: async (font, letters) => {
        const { default: subsetFont } = await import('subset-font')
        return subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: { wght: 400 } })
      },
    }
  })
}

let unifont: Promise<Buffer> | undefined

function readUnifont(): Promise<Buffer> {
  const file = path.join(folderOf('@fontsource/unifontex'), 'files/unifontex-latin-400-normal.woff')
  unifont ??= import('fontverter').then(({ convert }) => convert(fs.readFileSync(file), 'truetype'))
  return unifont
}

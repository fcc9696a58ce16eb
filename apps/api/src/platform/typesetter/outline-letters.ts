import { createRequire } from 'node:module'
import path from 'node:path'
import type { OutlineCommand } from '@teamloom/artwork/lay-letters.ts'
import type { OutlinedLine } from '@teamloom/techpack/film-frame.ts'
import { create, type Font, openSync } from 'fontkit'
import { cutOtherLetters } from '#api/platform/typesetter/other-letters.ts'

const { resolve } = createRequire(import.meta.url)

const openFaces = (own: string, other: string): readonly Font[] => [
  openSync(path.join(import.meta.dirname, 'fonts', own)),
  openSync(path.join(path.dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf', other)),
]

/** The fonts of a document's words, in the order in which they are asked. */
const facesOf = {
  plain: openFaces('Inter-Regular.ttf', 'DejaVuSans.ttf'),
  strong: openFaces('Inter-SemiBold.ttf', 'DejaVuSans-Bold.ttf'),
}

const has = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)

/** Outlines of lines of these words, which nobody needs a font for; what no font writes stands as its number. */
export async function outlineLetters(
  text: string,
  weight: keyof typeof facesOf = 'plain',
): Promise<(line: string) => OutlinedLine> {
  const faces = facesOf[weight]
  const { fontBlobs, unwritten } = await cutOtherLetters(text, codePoint =>
    faces.some(face => face.hasGlyphForCodePoint(codePoint)),
  )
  const fonts = [...faces, ...fontBlobs.map(blob => create(blob))]
  // A line is written in several sizes, and measured before it is.
  const known = new Map<string, OutlinedLine>()
  const outline = (line: string): OutlinedLine => {
    let x = 0
    const paths = runsOf(numbered(line, unwritten), fonts).map(({ font, words }) => {
      const { glyphs, positions } = font.layout(words, asWritten)
      return glyphs.map((glyph, i) => {
        const drawn = pathOf(glyph.path.commands, 1000 / font.unitsPerEm, x)
        x += ((positions[i]?.xAdvance ?? glyph.advanceWidth) * 1000) / font.unitsPerEm
        return drawn
      })
    })
    return { d: paths.flat().join(''), width: x / 1000 }
  }
  return line => {
    const outlined = known.get(line) ?? outline(line)
    known.set(line, outlined)
    return outlined
  }
}

function numbered(line: string, unwritten: readonly string[]): string {
  return [...line]
    .map(letter =>
      unwritten.includes(letter) ? `[U+${letter.codePointAt(0)!.toString(16).toUpperCase()}]` : letter,
    )
    .join('')
}

/** Letters that are drawn otherwise between others: Inter makes a times sign of an `x` between figures. */
const asWritten = { calt: false, liga: false }

/** Neighbours of one font are shaped together; what nothing is seen of goes with those before it. */
function runsOf(line: string, fonts: readonly Font[]): { readonly font: Font; readonly words: string }[] {
  return [...line].reduce<{ readonly font: Font; readonly words: string }[]>((runs, letter) => {
    const last = runs.at(-1)
    const font = fonts.find(each => has(each, letter)) ?? last?.font ?? fonts[0]!
    return last?.font === font
      ? [...runs.slice(0, -1), { font, words: last.words + letter }]
      : [...runs, { font, words: letter }]
  }, [])
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

/** Thousandths of a letter's height, down from its line. */
function pathOf(commands: readonly OutlineCommand[], scale: number, x: number): string {
  return commands
    .map(({ command, args }) => {
      const at = args.map((value, i) => Math.round(i % 2 === 0 ? x + value * scale : -value * scale))
      return `${letters[command]}${at.join(' ')}`
    })
    .join('')
}

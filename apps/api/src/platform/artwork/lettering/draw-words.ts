import path from 'node:path'
import { type Letter, layLetters, linesOf } from '@teamloom/artwork/lay-letters.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { type Font, openSync } from 'fontkit'
import { fontFolder } from '#api/platform/artwork/lettering/font-folder.ts'

/** A drawing of outlines, or the first letter that the font does not have. */
export type Lettering = { readonly svg: string } | { readonly missing: string }

const opened = new Map<string, Font>()

/** Shaped as the font wants it, with its kerning and ligatures. */
export function drawWords(recipe: TextRecipe): Lettering {
  const font = openFont(recipe.font)
  const lines: Letter[][] = []
  for (const line of linesOf(recipe.words)) {
    const missing = [...line].find(letter => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    if (missing !== undefined) return { missing }
    lines.push(lettersOf(font, line))
  }
  const lineHeight = Math.max(1, (font.ascent - font.descent) / font.unitsPerEm)
  const svg = layLetters(lines, recipe, lineHeight)
  // What has no ink, as a space, is no letter.
  return svg === undefined ? { missing: recipe.words.slice(0, 1) } : { svg }
}

function lettersOf(font: Font, line: string): Letter[] {
  const { glyphs, positions } = font.layout(line)
  return glyphs.map((glyph, index) => ({
    advance: (positions[index]?.xAdvance ?? glyph.advanceWidth) / font.unitsPerEm,
    outline: glyph.path.commands.map(({ command, args }) => ({
      command,
      args: args.map(value => value / font.unitsPerEm),
    })),
  }))
}

function openFont(id: string): Font {
  let font = opened.get(id)
  if (!font) {
    font = openSync(path.join(fontFolder, `${id}.woff2`))
    opened.set(id, font)
  }
  return font
}

import { type LaidWords, type Letter, layLetters, linesOf } from './lay-letters.ts'
import type { TextRecipe } from './text-recipe.ts'

/** What is used of a font as fontkit opens it, lengths in its own units. */
export type LetterFont = {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly hasGlyphForCodePoint: (codePoint: number) => boolean
  readonly layout: (
    text: string,
    features?: Record<string, boolean>,
  ) => {
    readonly glyphs: readonly {
      readonly advanceWidth: number
      readonly path: { readonly commands: Letter['outline'] }
    }[]
    readonly positions: readonly { readonly xAdvance: number }[]
  }
}

/** Words as outlines, or the first letter that the font does not have. */
export type Lettering = { readonly laid: LaidWords } | { readonly missing: string }

/** Letters that stand alone, and are so many times as wide as the font's own. */
export type Letterforms = { readonly narrow: number }

/** Shaped as the font wants it, with its kerning and ligatures; without these where `forms` are given. */
export function drawWords(recipe: TextRecipe, font: LetterFont, forms?: Letterforms): Lettering {
  const lines: Letter[][] = []
  for (const line of linesOf(recipe.words)) {
    const missing = missingLetter(line, font)
    if (missing !== undefined) return { missing }
    lines.push(lettersOf(font, line, forms))
  }
  const lineHeight = Math.max(1, (font.ascent - font.descent) / font.unitsPerEm)
  const laid = layLetters(lines, recipe, lineHeight)
  // What has no ink, as a space, is no letter.
  return laid === undefined ? { missing: recipe.words.slice(0, 1) } : { laid }
}

/** The first that the font does not have. */
export function missingLetter(letters: string, font: LetterFont): string | undefined {
  return [...letters].find(letter => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

const noLigatures = { liga: false, clig: false, dlig: false, rlig: false }

function lettersOf(font: LetterFont, line: string, forms: Letterforms | undefined): Letter[] {
  const { glyphs, positions } = font.layout(line, forms && noLigatures)
  const across = (forms?.narrow ?? 1) / font.unitsPerEm
  return glyphs.map((glyph, index) => ({
    advance: (positions[index]?.xAdvance ?? glyph.advanceWidth) * across,
    outline: glyph.path.commands.map(({ command, args }) => ({
      command,
      args: args.map((value, at) => (at % 2 === 0 ? value * across : value / font.unitsPerEm)),
    })),
  }))
}

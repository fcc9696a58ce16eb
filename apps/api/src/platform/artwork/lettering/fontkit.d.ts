/** What is used of it; it tells no types of its own. */
declare module 'fontkit' {
  export type Glyph = {
    readonly advanceWidth: number
    readonly path: {
      readonly commands: readonly {
        readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
        readonly args: readonly number[]
      }[]
    }
  }

  export type Font = {
    readonly familyName: string
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean
    readonly layout: (text: string) => {
      readonly glyphs: readonly Glyph[]
      readonly positions: readonly { readonly xAdvance: number }[]
    }
  }

  export function openSync(file: string): Font
  export function create(bytes: Buffer): Font
}

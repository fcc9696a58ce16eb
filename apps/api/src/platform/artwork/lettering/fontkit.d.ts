/** What is used of it; it tells no types of its own. */
declare module 'fontkit' {
  import type { LetterFont } from '@teamloom/artwork/draw-words.ts'

  export type Font = LetterFont & {
    readonly familyName: string
    /** The code points of all characters that the font has. */
    readonly characterSet: readonly number[]
  }

  export function openSync(file: string): Font
  export function create(bytes: Buffer): Font
}

/** What is used of it; it tells no types of its own. */
declare module 'fontkit' {
  import type { LetterFont } from '@teamloom/artwork/draw-words.ts'

  export function create(bytes: Uint8Array): LetterFont
}

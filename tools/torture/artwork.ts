import { chunk, crestSvg, png } from '@teamloom/api/testing/artwork-files.ts'
import type { Random } from './random.ts'

/** How many different artworks there are: so few that many put the same, as those of one content are kept once. */
const kinds = 12

/** A drawing, or a picture with a megabyte of words in it: it takes its time to arrive, and none to be read. */
export async function makeArtwork(random: Random): Promise<{ filename: string; bytes: Uint8Array }> {
  const kind = 1 + random.below(kinds)
  const color = `#${kind.toString(16).padStart(6, '3')}`
  if (random.below(2) === 0) {
    return { filename: 'crest.svg', bytes: new TextEncoder().encode(crestSvg.replace('#163e2d', color)) }
  }
  const picture = await png(400, 320, color)
  // Before the last chunk, of twelve bytes.
  const end = picture.length - 12
  const words = chunk('tEXt', Buffer.alloc(1_000_000, `Comment\0${kind} `))
  return {
    filename: 'crest.png',
    bytes: Buffer.concat([picture.subarray(0, end), words, picture.subarray(end)]),
  }
}

import { artDetails } from './art-details.ts'
import { decorationOptions } from './decoration-options.ts'
import { flatArtwork } from './flat-artwork.ts'
import { groundedArtwork } from './grounded-artwork.ts'
import { inkedArtwork } from './inked-artwork.ts'
import { lettersOfDrawings } from './letters-of-drawings.ts'
import type { Migration } from './migration.ts'
import { personalWords } from './personal-words.ts'
import { rasterizedArtwork } from './rasterized-artwork.ts'
import { setWords } from './set-words.ts'
import { wordHeights } from './word-heights.ts'
import { wordsOfDrawings } from './words-of-drawings.ts'

/** In their order: each takes what the one before gave. */
export const migrations: readonly Migration[] = [
  decorationOptions,
  flatArtwork,
  artDetails,
  wordHeights,
  wordsOfDrawings,
  rasterizedArtwork,
  lettersOfDrawings,
  inkedArtwork,
  groundedArtwork,
  personalWords,
  setWords,
]

import { flatMap } from './film.ts'
import { inkedArtwork } from './inked-artwork.ts'
import { plainProduction, type Technique } from './technique.ts'

/** Film a tenth of a millimetre thick: it lies as flat as ink, has its rolls' colours, and is printed through no screen. */
export const cutFilm: Technique = {
  make: work => flatMap(inkedArtwork(work)),
  isSized: () => false,
  production: { ...plainProduction, colorOf: 'trim' },
}

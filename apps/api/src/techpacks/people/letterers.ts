import type { WordsOutline } from '@teamloom/artwork/words-outline.ts'
import type { Letterer } from '@teamloom/design/dress-person.ts'
import { must } from '@teamloom/kit/assert.ts'
import { houseAsks } from '#api/pictures/picture-studio.ts'
import type { ArtworkLane } from '#api/platform/artwork/artwork-lane.ts'
import type { ArtworkReader } from '#api/platform/artwork/artwork-reader.ts'

/** One after the other, in turns with whoever has artwork read: a long list holds nobody up. */
const holder = { team: houseAsks, account: houseAsks }

function turnsOf(artwork: ArtworkReader) {
  const inTurn = async <Value>(work: (lane: ArtworkLane) => Promise<Value>): Promise<Value> =>
    must(await artwork.inTurn(holder, async lane => ({ value: await work(lane) })), 'turn').value
  const fit: Letterer<unknown>['fit'] = (recipe, list, room) => inTurn(lane => lane.fit(recipe, list, room))
  return { inTurn, fit }
}

/** Makes of words their outlines; null where they have none. */
export function outlineLetterer(artwork: ArtworkReader): Letterer<WordsOutline | null> {
  const { inTurn, fit } = turnsOf(artwork)
  return {
    fit,
    drawFor: (recipe, words, setting) => inTurn(lane => lane.outlineFor({ recipe, words, setting })),
  }
}

/** Makes of words gzipped art files, as pictures are drawn with; `perInch`: pixels that are seen of an inch, if not all. */
export function pixelLetterer(artwork: ArtworkReader, perInch?: number): Letterer<Uint8Array> {
  const { inTurn, fit } = turnsOf(artwork)
  return {
    fit,
    drawFor: (recipe, words, setting, colors, isInked) =>
      inTurn(lane => lane.letterFor({ recipe, words, setting, colors, isInked, perInch })),
  }
}

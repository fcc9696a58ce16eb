import { createHash } from 'node:crypto'
import type { Fitted } from '@teamloom/artwork/fit-words.ts'
import type { LetteredWords, Letterer } from '@teamloom/design/dress-person.ts'
import { keptOnce } from '#api/pictures/kept-once.ts'

const keptFits = keptOnce<Fitted>(8_000_000, ({ tooLong, missing }) => {
  const words = [...tooLong, ...missing.map(each => each.words)]
  return words.reduce((sum, each) => sum + 200 + 2 * each.length, 500)
})

const keptWords = keptOnce<LetteredWords<Uint8Array>>(
  32_000_000,
  lettered => 500 + ('art' in lettered ? lettered.art.byteLength : 0),
)

/**
 * A letterer that keeps what it has set and drawn: whoever scrolls through a list asks for the look of all its words
 * with each person. `perInch`: how fine it draws. `account`: whose turns it waits for. `count`: told whether it was
 * kept.
 */
export function withKeptLetters(
  letterer: Letterer<Uint8Array>,
  perInch: number | undefined,
  account: string,
  count: (wasKept: boolean) => void,
): Letterer<Uint8Array> {
  return {
    fit: (...asked) => keptFits(nameOf(asked), account, () => letterer.fit(...asked), count),
    drawFor: (...asked) =>
      keptWords(nameOf([perInch, ...asked]), account, () => letterer.drawFor(...asked), count),
  }
}

/** Lists are long, and people's names are kept no longer than what is drawn of them. */
function nameOf(asked: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
}

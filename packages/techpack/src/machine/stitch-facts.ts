import type { StitchSettings } from '@teamloom/embroidery/sew-artwork.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { clothWords, runSheetWords, underlayWords } from './run-sheet-words.ts'

/** What staff set otherwise of how a machine sews, by its setting. */
export function stitchFacts({ cloth, density, underlay }: StitchSettings = {}): {
  readonly key: string
  readonly label: Label
  readonly value: Label
}[] {
  const percent = `${density}\u00a0%`
  return [
    ...(cloth ? [{ key: 'cloth', label: runSheetWords.cloth, value: clothWords[cloth] }] : []),
    ...(density
      ? [{ key: 'density', label: runSheetWords.density, value: { en: percent, fr: percent } }]
      : []),
    ...(underlay ? [{ key: 'underlay', label: runSheetWords.underlay, value: underlayWords[underlay] }] : []),
  ]
}

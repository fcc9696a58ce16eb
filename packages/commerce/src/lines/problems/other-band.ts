import { sizeBands } from '@teamloom/catalog/size-band.ts'
import { isSpare } from '../line.ts'
import type { Problem } from './problem.ts'

/** A youth's size among adults', or the other way: the band of most people's lines is the design's. */
export const otherBand: Problem<'other_band'> = {
  key: 'other_band',
  find: ({ lines, bandOf }) => {
    const banded = lines.flatMap((line, at) => (isSpare(line) ? [] : [{ at, band: bandOf(line.size) }]))
    const counts = sizeBands.map(band => banded.filter(each => each.band === band).length)
    const [adult = 0, youth = 0] = counts
    if (adult === youth) return []
    const own = adult > youth ? 'adult' : 'youth'
    return banded.filter(({ band }) => band !== own).map(({ at }) => at)
  },
}

import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { BandTrim } from '@teamloom/pattern/trim.ts'

/** A tape over a seam, of which each piece bears a half: it is one tape of twice the width. */
export function isOverSeam(band: BandTrim, { seams, trims }: Cut): boolean {
  if (band.from !== 0 || (band.fabric !== 'webbing' && band.fabric !== 'twill')) return false
  return band.edges.some(edge =>
    trims.some(
      other =>
        other.kind === 'band' &&
        other.on !== band.on &&
        other.from === 0 &&
        other.to === band.to &&
        seams.some(({ a, b }) =>
          other.edges.some(
            otherEdge => [a, b].includes(`${band.on}.${edge}`) && [a, b].includes(`${other.on}.${otherEdge}`),
          ),
        ),
    ),
  )
}

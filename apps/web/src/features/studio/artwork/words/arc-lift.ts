import { textLimits } from '@teamloom/artwork/text-recipe.ts'

/** Nearer than this to a straight line, a hand means one. */
const straight = 4

/** How far the middle of an arc lies above its ends. */
function riseOf(arcDegrees: number, chord: number): number {
  return (chord / 2) * Math.tan((arcDegrees * Math.PI) / 720)
}

/**
 * The arc of words whose middle was lifted by so much, where their ends were `chord` apart. They stay centred, so that
 * the middle goes half as far as the arc rises.
 */
export function arcAfterLift(arcDegrees: number, lift: number, chord: number): number {
  const rise = riseOf(arcDegrees, chord) + 2 * lift
  const degrees = Math.round((720 / Math.PI) * Math.atan((2 * rise) / chord))
  if (Math.abs(degrees) < straight) return 0
  const { min, max } = textLimits.arcDegrees
  return Math.min(max, Math.max(min, degrees))
}

/** How far their middle has been lifted from one arc to another. */
export function liftBetween(from: number, to: number, chord: number): number {
  return (riseOf(to, chord) - riseOf(from, chord)) / 2
}

export function degreesText(degrees: number): string {
  return `${degrees < 0 ? '−' : ''}${Math.abs(degrees)}°`
}

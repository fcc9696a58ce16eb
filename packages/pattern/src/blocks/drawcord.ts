import { must } from '@teamloom/kit/assert.ts'
import { getEdge, type Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { CordTipTrim, CordTrim, EyeletTrim, Face, Seat, Trim } from '../trim.ts'

/** Inches from a hood's chin along its opening, and from the opening into its casing. */
const upHood = 1.5
const intoCasing = 0.52

/** Where a hood's cord comes out of its casing. */
export function casingSeat(hood: Panel): Seat {
  const opening = getEdge(hood, 'opening')
  const ends: readonly Point[] = [must(opening[0], 'opening'), must(opening.at(-1), 'opening')]
  const [brow, chin] = ends[0]![1] < ends[1]![1] ? [ends[0]!, ends[1]!] : [ends[1]!, ends[0]!]
  const length = Math.hypot(brow[0] - chin[0], brow[1] - chin[1])
  const [du, dv] = [(brow[0] - chin[0]) / length, (brow[1] - chin[1]) / length]
  // Away from the face: towards the hood's middle.
  const inward = Math.sign(-chin[0])
  return {
    on: hood.name,
    face: 'outside',
    at: [chin[0] + du * upHood - dv * intoCasing * inward, chin[1] + dv * upHood + du * intoCasing * inward],
  }
}

/** What hangs out of one eyelet in any of a drawstring's styles; plans of `cord-plans.ts` show what is worn. */
export function hangDrawstring(
  name: string,
  seat: Seat,
  faces: { readonly cord: Face; readonly tip: Face; readonly eyelet: Face },
  length: number,
): Trim[] {
  const knotted = sewCord('round', name, seat, faces.cord, length)
  const plain: CordTrim = { ...knotted, name: `plainCord-${name}`, isKnotted: false }
  const flat = sewCord('flat', name, seat, faces.cord, length)
  const tips = [plain, flat].flatMap(cord =>
    (['metal', 'dipped'] as const).map(
      (tip): CordTipTrim => ({
        kind: 'cordTip',
        name: `${cord.profile}-${tip}-${name}`,
        seat,
        cord,
        fabric: tip === 'metal' ? 'metal' : 'rubber',
        outside: faces.tip,
      }),
    ),
  )
  return [knotted, plain, flat, ...tips, pressEyelet(name, seat, faces.eyelet)]
}

export function sewCord(
  profile: CordTrim['profile'],
  name: string,
  seat: Seat,
  outside: Face,
  length: number,
): CordTrim {
  return {
    kind: 'cord',
    name: `${profile}Cord-${name}`,
    seat,
    length,
    width: profile === 'round' ? 0.23 : 0.42,
    profile,
    isKnotted: profile === 'round',
    outside,
  }
}

export function pressEyelet(name: string, seat: Seat, outside: Face): EyeletTrim {
  return { kind: 'eyelet', name: `eyelet-${name}`, seat, hole: 0.24, ring: 0.54, outside }
}

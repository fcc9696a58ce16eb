import type { FigureName, Pattern } from '@teamloom/pattern/pattern.ts'
import { makeFaceFigure } from '../figure/face-figure.ts'
import { makeFeetFigure } from '../figure/feet-figure.ts'
import type { Figure } from '../figure/figure.ts'
import { makeHeadFigure } from '../figure/head-figure.ts'
import { makeLowerFigure } from '../figure/lower-figure.ts'
import { makeManBody } from '../figure/man-body.ts'
import { type ArmPose, makeUpperFigure, withoutArms } from '../figure/upper-figure.ts'
import { makeWomanBody, womanBody } from '../figure/woman-body.ts'

/** One pass of the draping: coarse cloth finds its place, fine cloth its folds. */
export type Level = {
  /** Side of the triangles, inches. */
  readonly step: number
  /** Seconds; must shrink with the triangles, or cloth stretches and its folds vanish. */
  readonly dt: number
  readonly steps: number
}

/** How a kind of garment is draped. */
export type DrapePlan = {
  readonly figure: Figure
  readonly levels: readonly Level[]
  /** Share of its weight with which cloth falls: on its form a small thing is held by its stretch. */
  readonly heaviness?: number
  readonly gap: number
  /** By level, of its triangle side. */
  readonly selfGap: readonly number[]
}

export function planDrape(pattern: Pattern): DrapePlan {
  return {
    ...(smallFigures.includes(pattern.figure) ? smallGoods : garments),
    ...(pattern.figure === 'feet' ? { heaviness: 0.25 } : {}),
    figure: figures[pattern.figure](),
  }
}

const garments: Omit<DrapePlan, 'figure'> = {
  levels: [
    { step: 0.8, dt: 1 / 1000, steps: 2400 },
    { step: 0.45, dt: 1 / 1600, steps: 2000 },
    { step: 0.22, dt: 1 / 3000, steps: 2600 },
  ],
  gap: 0.12,
  selfGap: [0.75, 0.75, 0.75],
}

const smallFigures: readonly FigureName[] = ['head', 'feet', 'face']
const smallGoods: Omit<DrapePlan, 'figure'> = {
  levels: [
    { step: 0.5, dt: 1 / 1400, steps: 1500 },
    { step: 0.28, dt: 1 / 2400, steps: 1600 },
    { step: 0.15, dt: 1 / 4400, steps: 2400 },
  ],
  gap: 0.06,
  selfGap: [0.7, 0.7, 0.7],
}

const standing: ArmPose = { raised: 48, lowered: 16, turnedBack: 12, elbowForward: 14, elbowInward: 6 }
const stumps: ArmPose = { raised: 24, lowered: 10, turnedBack: 0, elbowForward: 0, elbowInward: 0 }

const figures: Readonly<Record<FigureName, () => Figure>> = {
  torso: () => makeUpperFigure(makeManBody(61.8), standing),
  collaredTorso: () => makeUpperFigure(makeManBody(63.2), standing),
  vestTorso: () => makeUpperFigure(withoutArms(makeManBody(63.2)), stumps),
  womanTorso: () => makeUpperFigure(womanBody, standing),
  womanVestTorso: () => makeUpperFigure(withoutArms(makeWomanBody(63.2)), stumps),
  womanInSleeves: () => makeUpperFigure(womanBody, { ...standing, unlike: 0.3 }),
  legs: makeLowerFigure,
  head: makeHeadFigure,
  feet: makeFeetFigure,
  face: makeFaceFigure,
}

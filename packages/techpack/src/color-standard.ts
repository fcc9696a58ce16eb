import { labOf } from '@teamloom/artwork/color-difference.ts'
import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { TechniqueName } from '@teamloom/catalog/decorations/surface.ts'
import { techniques } from '@teamloom/technique/index.ts'

/** What a colour is a colour of. */
export type ColorOf = 'cloth' | 'thread' | 'ink' | 'yarn' | 'trim'

/**
 * How far a lot may be off, CIEDE2000 (D65/2°): cloth as commercial dyeing has it, prints and sewn colours as what is
 * held against it; metal, zips and cords are had in what makers stock.
 */
export const colorTolerances = {
  cloth: 1.5,
  thread: 2,
  ink: 2,
  yarn: 2,
  trim: 3,
} as const satisfies Record<ColorOf, number>

/** Where a colour lies, and how far from there it may. */
export type ColorStandard = {
  /** CIE L*, a*, b*, to a tenth; under D65 by the 2° observer, for which the chart's screen colours are defined. */
  readonly lab: readonly [l: number, a: number, b: number]
  readonly toleranceDe00: number
}

const tenth = (value: number) => Math.round(value * 10) / 10 + 0

export function colorStandardOf(hex: string, of: ColorOf): ColorStandard {
  return { lab: labTargetOf(hex), toleranceDe00: colorTolerances[of] }
}

export function labTargetOf(hex: string): ColorStandard['lab'] {
  const [l, a, b] = labOf(hex)
  return [tenth(l), tenth(a), tenth(b)]
}

/** Yarn is what is knitted to its shape: all that is knitted of one is held to alike. */
const colorsOfFabrics = {
  jersey: 'cloth',
  printedJersey: 'cloth',
  polyesterJersey: 'cloth',
  fleece: 'cloth',
  polar: 'cloth',
  ribbing: 'cloth',
  polyester: 'cloth',
  taslan: 'cloth',
  bubble: 'cloth',
  knit: 'yarn',
  ribKnit: 'yarn',
  chunkyKnit: 'yarn',
  waffle: 'yarn',
  pom: 'yarn',
  sockKnit: 'yarn',
  sockRib: 'yarn',
  sportRib: 'yarn',
  sockMesh: 'yarn',
  terry: 'yarn',
  thread: 'thread',
  twill: 'trim',
  webbing: 'trim',
  cord: 'trim',
  metal: 'trim',
  rubber: 'trim',
  zipper: 'trim',
  snap: 'trim',
  elastic: 'trim',
} as const satisfies Record<FabricName, ColorOf>

/** What a layer's fabric makes of its colour. */
export function colorOfFabric(fabricName: string): ColorOf {
  return colorsOfFabrics[fabricName as FabricName] ?? 'cloth'
}

/** What a technique's colours are. */
export function colorOfTechnique(technique: TechniqueName | null): ColorOf {
  return technique ? techniques[technique].production.colorOf : 'ink'
}

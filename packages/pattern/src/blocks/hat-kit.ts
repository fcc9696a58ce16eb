import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { StyleCondition, Styles } from '@teamloom/bakes/manifest.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { BakePlan, Cut, Piece, StitchRow } from '../pattern.ts'
import type { BandTrim, Face, LaidTrim, PomTrim, Trim } from '../trim.ts'
import {
  cutGore,
  cutTurnUp,
  goreSeamless,
  goreSeams,
  gores,
  type KnitHatSpec,
  turnUpSeamless,
  turnUpSeams,
  turnUpWrap,
  wrapGore,
} from './knit-hat.ts'
import { topstitch } from './topstitch.ts'
import { sewWovenLabel } from './woven-label.ts'

/** Lower and upper border, inches above the lower edge of the hat as it is worn. */
export type StripePlace = readonly [from: number, to: number]

/** The stripes of a style, from below; colours go by turns. */
export type StripeStyles = Readonly<Record<string, readonly StripePlace[]>>

/** All that sets one knitted hat off from another. Its parts are crown, cuff, label and what it brings. */
export type HatKit = {
  readonly spec: KnitHatSpec
  readonly fabric: FabricName
  /** The size of a single stitch, inches. */
  readonly stitch: NonNullable<BandTrim['stitch']>
  readonly cuffGirth: number
  /** By style; styles as high as each other differ in their knit. A hat without a turn-up has `none` besides. */
  readonly cuffHeights: Readonly<Record<string, number>>
  /** The turn-up of a new design. */
  readonly worn: string
  readonly uncuffed: boolean
  readonly crownStripes: StripeStyles
  readonly cuffStripes: StripeStyles
  readonly labels: Readonly<
    Record<string, { readonly width: number; readonly height: number; readonly u: number }>
  >
  /** Inches from the crown's seams at which they are stitched down, if they are. */
  readonly stitched: readonly number[]
  /** By style. */
  readonly poms: Readonly<Record<string, Omit<PomTrim, 'kind' | 'name' | 'seat' | 'outside' | 'fabric'>>>
}

/** Inches that a size is more than its kit, or less: round the brow and its turn-up, and from there to the crown. */
export type HatGrade = { readonly wider: number; readonly longer: number }

const crownSlot = 'crown/crown/crown'
const crown: Face = { part: 'crown', element: 'crown', layer: 'crown' }
const panels: Readonly<Record<string, Face>> = {
  front: crown,
  left: { part: 'crown', element: 'panels', layer: 'sides', knitWith: crownSlot },
  right: { part: 'crown', element: 'panels', layer: 'sides', knitWith: crownSlot },
  back: { part: 'crown', element: 'panels', layer: 'back', knitWith: crownSlot },
}
const cuff: Face = { part: 'cuff', element: 'cuff', layer: 'cuff' }
const label: Face = { part: 'label', element: 'label', layer: 'label' }
const thread: Face = { part: 'crown', element: 'seams', layer: 'thread' }
const pom: Face = { part: 'pom', element: 'pom', layer: 'pom' }
const border: Face = { part: 'label', element: 'label', layer: 'border' }

/** Inches above the fold at which the crown's own edge lies behind it, and that it is longer without one. */
const hidden = 0.3
const longerUncuffed = 0.3

/** The crown takes what a size is longer; turn-up, stripes and labels are as high in every size. */
export function gradeHat(kit: HatKit, grades: Readonly<Record<string, HatGrade>>, size: string): HatKit {
  const { wider, longer } = must(grades[size], `size ${size}`)
  const { girth, length, crown: crownLength, taper } = kit.spec
  return {
    ...kit,
    spec: { girth: girth + wider, length: length + longer, crown: crownLength + longer, taper },
    cuffGirth: kit.cuffGirth + wider,
  }
}

export function cutHat(kit: HatKit, styles: Styles): Cut {
  const folding = styles['cuff/cuff'] ?? kit.worn
  const height = kit.cuffHeights[folding]
  const isCuffed = height !== undefined
  const longer = isCuffed ? -hidden : longerUncuffed
  const length = kit.spec.length + longer
  const body = gores.map(
    ({ name, turn }): Piece => ({
      ...cutGore({ ...kit.spec, length }, name),
      fabric: kit.fabric,
      hand: 'knit',
      outside: panels[name]!,
      inside: crown,
      wrap: wrapGore(turn, -longer),
    }),
  )
  if (!isCuffed)
    return {
      pieces: body,
      seams: goreSeams,
      seamless: goreSeamless,
      stitching: stitchingOf(kit),
      trims: trimsOf(kit, length, longer),
    }
  const turnUp: Piece = {
    ...cutTurnUp(kit.cuffGirth, height),
    fabric: kit.fabric,
    hand: 'foldedKnit',
    outside: cuff,
    inside: cuff,
    wrap: turnUpWrap,
  }
  return {
    pieces: [...body, turnUp],
    seams: [...goreSeams, ...turnUpSeams],
    seamless: [...goreSeamless, ...turnUpSeamless],
    stitching: stitchingOf(kit),
    trims: trimsOf(kit, length, longer),
  }
}

function stripeName(style: string, number: number, on: string): string {
  return `${style}${number}-${on}`
}

const darts = gores.flatMap(({ name }) => [`${name}.dartLeft`, `${name}.dartRight`] as const)

function stitchingOf(kit: HatKit): StitchRow[] {
  return darts.flatMap(edge => kit.stitched.map((inset): StitchRow => ({ edge, inset, holds: 'seam' })))
}

function trimsOf(kit: HatKit, length: number, longer: number): Trim[] {
  const stripe = (name: string, on: string, [from, to]: StripePlace, outside: Face): BandTrim => ({
    kind: 'band',
    name,
    on,
    face: 'outside',
    edges: [on === 'cuff' ? 'fold' : 'hem'],
    joined: false,
    from,
    to,
    outside,
    fabric: kit.fabric,
    stitch: kit.stitch,
  })
  const faceOf = (number: number, on: 'crown' | 'cuff'): Face => ({
    part: on,
    element: on === 'crown' ? 'stripes' : 'cuffStripes',
    layer: number % 2 === 0 ? 'stripe' : 'second',
    knitWith: `${on}/${on}/${on}`,
  })
  return [
    ...Object.entries(kit.crownStripes).flatMap(([style, places]) =>
      places.flatMap(([from, to], i) =>
        gores.map(({ name }) =>
          stripe(stripeName(style, i, name), name, [from + longer, to + longer], faceOf(i, 'crown')),
        ),
      ),
    ),
    ...Object.entries(kit.cuffStripes).flatMap(([style, places]) =>
      places.map((place, i) => stripe(stripeName(style, i, 'cuff'), 'cuff', place, faceOf(i, 'cuff'))),
    ),
    ...Object.entries(kit.labels).flatMap(([name, { width, height, u }]): LaidTrim[] => {
      const at = -1.35 - height / 2
      const gore = u > kit.spec.girth / 8 ? 'left' : 'front'
      return [
        ...sewWovenLabel(
          { name, width, height },
          { on: 'cuff', face: 'outside', at: [u, at] },
          label,
          border,
        ),
        ...sewWovenLabel(
          { name: `${name}Low`, width, height },
          { on: gore, face: 'outside', at: [gore === 'left' ? u - kit.spec.girth / 4 : u, at] },
          label,
          border,
        ),
      ]
    }),
    ...(kit.stitched.length > 0 ? [topstitch('seamThread', darts, thread)] : []),
    ...Object.entries(kit.poms).map(
      ([name, made]): PomTrim => ({
        kind: 'pom',
        name,
        ...made,
        seat: { on: 'front', face: 'outside', at: [0, 0.05 - length] },
        outside: pom,
        fabric: 'pom',
      }),
    ),
  ]
}

/** The base, its other folds, and the stripes and labels on each of them. */
export function planHatBakes(kit: HatKit, baseStyles: Styles): BakePlan[] {
  const cuffed = Object.keys(kit.cuffHeights)
  // Crown and lower cuff are the same under every turn-up: stripes and labels lie on the base.
  const wears = kit.uncuffed
    ? [
        { on: 'base', suffix: '', folds: cuffed },
        { on: 'noneFold', suffix: '-uncuffed', folds: ['none'] },
      ]
    : [{ on: 'base', suffix: '', folds: [] }]
  const wornAs = (folds: readonly string[]): StyleCondition =>
    folds.length > 0 ? { 'cuff/cuff': folds } : {}
  return [
    { name: 'base', kind: 'base', when: {}, z: 0, styles: baseStyles, trims: [] },
    ...[...cuffed, ...(kit.uncuffed ? ['none'] : [])]
      .filter(fold => kit.cuffHeights[fold] !== kit.cuffHeights[kit.worn])
      .map(
        (fold): BakePlan => ({
          name: `${fold}Fold`,
          kind: 'patch',
          when: wornAs([fold]),
          z: 5,
          styles: { ...baseStyles, 'cuff/cuff': fold },
          trims: [],
          reach: fold === 'none' ? 24 : 2,
        }),
      ),
    ...wears.flatMap(({ on, suffix, folds }): BakePlan[] => {
      const overlay = (element: string, style: string, z: number, trims: readonly string[]): BakePlan => ({
        name: `${element.split('/')[1]}-${style}${suffix}`,
        kind: 'overlay',
        on,
        when: { ...wornAs(folds), [element]: [style] },
        z,
        trims,
      })
      const stripes = (element: string, styles: StripeStyles, panels: readonly string[]) =>
        Object.entries(styles).map(([style, places]) =>
          overlay(
            element,
            style,
            10,
            places.flatMap((_, i) => panels.map(panel => stripeName(style, i, panel))),
          ),
        )
      const isLow = folds.includes('none')
      return [
        ...stripes(
          'crown/stripes',
          kit.crownStripes,
          gores.map(({ name }) => name),
        ),
        ...(isLow ? [] : stripes('cuff/cuffStripes', kit.cuffStripes, ['cuff'])),
        ...(kit.stitched.length > 0 ? [overlay('crown/seams', 'contrast', 12, ['seamThread'])] : []),
        ...Object.keys(kit.labels).map(style => {
          const name = isLow ? `${style}Low` : style
          return overlay('label/label', style, 20, [name, `${name}-field`])
        }),
      ]
    }),
    ...Object.keys(kit.poms).map(
      (style): BakePlan => ({
        name: `pom-${style}`,
        kind: 'overlay',
        on: 'base',
        when: { 'pom/pom': [style] },
        z: 30,
        trims: [style],
      }),
    ),
  ]
}

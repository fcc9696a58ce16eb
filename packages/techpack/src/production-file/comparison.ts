import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import type { Label } from '@teamloom/kit/label.ts'

/** A file to produce from, held against what the design prints. */
export type FileComparison = {
  /** What both cover of what either covers, laid over each other without their margins: 0 to 1. */
  readonly overlap: number
  /** Width over height of the file, as a share of the design's: 1 is alike. */
  readonly proportion: number
  /** The colours that the file is made of, as hex. */
  readonly fileColors: readonly string[]
  /** The inks that the design is printed in. */
  readonly inks: readonly { readonly code: string; readonly hex: string }[]
  /** The file has a ground of one colour, which would be printed. */
  readonly hasGround: boolean
}

export type FileVerdict = 'alike' | 'differs' | 'another'

/** Less of both outlines is told, and less is another picture. */
const leastOverlap = { alike: 0.9, same: 0.5 } as const
/** More off, as a share of the design's proportions, is told, and more is another picture. */
const mostOff = { alike: 0.02, same: 0.15 } as const
/** CIEDE2000: farther from every colour of the other is another colour. */
const otherColor = 10

function offOf({ proportion }: FileComparison): number {
  return Math.max(proportion, 1 / proportion) - 1
}

/** Rounded as it is told: what is told is what decides. */
export function overlapPercent({ overlap }: Pick<FileComparison, 'overlap'>): number {
  return Math.round(overlap * 100)
}

/** How far the proportions are off. */
export function offPercent(comparison: FileComparison): number {
  return Math.round(100 * offOf(comparison))
}

/** TP32: `another` is refused, `differs` is told. */
export function verdictOf(comparison: FileComparison): FileVerdict {
  if (overlapPercent(comparison) < 100 * leastOverlap.same || offOf(comparison) > mostOff.same)
    return 'another'
  return notesOf(comparison).length > 0 ? 'differs' : 'alike'
}

function farFrom(hex: string, others: readonly string[]): boolean {
  return others.every(other => colorDifference(hex, other) > otherColor)
}

/** TP32: in what the file is not as the design, in words; none where it is. */
export function notesOf(comparison: FileComparison): Label[] {
  const { fileColors, inks, hasGround } = comparison
  const percent = overlapPercent(comparison)
  const off = offOf(comparison)
  const hexes = inks.map(({ hex }) => hex)
  const strange = hexes.length > 0 ? fileColors.filter(hex => farFrom(hex, hexes)) : []
  const lacking = inks.filter(({ hex }) => fileColors.length > 0 && farFrom(hex, fileColors))
  return [
    ...(percent < 100 * leastOverlap.alike
      ? [
          {
            en: `Its outlines overlap the design’s by ${percent}\u00a0% only.`,
            fr: `Ses contours ne recouvrent ceux du design qu’à ${percent}\u00a0%.`,
          },
        ]
      : []),
    ...(off > mostOff.alike
      ? [
          {
            en: `It is ${offPercent(comparison)}\u00a0% ${comparison.proportion > 1 ? 'wider' : 'taller'} than the design, for its other side.`,
            fr: `Il est ${offPercent(comparison)}\u00a0% plus ${comparison.proportion > 1 ? 'large' : 'haut'} que le design, par rapport à son autre côté.`,
          },
        ]
      : []),
    ...(lacking.length > 0
      ? [
          {
            en: `It has nothing in ${lacking.map(({ code }) => code).join(', ')}.`,
            fr: `Il n’a rien en ${lacking.map(({ code }) => code).join(', ')}.`,
          },
        ]
      : []),
    ...(strange.length > 0
      ? [
          {
            en: `The design has no colour like ${strange.join(', ')} of it.`,
            fr: `Le design n’a aucune couleur proche de ${strange.join(', ')}, qu’il contient.`,
          },
        ]
      : []),
    ...(hasGround
      ? [
          {
            en: 'It has a ground of one colour, which would be made too.',
            fr: 'Il a un fond d’une seule couleur, qui serait réalisé aussi.',
          },
        ]
      : []),
  ]
}

/** A comparison as the editor and the data tell it. */
export function toldComparison(comparison: FileComparison) {
  return {
    verdict: verdictOf(comparison),
    overlapPercent: overlapPercent(comparison),
    offPercent: offPercent(comparison),
    notes: notesOf(comparison),
  }
}

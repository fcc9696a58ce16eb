import type { Art } from '@teamloom/artwork/art-file.ts'
import { rowGap } from '@teamloom/technique/thread/measures.ts'
import { sewArt, threadsOf } from '@teamloom/technique/thread/thread.ts'
import type { ClothName } from './cloths/cloth.ts'
import { cloths } from './cloths/index.ts'
import type { Sewn, Thread } from './formats/format.ts'
import { type StitchFormatName, stitchFormats } from './formats/index.ts'
import { planSewing } from './plan-sewing.ts'
import { type StitchFigures, stitchFigures } from './stitch-figures.ts'

/** What staff chose of how an artwork is sewn; what they did not is as the cloth has it. */
export type StitchSettings = {
  /** Of the cloth's own, per cent, 80 to 120: more lies closer. */
  readonly density?: number | undefined
  readonly underlay?: 'none' | 'across' | 'lattice' | undefined
}

export type ArtToSew = {
  readonly art: Art
  /** Of each plate, null: left out. */
  readonly inks: readonly (Pick<Thread, 'code' | 'hex'> | null)[]
  readonly widthInches: number
  readonly heightInches: number
  readonly cloth: ClothName
  readonly settings?: StitchSettings | undefined
  /** As a machine shows it. */
  readonly name: string
}

/** Artwork as a machine sews it: its files, and what they come to. */
export type SewnArt = {
  readonly files: Readonly<Record<StitchFormatName, Uint8Array>>
  readonly figures: StitchFigures
  /** One for each block, in the order in which they are sewn. */
  readonly threads: readonly Pick<Thread, 'code' | 'hex'>[]
}

/** Undefined of what has no stitch, and of pictures, which are in no threads of ours. */
export function sewArtwork({
  art,
  inks,
  widthInches,
  heightInches,
  cloth: clothName,
  settings = {},
  name,
}: ArtToSew): SewnArt | undefined {
  if (art.kind !== 'plates') return undefined
  const cloth = cloths[clothName]
  const gap = (rowGap * cloth.spacing * 100) / (settings.density ?? 100)
  const work = { art, inks: inks.map(ink => ink?.hex ?? null), widthInches, heightInches, rowGap: gap }
  const program = planSewing(sewArt(work), { cloth, gap, underlay: settings.underlay ?? cloth.underlay })
  if (program.blocks.length === 0) return undefined
  const { hexes } = threadsOf(work)
  const threads = program.blocks.map(({ thread }) => {
    const hex = hexes[thread - 1] ?? '#000000'
    return { hex, code: inks.find(ink => ink?.hex === hex)?.code ?? hex }
  })
  const sewn: Sewn = { program, name, threads: threads.map(thread => ({ ...thread, name: thread.code })) }
  return {
    files: {
      dst: stitchFormats.dst.write(sewn),
      exp: stitchFormats.exp.write(sewn),
      pes: stitchFormats.pes.write(sewn),
      pes1: stitchFormats.pes1.write(sewn),
      inf: stitchFormats.inf.write(sewn),
    },
    figures: stitchFigures(program),
    threads,
  }
}

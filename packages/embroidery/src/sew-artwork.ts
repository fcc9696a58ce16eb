import type { Art } from '@teamloom/artwork/art-file.ts'
import { millimetresPerInch, rowGap } from '@teamloom/technique/thread/measures.ts'
import { sewArt, threadsOf } from '@teamloom/technique/thread/thread.ts'
import { checkSewn, type SewnCheck } from './check-sewn.ts'
import type { ClothName, Underlay } from './cloths/cloth.ts'
import { cloths } from './cloths/index.ts'
import type { Sewn, Thread } from './formats/format.ts'
import { type StitchFormatName, stitchFormats } from './formats/index.ts'
import { planSewing } from './plan-sewing.ts'
import { readDst } from './read-dst.ts'
import { type StitchFigures, stitchFigures } from './stitch-figures.ts'

/** What staff chose of how an artwork is sewn; what they did not is as it lies, and as its cloth has it. */
export type StitchSettings = {
  /** The cloth that the artwork is sewn as. */
  readonly cloth?: ClothName | undefined
  /** How close stitches lie, per cent of the cloth's own, 80 to 120: more lies closer. */
  readonly density?: number | undefined
  readonly underlay?: Underlay | undefined
}

export type ArtToSew = {
  readonly art: Art
  /** The ink of each plate; null: the plate is left out. */
  readonly inks: readonly (Pick<Thread, 'code' | 'hex'> | null)[]
  readonly widthInches: number
  readonly heightInches: number
  /** The cloth that the artwork lies on. */
  readonly cloth: ClothName
  readonly settings?: StitchSettings | undefined
  /** The name that a machine shows. */
  readonly name: string
}

/** Artwork as a machine sews it: its files, and what they come to. */
export type SewnArt = {
  readonly files: Readonly<Record<StitchFormatName, Uint8Array>>
  readonly figures: StitchFigures
  /** One for each block, in the order in which they are sewn. */
  readonly threads: readonly Pick<Thread, 'code' | 'hex'>[]
  readonly cloth: ClothName
  readonly density: number
  readonly underlay: Underlay
  readonly checks: readonly SewnCheck[]
}

/** More changes of thread no format holds, and nobody sews. */
const mostBlocks = 100

/** Undefined of what has no stitch or too many changes of thread, and of pictures, which are in no threads of ours. */
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
  const cloth = cloths[settings.cloth ?? clothName]
  const gap = (rowGap * cloth.spacing * 100) / (settings.density ?? 100)
  const work = { art, inks: inks.map(ink => ink?.hex ?? null), widthInches, heightInches, rowGap: gap }
  const underlay = settings.underlay ?? cloth.underlay
  const program = planSewing(sewArt(work), { cloth, gap, underlay })
  if (program.blocks.length === 0 || program.blocks.length > mostBlocks) return undefined
  const { hexes, threadOf } = threadsOf(work)
  const threads = program.blocks.map(({ thread }) => {
    const hex = hexes[thread - 1] ?? '#000000'
    return { hex, code: inks.find(ink => ink?.hex === hex)?.code ?? hex }
  })
  const figures = stitchFigures(program)
  const sewn: Sewn = { program, name, threads: threads.map(thread => ({ ...thread, name: thread.code })) }
  const dst = stitchFormats.dst.write(sewn)
  return {
    files: {
      dst,
      exp: stitchFormats.exp.write(sewn),
      pes: stitchFormats.pes.write(sewn),
      pes1: stitchFormats.pes1.write(sewn),
      inf: stitchFormats.inf.write(sewn),
    },
    figures,
    threads,
    cloth: cloth.name,
    density: settings.density ?? 100,
    underlay,
    checks: checkSewn({
      ...program,
      ...readDst(dst),
      figures,
      threadOfBlock: program.blocks.map(({ thread }) => thread),
      plates: art.plates,
      threadOf,
      pull: cloth.pull,
      widthMillimetres: widthInches * millimetresPerInch,
      heightMillimetres: heightInches * millimetresPerInch,
    }),
  }
}

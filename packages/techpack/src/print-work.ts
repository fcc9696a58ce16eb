import type { Art } from '@teamloom/artwork/art-file.ts'
import { type Form, needlesOf } from '@teamloom/artwork/form.ts'
import type { NeedleGrid } from '@teamloom/artwork/needle-grid.ts'
import { inkPlates, type Plates } from '@teamloom/artwork/plates.ts'
import type { TechniqueName } from '@teamloom/catalog/decorations/surface.ts'
import { simplify, traceContours } from '@teamloom/shape/contour.ts'
import { sewArt, threadsOf } from '@teamloom/technique/thread/thread.ts'
import { type ThreadFigure, threadFigures } from './thread-figures.ts'

/** A colour that goes on cloth by itself; null: it is left out. */
export type Ink = { readonly code: string; readonly hex: string } | null

/** A print as it is made; inches. */
export type PrintWork = {
  readonly art: Art
  readonly technique: TechniqueName
  readonly form: Form
  /** One for each plate of the art; none where the art has its own colours. */
  readonly inks: readonly Ink[]
  readonly widthInches: number
  readonly heightInches: number
}

export type MadePrint = {
  /** At true size, a layer for each ink that is named after it; null where the art has its own colours. */
  readonly separations: string | null
  /** Of the print's area, by ink: what a film prints. */
  readonly shares: readonly { readonly code: string; readonly share: number }[]
  readonly threads: readonly (ThreadFigure & { readonly code: string })[]
  readonly grid: (NeedleGrid & { readonly yarns: readonly { code: string; hex: string }[] }) | null
}

/** Half of a plate's full strength. */
const edge = 127.5
/** Of a plate's pixels. */
const tolerance = 0.35

export function makePrint(work: PrintWork): MadePrint {
  const { art, technique } = work
  const inks = joined(work.inks)
  const films = art.kind === 'plates' && inks.length > 0 ? filmsOf(art.plates, work.inks, inks) : []
  return {
    separations: films.length > 0 ? writeSeparations(films, work) : null,
    shares: films.map(({ ink, cover }) => ({ code: ink.code, share: mean(cover) })),
    threads: technique === 'thread' ? threadsIn(work) : [],
    grid: technique === 'knit' && art.kind === 'plates' ? gridOf(art.plates, work, inks) : null,
  }
}

type PlainInk = NonNullable<Ink>

/** Plates in the same ink are one film. */
function joined(inks: readonly Ink[]): PlainInk[] {
  return [...new Map(inks.flatMap(ink => (ink ? [[ink.code, ink] as const] : []))).values()]
}

type Film = {
  readonly ink: PlainInk
  readonly cover: Uint8Array
  readonly width: number
  readonly height: number
}

function filmsOf(plates: Plates, inks: readonly Ink[], wanted: readonly PlainInk[]): Film[] {
  const { width, height, first, second, blend, alpha } = plates
  return wanted.map(ink => {
    const cover = new Uint8Array(width * height)
    for (let i = 0; i < cover.length; i++) {
      if (alpha[i] === 0) continue
      const share = blend[i]! / 255
      const isFirst = inks[first[i]!]?.code === ink.code
      const isSecond = inks[second[i]!]?.code === ink.code
      cover[i] = Math.round(alpha[i]! * ((isFirst ? 1 - share : 0) + (isSecond ? share : 0)))
    }
    return { ink, cover, width, height }
  })
}

function writeSeparations(
  films: readonly Film[],
  { widthInches, heightInches }: Pick<PrintWork, 'widthInches' | 'heightInches'>,
): string {
  const [{ width, height }] = films as [Film]
  const layers = films.map(({ ink, cover }) => {
    const lines = traceContours(cover, width, height, edge).map(line => simplify(line, tolerance))
    const d = lines
      .filter(line => line.length > 2)
      .map(line => `M${line.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`)
      .join('')
    // A code is ours, but for one that no chart has any more.
    const name = escapeText(ink.code)
    return `<g id="${name.replaceAll(/[^\w.-]/g, '_')}" inkscape:groupmode="layer" inkscape:label="${name}"><title>${name}</title><path d="${d}" fill="${escapeText(ink.hex)}" fill-rule="evenodd"/></g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${widthInches}in" height="${heightInches}in" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${layers.join('')}</svg>`
}

function threadsIn({ art, inks, widthInches, heightInches }: PrintWork): MadePrint['threads'] {
  const hexes = inks.length > 0 ? inks.map(ink => ink?.hex ?? null) : null
  const work = { art, inks: hexes, widthInches, heightInches }
  const names = threadsOf(work).hexes
  return threadFigures(sewArt(work)).map(figure => {
    const hex = names[figure.thread - 1] ?? ''
    return { ...figure, code: inks.find(ink => ink?.hex === hex)?.code ?? hex }
  })
}

function gridOf(plates: Plates, work: PrintWork, yarns: readonly PlainInk[]): MadePrint['grid'] {
  const inks = work.inks.map(ink => ink?.hex ?? null)
  const grid = needlesOf(inkPlates(plates, inks), { ...work, inks })
  return grid ? { ...grid, yarns } : null
}

function mean(cover: Uint8Array): number {
  return Math.round((cover.reduce((sum, value) => sum + value, 0) / cover.length / 255) * 1000) / 1000
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}

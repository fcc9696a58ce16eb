import type { ArtBox } from '@teamloom/artwork/art-details.ts'
import type { Form } from '@teamloom/artwork/form.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { DecorationState } from './document.ts'

type Extent = { readonly widthInches: number; readonly heightInches: number }

/** What of a decoration is inked: its size, and how far its middle is to the right of and below that of its file. Inches. */
export type Inked = Extent & { readonly offU: number; readonly offV: number }

type Printed = Pick<DecorationState, 'artwork' | 'colors' | 'options'>

/** DS60: where the file has margins these are no part of it. `size` is that of the whole file, as it is chosen. */
export function inkedSize(type: DecorationType, decoration: Printed, size: Extent): Inked {
  const form = formOf(type, decoration, size)
  const box = form && inkedBox(type, decoration)
  if (box && form.kind === 'piece' && form.outline === 'contour') return cutTo(box, form, size)
  return box && isItself(form) ? within(box, size) : { ...whole(size), offU: 0, offV: 0 }
}

/** The ink of artwork that lies on a piece, and is so large there. */
export function inkedArt(type: DecorationType, decoration: Printed, art: Extent): Inked {
  const box = inkedBox(type, decoration)
  return box ? within(box, art) : { ...whole(art), offU: 0, offV: 0 }
}

/** The part of the file that is seen in the colours that are not left out; undefined where that is not known. */
function inkedBox({ inks }: DecorationType, { artwork, colors }: Printed): ArtBox | undefined {
  const { inked, inkedIn } = artwork?.details ?? {}
  const isLeftOut = (at: number) => inks.from === 'palette' && colors[at]?.transparent === true
  if (!inked || !inkedIn?.some((_, at) => isLeftOut(at))) return inked
  const left = inkedIn.flatMap((box, at) => (box && !isLeftOut(at) ? [box] : []))
  if (left.length === 0) return inked
  return {
    left: Math.min(...left.map(box => box.left)),
    top: Math.min(...left.map(box => box.top)),
    right: Math.max(...left.map(box => box.right)),
    bottom: Math.max(...left.map(box => box.bottom)),
  }
}

/** What is inked of a piece with its border, which is as wide as the piece is beyond the file. */
function cutTo(box: ArtBox, { artWidthInches, artHeightInches }: PieceForm, size: Extent): Inked {
  const inked = within(box, { widthInches: artWidthInches, heightInches: artHeightInches })
  const borders = size.widthInches - artWidthInches
  return {
    ...inked,
    widthInches: inked.widthInches + borders,
    heightInches: inked.heightInches + borders,
  }
}

type PieceForm = Extract<Form, { kind: 'piece' }>

function formOf(type: DecorationType, { artwork, options }: Printed, size: Extent): Form | undefined {
  return artwork && !type.sizing.fillsPiece ? type.form({ artwork, size, options }) : undefined
}

/** No patch, no pattern, and on no ground: what is seen of the artwork ends where its ink does. */
function isItself(form: Form): boolean {
  return form.kind === 'knit' || (form.kind === 'art' && form.groundHex === undefined)
}

function whole({ widthInches, heightInches }: Extent): Extent {
  return { widthInches, heightInches }
}

/** The least margin, as a share of the file: what is less is the soft rim of its ink. */
const leastMargin = 0.004

function within(box: ArtBox, { widthInches, heightInches }: Extent): Inked {
  const [left, top] = [box.left, box.top].map(at => (at < leastMargin ? 0 : at)) as [number, number]
  const [right, bottom] = [box.right, box.bottom].map(at => (at > 1 - leastMargin ? 1 : at)) as [
    number,
    number,
  ]
  return {
    widthInches: (right - left) * widthInches,
    heightInches: (bottom - top) * heightInches,
    offU: ((left + right) / 2 - 0.5) * widthInches,
    offV: ((top + bottom) / 2 - 0.5) * heightInches,
  }
}

/** Where it lies in its file, which is so large: from 0 to 1 across and down. */
export function sharesOf({ offU, offV, ...inked }: Inked, { widthInches, heightInches }: Extent): ArtBox {
  const [u, v] = [0.5 + offU / widthInches, 0.5 + offV / heightInches]
  const [across, down] = [inked.widthInches / widthInches / 2, inked.heightInches / heightInches / 2]
  return { left: u - across, top: v - down, right: u + across, bottom: v + down }
}

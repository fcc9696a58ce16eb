import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { element, layer, style } from '@teamloom/catalog/build.ts'
import { detailedprint } from '@teamloom/catalog/decorations/detailedprint.ts'
import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import { undefinedprint } from '@teamloom/catalog/decorations/undefinedprint.ts'
import type { LocationDefinition, Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { Result } from '@teamloom/kit/result.ts'
import type { ActionContext, ActionRefusal } from '../actions/action.ts'
import { changeSchema, type DesignChange } from '../actions/index.ts'
import { applyChange } from '../apply-change.ts'
import { differenceBetween } from '../difference.ts'
import type { DesignDocument } from '../document.ts'
import { createDocument } from '../new-design.ts'

/** For tests: a garment that has one of everything, and someone who changes designs of it. */

const named = (text: string): Label => ({ en: text, fr: text })

function place(
  positionName: string,
  box: { u: number; v: number; width: number; height: number },
  extra: Partial<LocationDefinition> = {},
): LocationDefinition {
  return {
    positionName,
    label: named(positionName),
    side: 'front',
    panel: 'front',
    face: 'outside',
    category: 'print',
    lies: 'flat',
    centerU: box.u,
    centerV: box.v,
    maxWidthInches: box.width,
    maxHeightInches: box.height,
    planeAngle: 0,
    cloth: [{ partName: 'body', elementName: 'body' }],
    needs: [],
    ...extra,
  }
}

export const sample: Product = {
  ...must(products[0], 'product'),
  family: { name: 'sample', version: '1.0', label: named('Samples') },
  product: { name: 'sample', version: '1.0', label: named('Sample') },
  inherit: true,
  parts: [
    {
      name: 'body',
      label: named('Body'),
      mainElement: 'body',
      elements: [
        element(
          'body',
          named('Body'),
          style('regular', named('Regular'), [layer('body', named('Body'), 'fleece', '1014')]),
        ),
        element(
          'pocket',
          named('Pocket'),
          style('none', named('None'), []),
          style(
            'kangaroo',
            named('Kangaroo'),
            [
              layer('pocket', named('Pocket'), 'fleece', '1001'),
              layer('edge', named('Edge'), 'ribbing', '1008', { excludeFromInheritance: true }),
              layer('stitch', named('Stitch'), 'thread', '2001'),
            ],
            { credits: 2 },
          ),
          style('patch', named('Patch'), [
            layer('pocket', named('Pocket'), 'fleece', '1001'),
            layer('edge', named('Edge'), 'ribbing', '1008', { excludeFromInheritance: true }),
          ]),
          style('sold out', named('Sold out'), [], { disabled: true }),
          style('old', named('Old'), [layer('pocket', named('Pocket'), 'fleece', '1001')], {
            deprecated: true,
          }),
        ),
        element(
          'piping',
          named('Piping'),
          style('single', named('Single'), [
            layer('piping', named('Piping'), 'cord', '3001', { required: false, active: false }),
          ]),
          style('double', named('Double'), [
            layer('piping', named('Piping'), 'cord', '3001', { required: false, active: false }),
            layer('second', named('Second'), 'cord', '3002', { required: false, active: true }),
          ]),
        ),
      ],
    },
    {
      name: 'hood',
      label: named('Hood'),
      mainElement: 'hood',
      elements: [
        element(
          'hood',
          named('Hood'),
          style('plain', named('Plain'), [layer('hood', named('Hood'), 'fleece', '1014')]),
        ),
        element(
          'drawstring',
          named('Drawstring'),
          style('round', named('Round'), [layer('cord', named('Cord'), 'cord', '3001')]),
          style('none', named('None'), [], { disables: [{ partName: 'hood', elementName: 'eyelets' }] }),
        ),
        element(
          'eyelets',
          named('Eyelets'),
          style('metal', named('Metal'), [layer('eyelet', named('Eyelet'), 'metal', '4001')], { credits: 1 }),
          style('plain', named('Plain'), []),
        ),
      ],
    },
  ],
  decorationTypes: [screenprint, detailedprint, undefinedprint],
  unavailableDecorationTypes: [],
  locations: [
    place('chest', { u: 0, v: 6, width: 10, height: 6 }),
    place('leftChest', { u: 4, v: 5, width: 4, height: 4 }),
    place('back', { u: 0, v: 8, width: 12, height: 15 }, { side: 'back', panel: 'back' }),
    place(
      'pocketPrint',
      { u: 0, v: 20, width: 5, height: 3 },
      { needs: [{ partName: 'body', elementName: 'pocket', styleNames: ['kangaroo', 'patch'] }] },
    ),
  ],
}

export const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function artwork(number: number, facts: Partial<Artwork>): Artwork {
  return {
    assetId: id(number),
    assetVersionId: id(100 + number),
    assetType: 'screenprint',
    filename: `crest-${number}.svg`,
    format: 'svg',
    isVector: true,
    width: 120,
    height: 100,
    colors: ['#163E2D', '#E5A21B', '#FBFBF9'],
    isFlat: true,
    ...facts,
  }
}

export const crest = artwork(1, {})
export const photo = artwork(2, {
  assetType: 'detailedprint',
  filename: 'photo.png',
  format: 'png',
  isVector: false,
  width: 900,
  height: 600,
  isFlat: false,
})
/** Prints as the pocket's and the chest's smallest size at 120 pixels an inch, not at 150. */
export const stamp = artwork(3, {
  filename: 'stamp.png',
  format: 'png',
  isVector: false,
  width: 130,
  height: 130,
})
export const banner = artwork(4, { filename: 'banner.svg', width: 1000, height: 40 })
/** Artwork of a format that no type of the product reads. */
export const drawing = artwork(5, { filename: 'drawing.tiff', format: 'tiff' })

/** Words that were written here: an inch of capitals is 5 in wide. */
export const rivera = artwork(6, {
  filename: 'RIVERA.svg',
  width: 500,
  height: 100,
  colors: ['#FBFBF9'],
  details: { shares: [1], line: null, gap: null, speck: null, capital: 0.2 },
})
/** Others in the same letters. */
export const oneill = { ...rivera, assetVersionId: id(107), filename: 'O’NEILL.svg', width: 600 }

const artworks = [crest, photo, stamp, banner, drawing, rivera, oneill]

export const context: ActionContext = {
  product: sample,
  now: '2026-11-21T12:00:00.000Z',
  isStaff: false,
  may: () => true,
  newId: id(999),
  findArtwork: assetVersionId => artworks.find(known => known.assetVersionId === assetVersionId),
}

export const fresh: DesignDocument = createDocument(sample)

/** What becomes of a change, sent as a client sends it. */
export function change(
  document: DesignDocument,
  sent: DesignChange,
  about: { context?: Partial<ActionContext>; next?: number; basedOn?: number } = {},
): Result<DesignDocument, ActionRefusal> {
  return applyChange(
    document,
    changeSchema.parse(sent),
    { ...context, ...about.context },
    { next: about.next ?? 2, basedOn: about.basedOn },
  )
}

/** The design after changes that must all be taken. */
export function after(document: DesignDocument, ...changes: readonly DesignChange[]): DesignDocument {
  return changes.reduce<DesignDocument>((current, sent) => {
    const result = change(current, sent)
    if (!result.ok) throw new Error(`${sent.action}: ${result.refusal.code}`)
    return result.value
  }, document)
}

/** What gives a design back all that it had before. */
export function backTo(before: DesignDocument, now: DesignDocument): DesignChange {
  return { action: 'restore', ...differenceBetween(now, before) }
}

/** The code with which a change is refused, or `taken`. */
export function refusal(...given: Parameters<typeof change>): string {
  const result = change(...given)
  return result.ok ? 'taken' : result.refusal.code
}

/** The design with a decoration of this number at a place. */
export function decorated(
  document: DesignDocument,
  number: number,
  positionName: string,
  art: Artwork | null = crest,
  type = 'screenprint',
): DesignDocument {
  const asset = art ? { assetId: art.assetId, assetVersionId: art.assetVersionId } : {}
  return after(document, { action: 'addDecoration', type, positionName, decorationId: id(number), ...asset })
}

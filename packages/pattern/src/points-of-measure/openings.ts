import type { Label } from '@teamloom/kit/label.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import { distance } from '@teamloom/shape/point.ts'
import type { LaidTrim, SnapTrim, Trim, ZipChainTrim } from '../trim.ts'
import { straight } from './lay-tape.ts'
import { front, type Measured, type PointOfMeasure } from './point-of-measure.ts'

/** Zips and plackets, on the pieces that they part. */
export function measureOpenings(trims: readonly Trim[]): Measured {
  const zips = trims.filter((trim): trim is ZipChainTrim => trim.kind === 'zipChain')
  // A style of teeth is one of several that lie on the same legs.
  const alike = new Map(zips.map(zip => [JSON.stringify(zip.legs), zip]))
  const strips = trims.filter(
    (trim): trim is LaidTrim =>
      trim.kind === 'laid' && trim.outside.part === 'placket' && trim.fold !== undefined,
  )
  return {
    points: [...[...alike.values()].flatMap(measureZip), ...measurePlacket(strips, trims)],
    details: [],
  }
}

const zipWords: Readonly<Record<string, Label>> = {
  zip: { en: 'Zip length', fr: 'Longueur de la fermeture éclair' },
  pocket: { en: 'Pocket zip', fr: 'Fermeture éclair de la poche' },
  handZip: { en: 'Hand pocket zip', fr: 'Fermeture éclair de la poche' },
  chestZip: { en: 'Chest pocket zip', fr: 'Fermeture éclair de la poche de poitrine' },
}

/** Both of a pair are alike: the wearer's left one is measured. */
function measureZip({ name, legs }: ZipChainTrim): PointOfMeasure[] {
  const [kind = 'zip', side] = name.split('-')
  if (side === 'right') return []
  return [
    {
      name: `${kind}Length`,
      label: zipWords[kind] ?? { en: 'Zip length', fr: 'Longueur de la fermeture éclair' },
      how: {
        en: 'from the upper to the lower stop, closed',
        fr: 'de la butée du haut à celle du bas, fermée',
      },
      kind: kind === 'zip' ? 'length' : 'part',
      view: front,
      legs: legs.map(({ on, from, to }) => straight(on, from, to)),
    },
  ]
}

function measurePlacket(strips: readonly LaidTrim[], trims: readonly Trim[]): PointOfMeasure[] {
  const onFront = strips.find(({ seat }) => seat.on === 'front')
  if (!onFront) return []
  const { left, right, bottom } = boundsOf(outlineOf(onFront.panel))
  const legs = strips.map(({ seat, panel }) => {
    const bounds = boundsOf(outlineOf(panel))
    return straight(
      seat.on,
      [(bounds.left + bounds.right) / 2, bounds.top],
      [(bounds.left + bounds.right) / 2, bounds.bottom],
    )
  })
  const width = bottom - 0.5
  return [
    {
      name: 'placketLength',
      label: { en: 'Placket length', fr: 'Longueur de la patte de boutonnage' },
      how: {
        en: 'along its middle, from its upper to its lower edge',
        fr: 'le long de son milieu, du bord supérieur au bord inférieur',
      },
      kind: 'length',
      view: front,
      legs: legs.toSorted((a, b) => order(a.on) - order(b.on)),
    },
    {
      name: 'placketWidth',
      label: { en: 'Placket width', fr: 'Largeur de la patte de boutonnage' },
      how: { en: 'from edge to edge', fr: 'd’un bord à l’autre' },
      kind: 'height',
      view: front,
      legs: [straight('front', [left, width], [right, width])],
    },
    ...snapPitch(trims),
  ]
}

/** From the neck down. */
function order(on: string): number {
  return ['collar', 'front', 'hemBand'].indexOf(on)
}

function snapPitch(trims: readonly Trim[]): PointOfMeasure[] {
  const studs = trims
    .filter(
      (trim): trim is SnapTrim =>
        trim.kind === 'snap' && trim.seat.on === 'front' && trim.outside.part === 'placket',
    )
    .map(({ seat }) => seat.at)
    .toSorted((a, b) => a[1] - b[1])
  const [first, second] = studs
  if (!first || !second || distance(first, second) < 0.1) return []
  return [
    {
      name: 'snapPitch',
      label: { en: 'From snap to snap', fr: 'D’un bouton-pression à l’autre' },
      how: {
        en: 'from centre to centre of the two upper snaps of the front',
        fr: 'de centre à centre des deux boutons-pression du haut du devant',
      },
      kind: 'part',
      view: front,
      legs: [straight('front', first, second)],
    },
  ]
}

import type { Label } from '@teamloom/kit/label.ts'
import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import { heelAtAngle, profileOfSock } from '../blocks/sock-profile.ts'
import type { MeasuringLeg } from '../measuring/measuring-line.ts'
import type { Cut } from '../pattern.ts'
import { along, findPiece, straight } from './lay-tape.ts'
import { front, type Measured, nothing, type PointKind, type PointOfMeasure } from './point-of-measure.ts'

const on = 'leftLeg'

/** One of the pair, flat in profile and relaxed: forward of the ankle's middle, and below it. */
export function measureSock(cut: Cut): Measured {
  const [leg, cuff, toe] = [findPiece(cut, on), findPiece(cut, 'leftCuff'), findPiece(cut, 'leftToeTop')]
  if (!leg || !cuff || !toe) return nothing
  const { ankle, calf, height, deep, heel, thick, ball, tip } = profileOfSock(cut, 'left')
  const cuffHeight = boundsOf(outlineOf(cuff)).bottom
  const side = deep - thick
  const middle = (cuffHeight - height) / 2
  const widthAt = (y: number) => ankle + (calf - ankle) * (-y / height)
  // Where it is narrowest, just above the foot.
  const aboveFoot = -0.5
  const level = (y: number) => straight(on, [-widthAt(y), y], [widthAt(y), y])
  const corner = heelAtAngle({ ankle, deep }, Math.PI / 4)
  const end = (boundsOf(getEdge(toe, 'bottom')).right / boundsOf(getEdge(toe, 'top')).right) * thick
  return {
    points: [
      point('leg', 'girth', { en: 'Cuff width', fr: 'Largeur du bord' }, across, [
        straight(on, [-calf, 0.35 - height], [calf, 0.35 - height]),
      ]),
      point('cuffHeight', 'height', { en: 'Cuff height', fr: 'Hauteur du bord' }, knit, [
        straight(on, [calf * 0.5, -height], [calf * 0.5, cuffHeight - height]),
      ]),
      point('midLeg', 'girth', { en: 'Leg width, half way', fr: 'Largeur de jambe, à mi-hauteur' }, across, [
        level(middle),
      ]),
      point('ankle', 'girth', { en: 'Ankle width', fr: 'Largeur à la cheville' }, across, [level(aboveFoot)]),
      point(
        'height',
        'length',
        { en: 'Height', fr: 'Hauteur' },
        {
          en: 'from the upper edge straight down to the sole',
          fr: 'du bord supérieur tout droit jusqu’à la semelle',
        },
        [straight(on, [0, -height], [0, deep])],
      ),
      point(
        'legLength',
        'length',
        { en: 'Leg length', fr: 'Longueur de jambe' },
        {
          en: 'from the upper edge to where the heel begins, at the back',
          fr: 'du bord supérieur au début du talon, à l’arrière',
        },
        [straight(on, [-ankle * 0.6, -height], [-ankle * 0.6, 0])],
      ),
      point(
        'foot',
        'length',
        { en: 'Foot length', fr: 'Longueur du pied' },
        {
          en: 'from the back of the heel to the tip of the toe',
          fr: 'de l’arrière du talon au bout de la pointe',
        },
        [straight(on, [-heel, side], [tip, side])],
      ),
      point(
        'ball',
        'girth',
        { en: 'Foot width', fr: 'Largeur du pied' },
        { en: 'where the toe begins, from fold to fold', fr: 'au début de la pointe, d’un pli à l’autre' },
        [straight(on, [ball, side - thick], [ball, side + thick])],
      ),
      point(
        'heel',
        'part',
        { en: 'Heel, on the slant', fr: 'Talon, en biais' },
        {
          en: 'from the front of the ankle to the corner of the heel',
          fr: 'du devant de la cheville au coin du talon',
        },
        [straight(on, [ankle, 0], corner)],
      ),
      point(
        'heelDepth',
        'part',
        { en: 'Heel depth', fr: 'Hauteur du talon' },
        {
          en: 'along its back, from the leg to the sole',
          fr: 'le long de l’arrière, de la jambe à la semelle',
        },
        along(
          on,
          Array.from({ length: 25 }, (_, i) => heelAtAngle({ ankle, deep }, (Math.PI / 2) * (i / 24))),
        ),
      ),
      point(
        'toe',
        'part',
        { en: 'Toe length', fr: 'Longueur de la pointe' },
        { en: 'from where it begins to its tip', fr: 'de son début à son bout' },
        [straight(on, [ball, side + thick * 0.4], [tip, side + thick * 0.4])],
      ),
      point(
        'toeEnd',
        'part',
        { en: 'Toe closing', fr: 'Fermeture de la pointe' },
        {
          en: 'half of the width in which the tip is closed',
          fr: 'la moitié de la largeur sur laquelle le bout est fermé',
        },
        [straight(on, [tip - 0.1, side - end / 2], [tip - 0.1, side + end / 2])],
      ),
    ],
    details: [],
  }
}

const across: Label = {
  en: 'relaxed, straight across from fold to fold',
  fr: 'au repos, tout droit d’un pli à l’autre',
}
const knit: Label = {
  en: 'from the upper edge to where the leg’s knit begins',
  fr: 'du bord supérieur au début du tricot de la jambe',
}

function point(
  name: string,
  kind: PointKind,
  label: Label,
  how: Label,
  legs: readonly MeasuringLeg[],
): PointOfMeasure {
  return { name, label, how, kind, view: front, legs }
}

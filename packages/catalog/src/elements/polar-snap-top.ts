import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, part, style } from '../build.ts'
import type { ElementDefinition, PartDefinition, StyleDefinition } from '../definition.ts'
import { bodyElement, type ClothStart, clothStyle, topstitchElement } from './cloth.ts'
import { setInOrRaglanWithoutYoke, standCollarPart, yokeElement } from './collared-top.ts'
import { snapsElement } from './snaps.ts'

/** Parts of snapped tops in polar fleece; slots are `polarSnapFaces` of `pattern/src/blocks/polar-snap-top.ts`. */

const ownColor = { excludeFromInheritance: true }

export function polarBodyPart(cloth: ClothStart, yoke: string, thread: string): PartDefinition {
  return part('body', { en: 'Body', fr: 'Corps' }, [
    bodyElement(cloth),
    yokeElement({ fabric: cloth.fabric, color: yoke }),
    topstitchElement(thread),
  ])
}

export function polarSleevesPart(cloth: ClothStart, patch: string): PartDefinition {
  return part('sleeves', { en: 'Sleeves', fr: 'Manches' }, [
    setInOrRaglanWithoutYoke(cloth),
    elbowsElement(patch),
  ])
}

function elbowsElement(color: string): ElementDefinition {
  const label: Label = { en: 'Elbow patches', fr: 'Coudières' }
  return element(
    'elbows',
    label,
    style('none', { en: 'Plain elbows', fr: 'Sans coudières' }, []),
    style(
      'patch',
      { en: 'Oval patches', fr: 'Coudières ovales' },
      [layer('elbows', label, 'polyester', color, ownColor)],
      { credits: 2 },
    ),
  )
}

/** A stand collar, its lining, and the binding of its edge. */
export function polarCollarPart(cloth: ClothStart, lining: string, edge: string): PartDefinition {
  const collar = standCollarPart(cloth, { fabric: cloth.fabric, color: lining })
  return {
    ...collar,
    elements: [
      ...collar.elements,
      element(
        'edge',
        { en: 'Collar edge', fr: 'Bord du col' },
        style('plain', { en: 'Turned', fr: 'Replié' }, []),
        style(
          'bound',
          { en: 'Bound', fr: 'Bordé' },
          [layer('edge', { en: 'Collar binding', fr: 'Bordure du col' }, 'polyester', edge, ownColor)],
          { credits: 1 },
        ),
      ),
    ],
  }
}

/** A placket of woven cloth or of the body's, and its studs. */
export function polarPlacketPart(woven: string, cloth: ClothStart, stud: string): PartDefinition {
  const placket = { name: 'placket', label: { en: 'Placket', fr: 'Patte de boutonnage' } }
  const snaps = snapsElement(stud)
  const [ring, cap] = snaps.styles as readonly [StyleDefinition, StyleDefinition]
  return part('placket', placket.label, [
    element(
      'placket',
      placket.label,
      clothStyle(
        'woven',
        { en: 'Woven', fr: 'Tissée' },
        placket,
        { fabric: 'polyester', color: woven },
        {
          note: { en: 'Smooth, contrasting', fr: 'Lisse, contrastée' },
        },
      ),
      clothStyle('polar', { en: 'Polar fleece', fr: 'Molleton polaire' }, placket, cloth),
    ),
    { ...snaps, styles: [cap, ring] },
  ])
}

/** A chest pocket of woven cloth under a flap, which may be of another colour. */
export function flapPocketStyle(color: string, credits = 0): StyleDefinition {
  return style(
    'flap',
    { en: 'With a flap', fr: 'À rabat' },
    [
      layer('pocket', { en: 'Pocket', fr: 'Poche' }, 'polyester', color, ownColor),
      layer('flap', { en: 'Flap', fr: 'Rabat' }, 'polyester', color, ownColor),
    ],
    { credits },
  )
}

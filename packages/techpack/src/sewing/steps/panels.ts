import { type SewingStep, said } from '../sewing-step.ts'

const tapes = ['webbing', 'twill'] as const
const isTape = (fabric: string): boolean => tapes.some(tape => tape === fabric)

export const panels: SewingStep = {
  name: 'panels',
  what: said('Piece yokes, side panels and stripes in', 'Assembler empiècements, panneaux et rayures'),
  takes: place =>
    (place.kind === 'field' && place.face.part !== 'sleeves') ||
    (place.kind === 'band' &&
      !isTape(place.trim.fabric) &&
      place.trim.name !== 'collarEdge' &&
      !place.trim.name.endsWith('Binding')),
  seam: 'SSa',
  stitch: 'joins',
  allowance: 'seam',
}

export const tapesOn: SewingStep = {
  name: 'tapesOn',
  what: said('Stitch tapes and stripes on', 'Piquer les rubans et les bandes'),
  takes: place =>
    place.kind === 'band' &&
    isTape(place.trim.fabric) &&
    place.trim.name !== 'neckTape' &&
    !place.trim.name.endsWith('Binding'),
  seam: 'LSa',
  stitch: '301',
  allowance: 'none',
  note: said(
    'One row 1/16 in from each long edge; ends are caught in the seams.',
    'Un rang à 1/16\u00a0po de chaque long bord; les bouts sont pris dans les coutures.',
  ),
}

export const vInsert: SewingStep = {
  name: 'vInsert',
  what: said('Set the V insert', 'Poser l’empiècement en V'),
  takes: place => place.kind === 'laid' && place.trim.name.endsWith('V'),
  seam: 'LSd',
  stitch: '301',
  allowance: 'seam',
  note: said(
    'Its upper edge is caught in the neck seam.',
    'Son bord supérieur est pris dans la couture d’encolure.',
  ),
}

export const elbowPatches: SewingStep = {
  name: 'elbowPatches',
  what: said('Stitch the elbow patches on', 'Piquer les coudières'),
  takes: place => place.kind === 'laid' && place.trim.name.startsWith('elbow'),
  seam: 'LSd',
  stitch: '301',
  allowance: 'seam',
  note: said('While the sleeve is flat.', 'Pendant que la manche est à plat.'),
}

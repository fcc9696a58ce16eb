import { type SewingStep, said } from '../sewing-step.ts'
import type { SewnPlace } from '../sewn-places.ts'

const joins = { seam: 'SSa', stitch: 'joins', allowance: 'seam' } as const

/** A seam between edges whose names begin so. */
const between =
  (...beginnings: readonly string[]) =>
  (place: SewnPlace): boolean =>
    place.kind === 'seam' && place.edges.every(edge => beginnings.some(begin => edge.startsWith(begin)))

/** What keeps a knit's shoulders as long as they are cut: laid into their seams; wadded and woven cloth needs none. */
export function takesShoulderTape(place: SewnPlace): boolean {
  return isShoulder(place) && place.kind === 'seam' && !['wadded', 'mask'].includes(place.pieces[0].hand)
}

const isShoulder = between('shoulder')

export const shoulders: SewingStep = {
  ...joins,
  name: 'shoulders',
  what: said('Join the shoulders', 'Assembler les épaules'),
  takes: isShoulder,
  note: places =>
    places.some(takesShoulderTape)
      ? said(
          'Clear elastic tape of 1/4 in is laid on the back and caught in the seam without pull.',
          'Un ruban élastique transparent de 1/4\u00a0po est posé sur le dos et pris dans la couture sans tension.',
        )
      : null,
}

export const raglans: SewingStep = {
  ...joins,
  name: 'raglans',
  what: said('Join the raglan sleeves to front and back', 'Assembler les manches raglan au devant et au dos'),
  takes: place => place.kind === 'field' && place.face.part === 'sleeves',
  note: said('From the neck to the underarm.', 'De l’encolure à l’emmanchure.'),
}

export const sleeves: SewingStep = {
  ...joins,
  name: 'sleeves',
  what: said('Set the sleeves in, flat', 'Monter les manches, à plat'),
  takes: between('armhole', 'cap'),
}

export const sides: SewingStep = {
  ...joins,
  name: 'sides',
  what: said('Close side and underarm seams', 'Fermer les coutures de côté et de dessous de bras'),
  takes: place =>
    between('side', 'under')(place) && place.kind === 'seam' && place.pieces[0].wrap.kind !== 'leg',
}

export const quilting: SewingStep = {
  name: 'quilting',
  what: said('Quilt shell and wadding together', 'Matelasser le dessus et l’ouate ensemble'),
  takes: place => place.kind === 'quilting',
  seam: 'LSa',
  stitch: '301',
  allowance: 'none',
  note: said(
    'Before the pieces are joined. Quilting draws them in: first a trial panel of the same plies, 12 × 12 in, is quilted with these lines, and what it measures then, along and across, is noted. Pieces are cut 1 in larger all round than the pattern enlarged by that, marked with its lines and the outlines of prints enlarged by that, printed, quilted, and cut to the pattern, its lines on theirs: those meet at the sides, and each print lies as far from the seams as is told.',
    'Avant d’assembler les pièces. Le matelassage les resserre\u00a0: un panneau d’essai des mêmes épaisseurs, de 12 × 12\u00a0po, est d’abord matelassé avec ces lignes, et ce qu’il mesure ensuite, en long et en large, est noté. Les pièces sont coupées 1\u00a0po plus grandes tout autour que le patron agrandi d’autant, marquées de ses lignes et des contours des impressions agrandis d’autant, imprimées, matelassées, puis coupées au patron, ses lignes sur les leurs\u00a0: elles se rejoignent aux côtés, et chaque impression est aussi loin des coutures qu’il est dit.',
  ),
}

export const linings: SewingStep = {
  ...joins,
  name: 'linings',
  what: said(
    'Make up the lining alike and lay it into the shell',
    'Monter la doublure de même et la placer dans le dessus',
  ),
  takes: place => place.kind === 'lining',
  note: said(
    'Cut to the same pieces; laid in wrong sides together, and caught with the shell at neck, zip, armholes and hem as each of these is sewn.',
    'Coupée aux mêmes pièces; placée envers contre envers, et prise avec le dessus à l’encolure, à la fermeture, aux emmanchures et au bas quand chacun est cousu.',
  ),
}

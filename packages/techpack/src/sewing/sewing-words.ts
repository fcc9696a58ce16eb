import type { Label } from '@teamloom/kit/label.ts'

/** What the pages of sewing say by themselves. */
export const sewingWords = {
  sewing: { en: 'Order of making', fr: 'Ordre de fabrication' },
  sewingDetails: { en: 'Seams and details', fr: 'Coutures et détails' },
  operation: { en: 'Operation', fr: 'Opération' },
  seamClass: { en: 'Seam', fr: 'Couture' },
  allowance: { en: 'Allowance', fr: 'Marge' },
  stitchClass: { en: 'Stitch', fr: 'Point' },
  perInch: { en: 'Per inch', fr: 'Par pouce' },
  needle: { en: 'Needle', fr: 'Aiguille' },
  machine: { en: 'Machine', fr: 'Machine' },
  rowsAt: { en: 'rows at', fr: 'rangs à' },
  rowAt: { en: 'row at', fr: 'rang à' },
  tacks: { en: 'tacks of 3/8\u00a0in, 28 stitches', fr: 'brides de 3/8\u00a0po, 28 points' },
  oneTack: { en: 'tack of 3/8\u00a0in, 28 stitches', fr: 'bride de 3/8\u00a0po, 28 points' },
  needlePoint: { en: 'Needle point', fr: 'Pointe d’aiguille' },
  eachStitch: { en: 'stitch by stitch', fr: 'maille à maille' },
  isoClass: { en: 'ISO 4916, class', fr: 'ISO 4916, classe' },
  sewingNote: {
    en: 'Stitch classes are those of ISO 4915. Seams are named as in ASTM D6193, with their class of ISO 4916. Rows are measured from the seam or the folded edge, of a binding from its own edges, allowances from the sewing line.',
    fr: 'Les classes de points sont celles d’ISO 4915. Les coutures sont nommées selon ASTM D6193, avec leur classe d’ISO 4916. Les rangs se mesurent de la couture ou du bord plié, d’une bordure de ses propres bords, les marges de la ligne de couture.',
  },
  threadNote: {
    en: 'Thread in needles, loopers and bobbins, in the colour of the cloth unless the materials name another; where cloths of two colours meet, needles have that of the cloth that the row is seen on from outside, loopers and bobbins that of the cloth inside, and a seam that is not seen from outside the darker one:',
    fr: 'Fil des aiguilles, boucleurs et canettes, de la couleur du tissu sauf si les matières en nomment une autre; où deux couleurs se rencontrent, les aiguilles ont celle du tissu sur lequel le rang se voit de l’extérieur, boucleurs et canettes celle du tissu intérieur, et une couture invisible de l’extérieur la plus foncée\u00a0:',
  },
} as const satisfies Record<string, Label>

import type { Label } from '@teamloom/kit/label.ts'

/** What the document says of measuring. */
export const measureWords = {
  how: { en: 'How it is measured', fr: 'Comment la prendre' },
  details: { en: 'Parts, flat by themselves', fr: 'Parties, à plat' },
  allSizesMeasured: {
    en: 'Finished garment, lying flat and relaxed. Inches govern; below them the same in centimetres. Sizes of this order are in bold.',
    fr: 'Vêtement fini, à plat et au repos. Les pouces font foi; dessous, la même mesure en centimètres. Les tailles de cette commande sont en gras.',
  },
} as const satisfies Record<string, Label>

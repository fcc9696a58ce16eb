import type { Label } from '@teamloom/kit/label.ts'

/** TP73: what embroidery is sewn with: the top thread’s number, its denier and plies, and the bobbin’s. */
export const embroideryThread = {
  number: 40,
  denier: '120/2',
  brief: { en: 'No. 40, 120 denier/2', fr: 'nº 40, 120 deniers/2' },
  words: {
    en: 'polyester, No. 40 (120 denier/2); bobbin No. 60',
    fr: 'polyester, nº 40 (120 deniers/2); canette nº 60',
  },
} as const satisfies { number: number; denier: string; brief: Label; words: Label }

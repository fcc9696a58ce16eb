/** What a workshop does to make a decoration: each has its settings and its care. */
export const processes = [
  'screen',
  'raised',
  'transfer',
  'cut',
  'dye',
  'dyedPanel',
  'dyedKnit',
  'embroidery',
  'patch',
  'leather',
  'woven',
  'clipped',
  'knitting',
] as const

export type Process = (typeof processes)[number]

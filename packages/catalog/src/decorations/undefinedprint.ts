import { type DecorationType, rasterFiles, vectorFiles } from './decoration-type.ts'

/** A print whose artwork, and so its kind, is still to come. */
export const undefinedprint = {
  type: 'undefinedprint',
  label: { en: 'Print', fr: 'Impression' },
  note: { en: 'Artwork to come', fr: 'Visuel à venir' },
  category: 'print',
  parentType: 'print',
  undefinedType: 'undefinedprint',
  selectable: false,
  adminOnly: false,
  fileTypes: [...vectorFiles, ...rasterFiles],
  designTemplates: [],
  useColorExtraction: false,
  maxColorsToExtract: 0,
  palette: null,
  minDpi: 120,
  minWidthInches: 1,
  credits: { artwork: 0, firstColor: 0, extraColor: 0 },
  finish: 'none',
} as const satisfies DecorationType

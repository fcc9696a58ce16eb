import { type DecorationType, rasterFiles, vectorFiles } from './decoration-type.ts'

/** Full colour from the file as it is: gradients and photographs. */
export const detailedprint = {
  type: 'detailedprint',
  label: { en: 'Detailed print', fr: 'Impression détaillée' },
  note: { en: 'Photos and gradients, full colour', fr: 'Photos et dégradés, en couleurs' },
  category: 'print',
  parentType: 'print',
  undefinedType: 'undefinedprint',
  selectable: true,
  adminOnly: false,
  fileTypes: [...vectorFiles, ...rasterFiles],
  designTemplates: [],
  useColorExtraction: false,
  maxColorsToExtract: 0,
  palette: null,
  minDpi: 120,
  minWidthInches: 1,
  credits: { artwork: 10, firstColor: 4, extraColor: 0 },
  finish: 'flat',
} as const satisfies DecorationType

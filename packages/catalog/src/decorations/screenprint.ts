import { printPalette } from '../colors/print.ts'
import { type DecorationType, rasterFiles, vectorFiles } from './decoration-type.ts'

/** Flat inks, one screen each; limits as screen printers state them (eight colours, 150 dpi at least). */
export const screenprint = {
  type: 'screenprint',
  label: { en: 'Screen print', fr: 'Sérigraphie' },
  note: { en: 'Flat, crisp inks, up to 8 colours', fr: 'Encres nettes, jusqu’à 8 couleurs' },
  category: 'print',
  parentType: 'print',
  undefinedType: 'undefinedprint',
  selectable: true,
  adminOnly: false,
  fileTypes: [...vectorFiles, ...rasterFiles],
  designTemplates: [],
  useColorExtraction: true,
  maxColorsToExtract: 8,
  palette: printPalette,
  minDpi: 150,
  minWidthInches: 1,
  credits: { artwork: 6, firstColor: 4, extraColor: 2 },
  finish: 'flat',
} as const satisfies DecorationType

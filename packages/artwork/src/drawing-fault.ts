/** What a drawing uses that is not drawn as browsers draw it: better refused than wrong. */
export const undrawnFeatures = [
  'angularGradient',
  'backgroundImage',
  'contextPaint',
  'cssVariable',
  'fixedStrokeWidth',
  'filterImage',
  'flowedText',
  'focalRadius',
  'foreignObject',
  'maskImage',
  'meshGradient',
  'nestedImage',
  'outsideFile',
  'selfReference',
  'shapeAsClip',
  'symbolPercentage',
  'transform',
] as const

/**
 * Why a file is not drawn: `tooComplex` to draw, a `bitmap` in it that cannot be read, `empty`, an Illustrator file
 * that was saved without what others read (`withoutPdf`), a page that it does not have (`noPage`), or a feature.
 */
export const drawingFaults = [
  'tooComplex',
  'bitmap',
  'empty',
  'withoutPdf',
  'noPage',
  ...undrawnFeatures,
] as const

export type UndrawnFeature = (typeof undrawnFeatures)[number]
export type DrawingFault = (typeof drawingFaults)[number]

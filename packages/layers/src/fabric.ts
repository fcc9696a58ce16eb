/** Surfaces that the picture knows how to draw: their grain, relief and sheen. */
export const fabricNames = [
  'jersey',
  'fleece',
  'ribbing',
  'twill',
  'webbing',
  'cord',
  'thread',
  'metal',
  'zipper',
  'snap',
  'polar',
  'waffle',
  'taslan',
  'knit',
] as const
export type FabricName = (typeof fabricNames)[number]

/** By their names in the contract: what draws, reads artwork or sets documents, which takes processor time. */
export const drawingCalls: readonly string[] = [
  'pictures.picture',
  'pictures.link',
  'generate.repeatingPattern',
  'generate.tag',
  'generate.embroideryPatch',
  'generator.template',
  'assets.tagImage',
  'assets.publicImage',
  'assets.publicImageOf',
  'assets.create',
  'assets.drawText',
  'assets.writeText',
  'assets.takeGround',
  'cart.linePicture',
  'preorders.linePicture',
  'projects.ownPiecePicture',
  'projects.personPicture',
  'projects.packingFile',
  'projects.labelsFile',
  'orders.invoice',
  'orders.receipt',
]

export const isDrawing = ({ name }: { readonly name: string }): boolean => drawingCalls.includes(name)

import { readCatalogue } from '#api/designs/catalogue.ts'
import { createDesign } from '#api/designs/create-design.ts'
import { decorationOptions, listProducts, productDefinition, productOffer } from '#api/designs/definitions.ts'
import { deleteDesign } from '#api/designs/delete-design.ts'
import { describeDesign } from '#api/designs/describe-design.ts'
import { duplicateDesign } from '#api/designs/duplicate-design.ts'
import { listDesigns } from '#api/designs/list-designs.ts'
import { listVersions } from '#api/designs/list-versions.ts'
import { mailLink } from '#api/designs/mail-link.ts'
import { moveDesign } from '#api/designs/move-design.ts'
import { readDesign, readDesigns, readRecord } from '#api/designs/read-design.ts'
import { registerDesign } from '#api/designs/register-design.ts'
import { renameDesign } from '#api/designs/rename-design.ts'
import { replaceArtwork } from '#api/designs/replace-artwork.ts'
import { setCollectable, setCollectableFromCart } from '#api/designs/set-collectable.ts'
import { setQuantity } from '#api/designs/set-quantity.ts'
import { readUndo, redo, undo } from '#api/designs/take-back.ts'
import { changeRecord, updateDesign } from '#api/designs/update-design.ts'
import {
  duplicateVersion,
  keepNamedVersion,
  readRevision,
  renameVersion,
  restoreVersion,
} from '#api/designs/versions.ts'

export const designHandlers = [
  listDesigns,
  registerDesign,
  renameDesign,
  describeDesign,
  mailLink,
  moveDesign,
  deleteDesign,
  setCollectable,
  setQuantity,
  setCollectableFromCart,
  createDesign,
  duplicateDesign,
  readDesign,
  readRecord,
  readDesigns,
  updateDesign,
  changeRecord,
  readUndo,
  undo,
  redo,
  listVersions,
  readRevision,
  keepNamedVersion,
  renameVersion,
  restoreVersion,
  duplicateVersion,
  replaceArtwork,
  productDefinition,
  decorationOptions,
  listProducts,
  productOffer,
  readCatalogue,
]

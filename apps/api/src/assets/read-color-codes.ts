import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import { libraryCalls } from '@teamloom/contract/library.ts'
import { isOffered } from '@teamloom/design/layer-colors.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { reads } from '#api/http/handler.ts'

export const readColorCodes = reads(libraryCalls.colorCodes, async ({ params }) => {
  const type = findDecorationType(params.decorationType)
  if (!type) return refuse('assetTypeNotSupported')
  const colors = chosenInksOf(type.inks)?.palette.colors ?? []
  return ok(colors.filter(isOffered).map(color => ({ ...color })))
})

import { findPalette } from '@teamloom/catalog/colors/index.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { reads } from '#api/http/handler.ts'

export const readPalette = reads(assetCalls.palette, async ({ params }) => {
  const palette = findPalette(params.id)
  return palette ? ok(palette.colors.map(color => ({ ...color }))) : refuse('not_found')
})

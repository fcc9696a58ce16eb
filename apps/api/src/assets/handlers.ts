import { createAsset } from '#api/assets/create-asset.ts'
import { createUpload, createUploadWithAdmin } from '#api/assets/create-upload.ts'
import { readAsset, readAssetWithAdmin } from '#api/assets/read-asset.ts'
import { readPalette } from '#api/assets/read-palette.ts'

export const assetHandlers = [
  createUpload,
  createUploadWithAdmin,
  createAsset,
  readAsset,
  readAssetWithAdmin,
  readPalette,
]

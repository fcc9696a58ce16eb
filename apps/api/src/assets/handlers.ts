import { createAsset } from '#api/assets/create-asset.ts'
import { createUpload } from '#api/assets/create-upload.ts'
import { readAsset } from '#api/assets/read-asset.ts'
import { readPalette } from '#api/assets/read-palette.ts'

export const assetHandlers = [createUpload, createAsset, readAsset, readPalette]

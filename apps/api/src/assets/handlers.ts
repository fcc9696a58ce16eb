import { createAsset } from '#api/assets/create-asset.ts'
import { createUpload, createUploadWithAdmin } from '#api/assets/create-upload.ts'
import { listArtwork } from '#api/assets/list-artwork.ts'
import { readAsset, readAssetWithAdmin } from '#api/assets/read-asset.ts'
import { readColorCodes } from '#api/assets/read-color-codes.ts'
import { readPalette } from '#api/assets/read-palette.ts'
import { removeArtwork } from '#api/assets/remove-artwork.ts'
import { renameArtwork } from '#api/assets/rename-artwork.ts'
import { takeGround } from '#api/assets/take-ground.ts'
import { drawText, readText, writeText } from '#api/assets/write-text.ts'

export const assetHandlers = [
  createUpload,
  createUploadWithAdmin,
  createAsset,
  readAsset,
  readAssetWithAdmin,
  readPalette,
  listArtwork,
  renameArtwork,
  removeArtwork,
  readColorCodes,
  drawText,
  writeText,
  readText,
  takeGround,
]

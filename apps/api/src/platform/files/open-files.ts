import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDiskFiles } from '#api/platform/files/disk-files.ts'
import type { Files } from '#api/platform/files/files.ts'
import { openS3Client, type S3Place } from '#api/platform/files/s3-client.ts'
import { openS3Files } from '#api/platform/files/s3-files.ts'

export type FilesPlace = {
  readonly dataDir: string
  /** Absent, files are in the data folder. */
  readonly objectStore: S3Place | undefined
}

export const diskFolderOf = ({ dataDir }: Pick<FilesPlace, 'dataDir'>) => path.join(dataDir, 'files')

/** Where the settings say. */
export function openFiles(place: FilesPlace): { readonly files: Files; readonly close: () => void } {
  if (!place.objectStore) return { files: openDiskFiles(diskFolderOf(place)), close: () => {} }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-store-'))
  const { objectStore } = place
  const uploads = objectStore.takesUploads ? objectStore : undefined
  return {
    files: openS3Files(openS3Client(objectStore), folder, uploads),
    close: () => fs.rmSync(folder, { recursive: true, force: true }),
  }
}

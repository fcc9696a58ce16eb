import { webFolder } from '#api/http/built-web-app.ts'
import { keepAssets } from '#api/http/keep-assets.ts'
import { shareAssets } from '#api/http/shared-builds.ts'
import type { Dependencies } from '#api/services.ts'

/** The web app's files stay for tabs that are open: on the disk, and for all processes where they share a store. */
export async function keepBuild({
  config: { earlierBuilds, assetsKeepDays, objectStore },
  files,
  now,
}: Pick<Dependencies, 'config' | 'files' | 'now'>): Promise<void> {
  await keepAssets(webFolder, earlierBuilds, now(), assetsKeepDays)
  if (objectStore) await shareAssets(webFolder, files, now(), assetsKeepDays)
}

import type { Secret } from '#api/platform/secret.ts'
import { signRelease } from '#api/techpacks/release-link.ts'

/** Where a file is for a quarter of an hour, on this server. */
export function machineFileUrl(fileId: string, now: Date, secret: Secret): string {
  return signRelease(`/api/v1/techpacks/machine/${fileId}`, now, secret)
}

import type { S3Place } from '#api/platform/files/s3-client.ts'

// oxlint-disable-next-line eslint/no-restricted-properties -- tests reach an outside server by this name only
const storeUrl = process.env.TEST_S3_URL

/**
 * Where an object store is there for tests, `http://key:secret@host:port/bucket?region=default`: a bucket of its own for
 * each that `name`s one, beside that of others.
 */
export function testStore(name: string): S3Place | undefined {
  if (!storeUrl) return undefined
  const { origin, username, password, pathname, searchParams } = new URL(storeUrl)
  return {
    endpoint: origin,
    bucket: `${pathname.slice(1)}-${name}`,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: username,
    secretAccessKey: password,
    isPathStyle: true,
  }
}

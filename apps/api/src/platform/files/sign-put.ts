import { createHash, createHmac } from 'node:crypto'
import { addressOf, type S3Place } from '#api/platform/files/s3-client.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * An address to which anybody may put so many bytes, for so many seconds: Signature Version 4 in the query, with the
 * length among what is signed. The client's own does not answer at once, and so cannot be asked within a transaction.
 */
export function signPut(
  place: S3Place,
  key: string,
  { bytes, seconds, now }: { readonly bytes: number; readonly seconds: number; readonly now: Date },
): string {
  const url = new URL(`${addressOf(place)}/${key}`)
  const at = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const day = at.slice(0, 8)
  const scope = `${day}/${place.region}/s3/aws4_request`
  const asked = [
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', `${place.accessKeyId}/${scope}`],
    ['X-Amz-Date', at],
    ['X-Amz-Expires', String(seconds)],
    ['X-Amz-SignedHeaders', 'content-length;host'],
  ] as const
  const query = asked.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  const headers = `content-length:${bytes}\nhost:${url.host}\n`
  const request = ['PUT', url.pathname, query, headers, 'content-length;host', 'UNSIGNED-PAYLOAD'].join('\n')
  const secret = [place.region, 's3', 'aws4_request'].reduce(sign, sign(`AWS4${place.secretAccessKey}`, day))
  const signature = sign(secret, ['AWS4-HMAC-SHA256', at, scope, hashOf(request)].join('\n')).toString('hex')
  return `${url.href}?${query}&X-Amz-Signature=${signature}`
}

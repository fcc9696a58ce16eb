/** What settings cannot be together, each told in a line. */

type Given = Readonly<Record<string, string | undefined>>

export function faultsOfRole({ TEAMLOOM_ROLE: role = 'all', DATABASE_URL, DRAW_URL }: Given): string[] {
  const lines = []
  if (role !== 'all' && !DATABASE_URL)
    lines.push(`TEAMLOOM_ROLE: ${role} needs DATABASE_URL, as the embedded database is of one process`)
  if (DRAW_URL && (role === 'draw' || role === 'work'))
    lines.push(`DRAW_URL: a process with TEAMLOOM_ROLE=${role} draws itself`)
  return lines
}

/** A page that came by https does not speak to what has none. */
export function faultsOfDirectUploads(given: Given): string[] {
  if (!given.S3_BUCKET) return ['S3_DIRECT_UPLOADS: needs the settings of an object store']
  return given.PUBLIC_URL?.startsWith('https:') && given.S3_ENDPOINT?.startsWith('http:')
    ? ['S3_ENDPOINT: must be https with S3_DIRECT_UPLOADS, as PUBLIC_URL is: browsers put files there']
    : []
}

/** Pages show what is there: an https address and no more, where files are in a store. */
export function faultsOfPublicFiles({ S3_BUCKET, S3_PUBLIC_URL }: Given): string[] {
  if (!S3_PUBLIC_URL) return []
  if (!S3_BUCKET) return ['S3_PUBLIC_URL: needs the settings of an object store']
  const url = URL.parse(S3_PUBLIC_URL)
  const isPlain =
    url?.protocol === 'https:' && !url.username && !url.password && !/[?#;,\s]/.test(S3_PUBLIC_URL)
  return isPlain ? [] : ['S3_PUBLIC_URL: must be an https address, with nothing after its path']
}

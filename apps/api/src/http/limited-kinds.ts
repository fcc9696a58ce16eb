const aFile =
  /^\/(?:assets\/|[^/?]*\.\w+(?:\?|$)|api\/docs\/|api\/v1\/(?:pictures|layers|artwork|avatars|fonts|projectpictures)\/)/

/** Pages, the files that one page shows many of, and calls are each counted on their own. */
export function kindOf(url: string): 'call' | 'file' | 'page' {
  if (aFile.test(url)) return 'file'
  return url.startsWith('/api/v1/') ? 'call' : 'page'
}

/** Whether what is counted under this key is files: `file` and who asks. */
export function isOfFiles(key: string): boolean {
  return key.startsWith('file ')
}

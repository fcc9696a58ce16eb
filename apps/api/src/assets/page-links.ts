/** A file's pages, with the addresses of their pictures; nothing of a file with one. */
export function picturedPages(
  pages: { readonly count: number; readonly shown: number } | undefined,
  assetVersionId: string,
  sign: (path: string) => string,
) {
  if (!pages) return {}
  const addressOf = (_: unknown, index: number) =>
    sign(`/api/v1/artwork/${assetVersionId}/page-${index + 1}.webp`)
  return { pages: { ...pages, pictureUrls: Array.from({ length: pages.count }, addressOf) } }
}

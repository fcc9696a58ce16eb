/** Where the files of an artwork are kept. */

export function uploadKey(assetId: string): string {
  return `uploads/${assetId}`
}

/** As it was sent. */
export function originalKey(assetVersionId: string): string {
  return `artwork/${assetVersionId}/original`
}

export function cleanSvgKey(assetVersionId: string): string {
  return `artwork/${assetVersionId}/clean.svg`
}

export function artKey(assetVersionId: string, form: 'pixels' | 'plates'): string {
  return `artwork/${assetVersionId}/${form}`
}

export function previewKey(assetVersionId: string, size: number): string {
  return `artwork/${assetVersionId}/preview-${size}.webp`
}

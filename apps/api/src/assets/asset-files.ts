/** Where the files of artwork are kept: what has its place never changes there. */

/** Where the file lies as it was sent. */
export function originalKey(contentId: string): string {
  return `artwork/${contentId}/original`
}

export type Form =
  | 'pixels'
  | 'plates'
  | 'clean.svg'
  | 'cropped.png'
  | `areas-${number}.json`
  | `preview-${number}.webp`
  | `page-${number}.webp`

/** A form in which it is drawn or shown. */
export function formKey(readingId: string, form: Form): string {
  return `artwork/${readingId}/${form}`
}

/** All of a content's, or of a reading's. */
export function artworkFolder(id: string): string {
  return `artwork/${id}`
}

import type { ReviewedDesign } from '@teamloom/contract/review.ts'

/** A place in inches as CSS shares of its picture. */
export const shareOf = (
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: ReviewedDesign['picture'],
) => ({ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` })

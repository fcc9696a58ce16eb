const mostPieces = 1_000_000

/** Whole pieces; nothing is none, no sense undefined. */
export function parseQuantity(text: string): number | undefined {
  const digits = text.trim()
  if (digits === '') return 0
  return /^\d{1,7}$/.test(digits) && Number(digits) <= mostPieces ? Number(digits) : undefined
}

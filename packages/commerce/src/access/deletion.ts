/** OD2: how long someone may change their mind. */
const daysToReturn = 30

/** When an account is gone for good that its owner has deleted. */
export function erasedOn(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + daysToReturn * 86_400_000)
}

/** Accounts that were deleted before are to be erased now. */
export function deletedBefore(now: Date): Date {
  return new Date(now.getTime() - daysToReturn * 86_400_000)
}

const nowhere = '@erased.invalid'

/** OD5: what stands in place of an address; nobody has it. */
export function erasedEmail(userId: string): string {
  return userId + nowhere
}

/** AC70: what stands in place of a guest's address; nobody has it. */
export function guestEmail(userId: string): string {
  return `${userId}@guest.invalid`
}

export function isErasedEmail(email: string): boolean {
  return email.endsWith(nowhere)
}

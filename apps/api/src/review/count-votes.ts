import { count, inArray } from 'drizzle-orm'
import { reviewVotes } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** RV14: how many visitors said what of each design. */
export async function countVotes(tx: Reader, designIds: readonly string[]) {
  const rows =
    designIds.length === 0
      ? []
      : await tx
          .select({ designId: reviewVotes.designId, vote: reviewVotes.vote, many: count() })
          .from(reviewVotes)
          .where(inArray(reviewVotes.designId, [...designIds]))
          .groupBy(reviewVotes.designId, reviewVotes.vote)
  return (designId: string) => {
    const of = (vote: string) =>
      rows.find(each => each.designId === designId && each.vote === vote)?.many ?? 0
    return { yes: of('yes'), change: of('change'), heart: of('heart') }
  }
}

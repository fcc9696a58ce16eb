import type { Side } from '@teamloom/bakes/side.ts'

/** `?w=300`, `600` or `1200` chooses the width. */
export function pictureUrl(origin: string, lookKey: string, side: Side): string {
  return `${origin}/api/v1/pictures/${lookKey}/${side}.webp`
}

export function pictureUrls(
  origin: string,
  lookKey: string,
  sides: readonly Side[],
): { side: Side; url: string }[] {
  return sides.map(side => ({ side, url: pictureUrl(origin, lookKey, side) }))
}

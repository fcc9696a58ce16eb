import type { TechpackContent } from '@teamloom/techpack/content.ts'

/** How many steps an item is: as long as some people's words take. */
export const stepsOfItem = 10

/** TP19: from 5 to 65 while items are drawn, with each person's words and picture; told when it is a per cent more. */
export function progressOf(
  { items }: { readonly items: readonly Pick<TechpackContent['items'][number], 'lines'>[] },
  tell: (progress: number) => Promise<unknown>,
): (steps: number) => Promise<unknown> {
  const all = items.reduce((sum, { lines = [] }) => sum + stepsOfItem + 2 * lines.length, 0)
  let done = 0
  let told = 5
  return async steps => {
    done += steps
    const progress = 5 + Math.round((60 * done) / all)
    if (progress <= told) return
    told = progress
    await tell(progress)
  }
}

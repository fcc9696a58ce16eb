import type { OpenCheck } from '@teamloom/design/open-checks.ts'
import type { Label } from '@teamloom/kit/label.ts'

export type CheckGroup = { readonly titles: readonly Label[]; readonly text: Label }

/** What follows, told once under all that it follows from; of several decorations that have the same, it is told once. */
export function groupChecks(checks: readonly OpenCheck[]): CheckGroup[] {
  const groups = new Map<string, { titles: Label[]; text: Label }>()
  for (const { title, text } of checks) {
    const group = groups.get(text.en) ?? { titles: [], text }
    groups.set(text.en, group)
    if (!group.titles.some(({ en }) => en === title.en)) group.titles.push(title)
  }
  return [...groups.values()]
}

/** How many things there are to look at. */
export function countChecks(groups: readonly CheckGroup[]): number {
  return groups.reduce((sum, { titles }) => sum + titles.length, 0)
}

import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import type { Settings } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { SettingsChange } from '#web/data/house.ts'
import { useKept } from '#web/lib/use-kept.ts'

type Drafts = Readonly<Record<string, unknown>>

export type SettingDrafts = {
  /** What it is being changed to, else what is set. */
  readonly valueOf: (key: string) => unknown
  readonly wasOf: (key: string) => unknown
  readonly set: (key: string, value: unknown) => void
  /** What is to be set. */
  readonly changes: SettingsChange['changes']
  readonly drop: () => void
}

/** What is changed on a page of the settings and not set yet; kept on this tab. */
export function useSettingDrafts(page: string, settings: Settings | undefined): SettingDrafts {
  const kept = useKept<Drafts>(`settings ${page}`, () => ({}))
  const wasOf = (key: string) =>
    must(
      settings?.settings.find(each => each.key === key),
      key,
    ).value
  return {
    wasOf,
    valueOf: key => (key in kept.value ? kept.value[key] : wasOf(key)),
    set: (key, value) =>
      kept.set(before => {
        const { [key]: _, ...others } = before
        return isSame(value, wasOf(key)) ? others : { ...others, [key]: value }
      }),
    changes: Object.entries(kept.value).map(([key, value]) => ({ key, value })),
    drop: () => kept.set(() => ({})),
  }
}

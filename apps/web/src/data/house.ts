import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { type Settings, settingCalls } from '@teamloom/contract/settings.ts'
import { askOffersAnew } from '#web/data/offer.ts'
import { call } from '#web/lib/api.ts'

const settingsKey = ['settings'] as const
const listKey = [...settingsKey, 'list'] as const

/** All that the house sets, for staff. */
export function useSettings(enabled: boolean) {
  return useQuery({
    queryKey: listKey,
    queryFn: () => call(settingCalls.list, {}),
    enabled,
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
}

export type SettingsChange = Sent<typeof settingCalls.change>['body']

/** What a change would meet; nothing is kept. Without a change it is not asked. */
export function useSettingEffects(change: SettingsChange | undefined) {
  return useQuery({
    queryKey: [...settingsKey, 'effects', change],
    queryFn: async () => {
      const { effects } = await call(settingCalls.change, { body: { ...change!, dryRun: true } })
      return effects
    },
    enabled: change !== undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
}

/** All or none; whoever asked words what goes wrong. */
export function useChangeSettings() {
  const keep = useKeep()
  return useMutation({
    mutationFn: (change: SettingsChange) => call(settingCalls.change, { body: change }),
    onSuccess: keep,
  })
}

/** Takes a change back. */
export function useUndoSetting() {
  const keep = useKeep()
  return useMutation({
    mutationFn: (changeId: string) => call(settingCalls.undo, { body: { changeId } }),
    onSuccess: keep,
  })
}

function useKeep() {
  const client = useQueryClient()
  return ({ revision, settings, reserved, planned }: Settings) => {
    client.setQueryData<Settings>(listKey, { revision, settings, reserved, planned })
    void client.invalidateQueries({ queryKey: [...settingsKey, 'history'] })
    void askOffersAnew()
  }
}

/** Changes of a setting, newest first, fifty at a time. */
export function useSettingHistory(key: string) {
  return useInfiniteQuery({
    queryKey: [...settingsKey, 'history', key],
    queryFn: ({ pageParam }) =>
      call(settingCalls.history, { query: { key, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ changes, hasMore }) => (hasMore ? changes.at(-1)?.changeId : undefined),
    meta: { quiet: true },
  })
}

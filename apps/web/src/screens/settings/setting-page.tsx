import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useBlocker } from '@tanstack/react-router'
import type { StaffAbility } from '@teamloom/commerce/access/staff-abilities.ts'
import type { Settings } from '@teamloom/contract/settings.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '#web/data/house.ts'
import { useMe } from '#web/data/user.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { SettingsFrame } from '#web/screens/settings/settings-frame.tsx'
import { SetPanel } from '#web/shown/settings/set-panel.tsx'
import { type ChangeWords, SettingHistory } from '#web/shown/settings/setting-history.tsx'
import { type SettingDrafts, useSettingDrafts } from '#web/shown/settings/use-setting-drafts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import classes from '#web/ui/settings.module.css'
import { Tag } from '#web/ui/tag.tsx'

export type PageContent = {
  readonly drafts: SettingDrafts
  readonly isReadOnly: boolean
  readonly settings: Settings
}

type Props = {
  /** By which what is not set yet is kept. */
  readonly name: string
  readonly title: string
  readonly ability: StaffAbility | readonly [StaffAbility, ...StaffAbility[]]
  /** Whose history is shown. */
  readonly of: string
  readonly wordsOf: ChangeWords
  readonly isWrong: (drafts: SettingDrafts) => boolean
  readonly children: (content: PageContent) => ReactNode
}

/** A page of the settings: what is edited at the left, beside it what of it is not set yet, and what it was. */
export function SettingPage({ name, title, ability, of, wordsOf, isWrong, children }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: me } = useMe()
  const abilities = me?.staffAbilities ?? []
  const isOpen = [ability].flat().some(each => abilities.includes(each))
  const isReadOnly = !abilities.includes('editPrices')
  const settings = useSettings(me !== undefined && isOpen)
  const drafts = useSettingDrafts(name, settings.data)
  const count = drafts.changes.length
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => count > 0 })
  const isFailed = settings.isError && !settings.data
  const set = settings.data?.settings.find(({ key }) => key === of)
  return (
    <SettingsFrame
      title={title}
      ability={ability}
      tools={
        <>
          {count > 0 && <Tag kind="info">{t('shop.unset', countOf(count, locale))}</Tag>}
          {isReadOnly && me && <Tag>{t('shop.readOnly')}</Tag>}
        </>
      }
    >
      {isFailed && (
        <EmptyState
          icon={IconCloudOff}
          title={t('shop.failed')}
          action={<Button onClick={() => void settings.refetch()}>{t('common.retry')}</Button>}
        />
      )}
      {!isFailed && !settings.data && (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton height={420} radius={12} />
        </div>
      )}
      {settings.data && (
        <div className={classes.layout}>
          <div className={classes.main}>{children({ drafts, isReadOnly, settings: settings.data })}</div>
          <div className={classes.side}>
            {count > 0 && (
              <SetPanel
                changes={drafts.changes}
                revision={settings.data.revision}
                isWrong={isWrong(drafts)}
                onSet={drafts.drop}
                onDrop={drafts.drop}
                onAskAnew={() => void settings.refetch()}
              />
            )}
            <SettingHistory
              of={of}
              built={set?.default}
              wordsOf={wordsOf}
              planned={settings.data.planned.filter(({ key }) => key === of)}
              canChange={!isReadOnly}
            />
          </div>
        </div>
      )}
    </SettingsFrame>
  )
}

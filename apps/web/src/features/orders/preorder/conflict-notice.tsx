import { Button } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortTime } from '#web/features/orders/desk/desk-time.ts'
import classes from '#web/features/orders/preorder/conflict-notice.module.css'
import { useHistoryWords } from '#web/features/orders/preorder/use-history-words.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly newest: PreorderDetail
  readonly isBusy: boolean
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Another saved the same meanwhile: what is typed stays, and waits for a choice. */
export function ConflictNotice({ newest, isBusy, onMine, onTheirs }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [now] = useState(() => new Date())
  const wordsOf = useHistoryWords()
  const [last] = newest.history
  const name = last?.user?.first_name ?? t('history.server')
  return (
    <div className={classes.root} role="alert">
      <IconGitMerge size={18} stroke={1.6} aria-hidden />
      <div>
        <p className={classes.title}>
          {t('preorder.conflict.title', {
            name,
            time: last ? shortTime(new Date(last.created_at), now, locale) : '',
          })}
        </p>
        {last && <p className={classes.text}>{`${name} ${wordsOf(last)}. ${t('preorder.conflict.kept')}`}</p>}
        <div className={classes.actions}>
          <Button variant="default" size="xs" disabled={isBusy} onClick={onMine}>
            {t('preorder.conflict.mine', { name })}
          </Button>
          <Button variant="default" size="xs" disabled={isBusy} onClick={onTheirs}>
            {t('preorder.conflict.theirs', { name })}
          </Button>
        </div>
      </div>
    </div>
  )
}

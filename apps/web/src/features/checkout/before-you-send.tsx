import { Checkbox } from '@mantine/core'
import { IconBuildingBank } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#web/data/cart-lines.ts'
import { useEventOfProject } from '#web/data/event-dates.ts'
import classes from '#web/features/checkout/before-you-send.module.css'
import { Arrival } from '#web/shown/arrival.tsx'
import { LegalLink } from '#web/shown/legal-link.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly lines: readonly CartLine[]
  readonly isFinal: boolean
  readonly acceptsTerms: boolean
  readonly onFinal: (isFinal: boolean) => void
  readonly onTerms: (accepts: boolean) => void
}

/** When it comes, what comes next, and the two confirmations without which nothing is sent. */
export function BeforeYouSend({ lines, isFinal, acceptsTerms, onFinal, onTerms }: Props) {
  const { t } = useTranslation()
  const eventOf = useEventOfProject()
  return (
    <>
      <h2 className={classes.title}>{t('address.before.title')}</h2>
      <Arrival
        times={lines.map(({ designState }) => designState.deliveryTime)}
        eventDates={lines.map(({ projectId }) => eventOf(projectId))}
      />
      <Notice
        kind="info"
        icon={IconBuildingBank}
        title={t('address.before.nextTitle')}
        text={t('address.before.nextText')}
      />
      <div className={classes.checks}>
        <Checkbox
          name="final"
          label={t('address.before.final')}
          checked={isFinal}
          onChange={event => onFinal(event.currentTarget.checked)}
        />
        <Checkbox
          name="terms"
          checked={acceptsTerms}
          onChange={event => onTerms(event.currentTarget.checked)}
          label={
            <>
              {t('address.before.terms')}{' '}
              <LegalLink page="terms" className={classes.link}>
                {t('address.before.termsLink')}
              </LegalLink>
              .
            </>
          }
        />
      </div>
    </>
  )
}

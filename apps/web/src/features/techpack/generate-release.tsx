import { Progress, Select, TextInput } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TechpackOf, useRelease } from '#web/data/techpacks.ts'
import { colon, nameOf } from '#web/features/techpack/item-sheet.tsx'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import classes from '#web/features/techpack/techpack-side.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Fault } from '#web/ui/fault.tsx'

/** Makes a release, and asks before: of one that is stamped, and why there is another. */
export function GenerateRelease({
  of,
  techpack,
  isSaved,
}: {
  readonly of: TechpackOf
  readonly techpack: Techpack
  readonly isSaved: boolean
}) {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Locale>(useLocale())
  const [paper, setPaper] = useState<'a4' | 'letter'>('letter')
  const release = useRelease(of, techpack.id)
  const locale = useLocale()
  const [isAsked, setAsked] = useState(false)
  const hindered = techpack.techpackitems.filter(({ hindrances }) => hindrances.length > 0)
  const [reason, setReason] = useState('')
  const [isReasonMissing, setReasonMissing] = useState(false)
  const wantsReason = techpack.version > 0 && techpack.current_release === null
  const isStamped = hindered.length > 0
  const start = () => {
    setAsked(false)
    setReason('')
    release.start({ language, paper, ...(wantsReason ? { reason: reason.trim() } : {}) })
  }
  return (
    <div className={classes.generate}>
      <div className={classes.pair}>
        <Select
          size="xs"
          label={t('techpack.language')}
          allowDeselect={false}
          value={language}
          data={[
            { value: 'en', label: 'English' },
            { value: 'fr', label: 'Français' },
          ]}
          onChange={value => setLanguage(value as Locale)}
        />
        <Select
          size="xs"
          label={t('techpack.paper')}
          allowDeselect={false}
          value={paper}
          data={(['letter', 'a4'] as const).map(value => ({ value, label: t(`techpack.papers.${value}`) }))}
          onChange={value => setPaper(value as 'a4' | 'letter')}
        />
      </div>
      <BusyButton
        fullWidth
        busy={release.isMaking}
        busyLabel={t('techpack.generating', { percent: release.progress })}
        disabled={!isSaved}
        leftSection={<IconFileDownload size={18} stroke={1.6} aria-hidden />}
        onClick={() => (isStamped || wantsReason ? setAsked(true) : start())}
      >
        {t('techpack.generate')}
      </BusyButton>
      <ConfirmDialog
        title={isAsked ? t(isStamped ? 'techpack.stampedTitle' : 'techpack.reasonTitle') : undefined}
        text={
          isStamped
            ? t('techpack.stampedText', {
                items: hindered
                  .map(
                    item =>
                      `${nameOf(item, locale)}${colon[locale]}${item.hindrances.map(each => each[locale]).join(' ')}`,
                  )
                  .join(' '),
              })
            : ''
        }
        confirmLabel={t(isStamped ? 'techpack.stampedConfirm' : 'techpack.generate')}
        busyLabel={t('techpack.generating', { percent: release.progress })}
        isBusy={false}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          if (wantsReason && reason.trim() === '') setReasonMissing(true)
          else start()
        }}
      >
        {wantsReason && (
          <TextInput
            label={t('techpack.reason', { release: techpack.version })}
            maxLength={300}
            value={reason}
            error={isReasonMissing && <Fault>{t('techpack.reasonFault')}</Fault>}
            onChange={event => {
              setReason(event.currentTarget.value)
              setReasonMissing(false)
            }}
          />
        )}
      </ConfirmDialog>
      {release.isMaking && <Progress value={release.progress} aria-label={t('techpack.progress')} />}
      {release.isFailed && (
        <p role="alert" className={classes.fault}>
          {t('techpack.failedRelease')}
        </p>
      )}
      <span className={sheet.soft}>techpack_{techpack.project_number ?? techpack.id}.zip</span>
    </div>
  )
}

import { SegmentedControl, Switch, TextInput } from '@mantine/core'
import { daysLater } from '@teamloom/commerce/collection/closing-time.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { locales } from '@teamloom/kit/label.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SettingsChange, useEraseCollection } from '#web/data/collection.ts'
import { Card } from '#web/features/collection/card.tsx'
import classes from '#web/features/collection/side-cards.module.css'
import { useClosingClock } from '#web/features/collection/use-closing-clock.ts'
import { ZoneSelect } from '#web/features/collection/zone-select.tsx'
import { languageNames } from '#web/lib/language-names.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  readonly collection: Collection
  readonly onChange: (change: SettingsChange) => void
}

/** When it closes, as clocks in its zone show it; and how its page is. */
export function ClosingCard({ collection: { project, settings }, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { closesAt, timeZone } = settings
  const { clock, isPast, comesTwice, setClock, setZone } = useClosingClock(settings, onChange)
  return (
    <Card
      title={t('collection.closing.title')}
      aside={
        <Switch
          labelPosition="left"
          label={t('collection.closing.open')}
          checked={settings.isSwitchedOn}
          onChange={event => onChange({ isOpen: event.currentTarget.checked })}
        />
      }
    >
      <div className={classes.clock}>
        <TextInput
          type="date"
          size="sm"
          aria-label={t('collection.closing.date')}
          value={clock.date}
          onChange={event => setClock({ date: event.currentTarget.value, time: clock.time })}
        />
        <TextInput
          type="time"
          size="sm"
          aria-label={t('collection.closing.time')}
          disabled={!clock.date}
          value={clock.time}
          onChange={event => setClock({ date: clock.date, time: event.currentTarget.value })}
        />
      </div>
      {isPast && <Fault>{t('collection.closing.past')}</Fault>}
      {comesTwice && <p className={classes.zone}>{t('collection.closing.twice', { time: clock.time })}</p>}
      {closesAt ? (
        <div className={classes.zone}>
          <ZoneSelect value={timeZone} onChange={setZone} />
          <button
            type="button"
            className={classes.action}
            onClick={() => onChange({ closesAt: daysLater(later(closesAt), 3, timeZone).toISOString() })}
          >
            {t('collection.closing.extend')}
          </button>
        </div>
      ) : (
        <p className={classes.zone}>{t('collection.closing.never')}</p>
      )}
      <div className={classes.line}>
        <span id={`${id}-language`}>{t('collection.closing.language')}</span>
        <SegmentedControl
          size="xs"
          aria-labelledby={`${id}-language`}
          value={settings.language}
          data={locales.map(value => ({ value, label: languageNames[value] }))}
          onChange={value => onChange({ language: value === 'fr' ? 'fr' : 'en' })}
        />
      </div>
      <div className={classes.line}>
        <span id={`${id}-show`}>{t('collection.closing.showAnswered')}</span>
        <Switch
          aria-labelledby={`${id}-show`}
          checked={settings.showAnswered}
          onChange={event => onChange({ showAnswered: event.currentTarget.checked })}
        />
      </div>
      <p className={classes.zone}>{t('collection.closing.kept')}</p>
      <EraseButton projectId={project.id} />
    </Card>
  )
}

/** What has passed is extended from now. */
const later = (closesAt: string) => new Date(Math.max(Date.now(), new Date(closesAt).getTime()))

function EraseButton({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const erase = useEraseCollection(projectId)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <button type="button" className={classes.action} onClick={() => setIsAsked(true)}>
        {t('collection.closing.erase')}
      </button>
      <ConfirmDialog
        title={isAsked ? t('collection.closing.eraseTitle') : undefined}
        text={t('collection.closing.eraseText')}
        confirmLabel={t('collection.closing.eraseConfirm')}
        busyLabel={t('collection.closing.erasing')}
        isBusy={erase.isPending}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => erase.mutate(undefined, { onSettled: () => setIsAsked(false) })}
      />
    </>
  )
}

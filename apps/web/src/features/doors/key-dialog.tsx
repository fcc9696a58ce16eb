import { Button, Checkbox, Modal, TextInput } from '@mantine/core'
import { type Scope, scopes } from '@teamloom/contract/scopes.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMakeKey } from '#web/data/keys.ts'
import type { ShownSecret } from '#web/features/doors/secret-notice.tsx'
import classes from '#web/features/doors/webhook-dialog.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { useKept } from '#web/lib/use-kept.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { endOfDay, lastDayOf } from '#web/ui/last-day.ts'
import { Notice } from '#web/ui/notice.tsx'

type FormProps = {
  readonly onClose: () => void
  /** The key, which is shown once. */
  readonly onKey: (key: ShownSecret) => void
}

/** Says which program may do what, and until when. */
export function KeyDialog({ opened, ...form }: FormProps & { readonly opened: boolean }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={t('keys.form.title')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <KeyForm {...form} />
    </Modal>
  )
}

type Draft = { readonly name: string; readonly scopes: readonly Scope[]; readonly lastDay: string }

const inAYear = () => {
  const end = new Date()
  end.setFullYear(end.getFullYear() + 1)
  return lastDayOf(end.toISOString())
}

/** Whether a key that holds through that day holds at all; without a day it does not end by itself. */
function isAhead(lastDay: string): boolean {
  const endsAt = endOfDay(lastDay)
  return lastDay === '' || (endsAt !== null && new Date(endsAt) > new Date())
}

function KeyForm({ onClose, onKey }: FormProps) {
  const { t } = useTranslation()
  const make = useMakeKey()
  const kept = useKept<Draft>('key', () => ({ name: '', scopes: [], lastDay: inAYear() }))
  const [isTried, setTried] = useState(false)
  const draft = kept.value
  const name = draft.name.trim()
  const change = (changed: Partial<Draft>) => {
    make.reset()
    kept.set(before => ({ ...before, ...changed }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!name || draft.scopes.length === 0 || !isAhead(draft.lastDay) || make.isPending) return
    const endsAt = endOfDay(draft.lastDay)
    make.mutate(
      { name, scopes: [...draft.scopes], ...(endsAt && { endsAt }) },
      {
        onSuccess: ({ key }) => {
          kept.forget()
          onKey({ name, secret: key })
          onClose()
        },
      },
    )
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        label={t('keys.form.name')}
        description={t('keys.form.nameHint')}
        data-autofocus
        autoComplete="off"
        maxLength={100}
        value={draft.name}
        error={isTried && !name && <Fault>{t('common.required')}</Fault>}
        onChange={event => change({ name: event.currentTarget.value })}
      />
      <Checkbox.Group
        label={t('keys.form.scopes')}
        value={[...draft.scopes]}
        error={isTried && draft.scopes.length === 0 && <Fault>{t('common.required')}</Fault>}
        onChange={chosen => change({ scopes: scopes.filter(each => chosen.includes(each)) })}
      >
        <div className={classes.events}>
          {scopes.map(each => (
            <Checkbox
              key={each}
              value={each}
              label={t(`keys.scopes.${each}`)}
              description={t(`keys.scopeTexts.${each}`)}
            />
          ))}
        </div>
      </Checkbox.Group>
      <TextInput
        type="date"
        label={t('keys.form.ends')}
        description={t('keys.form.endsHint')}
        value={draft.lastDay}
        error={!isAhead(draft.lastDay) && <Fault>{t('keys.form.endsFault')}</Fault>}
        onChange={event => change({ lastDay: event.currentTarget.value })}
      />
      {make.isError && <Notice kind="error" title={faultOf(make.error)} />}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <BusyButton type="submit" busy={make.isPending} busyLabel={t('keys.form.busy')}>
          {t('keys.form.submit')}
        </BusyButton>
      </div>
    </form>
  )
}

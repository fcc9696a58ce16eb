import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNameVersion } from '#web/data/versions.ts'
import classes from '#web/features/studio/shell/versions/versions.module.css'

type Props = {
  readonly designId: string
  /** Null: what the design is now. */
  readonly versionId: string | null
  readonly onDone: () => void
}

/** Keeps the design as it is now, or names the version that is picked. */
export function NameForm({ designId, versionId, onDone }: Props) {
  const { t } = useTranslation()
  const naming = useNameVersion(designId)
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') naming.mutate({ versionId, name: name.trim() }, { onSuccess: onDone })
  }
  return (
    <form className={classes.naming} onSubmit={submit}>
      <TextInput
        autoFocus
        label={t(versionId === null ? 'live.versions.nameOfNow' : 'live.versions.nameOfPicked')}
        placeholder={t('live.versions.nameExample')}
        maxLength={200}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') onDone()
        }}
      />
      <Button type="submit" loading={naming.isPending} disabled={name.trim() === ''}>
        {t('common.save')}
      </Button>
    </form>
  )
}

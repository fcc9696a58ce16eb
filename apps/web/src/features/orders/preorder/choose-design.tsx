import { Button, TextInput } from '@mantine/core'
import { CallError } from '@teamloom/contract/client.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCustomerDesigns } from '#web/data/desk.ts'
import { DesignTiles, LoadingTiles } from '#web/features/orders/design-tiles.tsx'
import classes from '#web/features/orders/preorder/add-design.module.css'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { useLabel } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const aUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

type Props = {
  readonly isFinding: boolean
  readonly error: Error | null
  readonly onFind: (designId: string) => void
  readonly onCancel: () => void
}

/** A design by its id, or one of the customer's by its picture. */
export function ChooseDesign({ isFinding, error, onFind, onCancel }: Props) {
  const { t } = useTranslation()
  const [id, setId] = useState('')
  const isId = aUuid.test(id.trim())
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its fields take the key
    <div
      className={classes.root}
      onKeyDown={event => {
        if (event.key === 'Escape') onCancel()
      }}
    >
      <form
        className={classes.find}
        onSubmit={event => {
          event.preventDefault()
          if (isId && !isFinding) onFind(id.trim().toLowerCase())
        }}
      >
        <TextInput
          data-autofocus
          className={classes.id!}
          label={t('preorder.add.idLabel')}
          description={t('preorder.add.idHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={id}
          onChange={event => setId(event.currentTarget.value)}
        />
        <BusyButton type="submit" busy={isFinding} busyLabel={t('preorder.add.finding')} disabled={!isId}>
          {t('preorder.add.find')}
        </BusyButton>
      </form>
      {error && <SearchFault error={error} />}
      <DesignPictures onFind={onFind} />
    </div>
  )
}

/** By the status of the answer. */
function SearchFault({ error }: { readonly error: Error }) {
  const { t } = useTranslation()
  const status = error instanceof CallError ? error.status : 500
  const kind = kinds[status] ?? 'error'
  return (
    <Notice
      kind="error"
      title={t(`preorder.add.${kind}.title`, { status })}
      text={t(`preorder.add.${kind}.text`)}
    />
  )
}

const kinds: Readonly<Record<number, 'forbidden' | 'unknown' | 'outdated' | 'offline'>> = {
  0: 'offline',
  403: 'forbidden',
  404: 'unknown',
  422: 'outdated',
}

function DesignPictures({ onFind }: Pick<Props, 'onFind'>) {
  const { t } = useTranslation()
  const label = useLabel()
  const { detail } = useEditing()
  const { data, isPending, isError, refetch } = useCustomerDesigns(detail.preorder.id, true)
  const [words, setWords] = useState('')
  const untitled = t('common.untitled')
  const ordered = detail.purchasedItems.map(item => ({
    id: item.design_id,
    name: t('preorder.add.copy', { name: item.designName ?? untitled }),
    about: t('preorder.add.ordered'),
    url: item.designState.images[0]?.url,
  }))
  const theirs = (data ?? []).map(({ id, name, projectName, product, images }) => ({
    id,
    name: name ?? untitled,
    about: `${label(product.label)}, ${projectName}`,
    url: images[0]?.url,
  }))
  const wanted = words.trim().toLocaleLowerCase()
  const shown = [...theirs, ...ordered].filter(({ name, about }) =>
    `${name} ${about}`.toLocaleLowerCase().includes(wanted),
  )
  return (
    <section aria-labelledby="add-design-choose">
      <div className={classes.head}>
        <h3 id="add-design-choose" className={classes.choose}>
          {t('preorder.add.choose')}
        </h3>
        <TextInput
          size="sm"
          aria-label={t('preorder.add.filter')}
          placeholder={t('preorder.add.filter')}
          maxLength={200}
          value={words}
          onChange={event => setWords(event.currentTarget.value)}
        />
      </div>
      {isPending && <LoadingTiles />}
      {isError && (
        <Notice
          kind="error"
          text={t('preorder.add.failed')}
          action={
            <Button variant="subtle" size="xs" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {data && theirs.length === 0 && wanted === '' && (
        <p className={classes.quiet}>{t('preorder.add.none')}</p>
      )}
      {data && shown.length === 0 && <p className={classes.quiet}>{t('preorder.add.noMatch')}</p>}
      {!isPending && <DesignTiles tiles={shown} onChoose={onFind} />}
    </section>
  )
}

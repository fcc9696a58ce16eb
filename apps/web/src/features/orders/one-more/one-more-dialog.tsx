import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { inchesText } from '@teamloom/kit/length.ts'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderedItem } from '#web/data/order-entry.ts'
import classes from '#web/features/orders/one-more/one-more.module.css'
import { OneMorePrice } from '#web/features/orders/one-more/one-more-price.tsx'
import { useOneMoreDraft } from '#web/features/orders/one-more/use-one-more-draft.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import dialog from '#web/ui/dialog.module.css'
import { Notice } from '#web/ui/notice.tsx'
import { usePhone } from '#web/ui/use-phone.ts'

type Props = {
  readonly item: OrderedItem
  readonly preorderId: string
  readonly sizeLabel: (product: string, size: string) => string
  readonly onClose: () => void
}

/** One more piece: in which size, whose, with which words, and what it costs, before it is asked for. */
export function OneMoreDialog({ item, preorderId, sizeLabel, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const isPhone = usePhone()
  const navigate = useNavigate()
  const formId = useId()
  const { draft, setDraft, setWords, tried, isSettled, ask } = useOneMoreDraft(item, preorderId)
  const { slots = [], longNames = [] } = item
  const canAsk = isSettled && tried.data !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canAsk || ask.isPending) return
    const { total } = tried.data.pricing
    ask.mutate(total === null ? draft.body! : { ...draft.body!, total }, {
      onSuccess: ({ id }) => {
        onClose()
        showToast({ key: 'one more', kind: 'info', message: t('orders.oneMore.done') })
        if (id) void navigate({ to: '/orders/request/$preorderId', params: { preorderId: id } })
      },
    })
  }
  const size = isPhone ? 'md' : 'sm'
  const nameOf = (at: number) => {
    const kind = slots[at]!.kind
    const n = slots.slice(0, at + 1).filter(slot => slot.kind === kind).length
    return n > 1 ? `${t(`orders.oneMore.kinds.${kind}`)} ${n}` : t(`orders.oneMore.kinds.${kind}`)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('orders.oneMore.of', { name: item.designName ?? t('common.untitled') })}
      size={560}
      classNames={{ header: dialog.header!, title: dialog.title!, body: dialog.body! }}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form id={formId} noValidate className={classes.form} onSubmit={submit}>
        <p className={classes.text}>{t('orders.oneMore.intro')}</p>
        <NativeSelect
          size={size}
          data-autofocus
          label={t('orders.oneMore.size')}
          value={draft.size}
          data={[
            ...(draft.size === '' ? [{ value: '', label: t('orders.oneMore.choose') }] : []),
            ...item.sizes.map(({ name }) => ({
              value: name,
              label: sizeLabel(item.designState.product.name, name),
            })),
          ]}
          onChange={event => setDraft({ size: event.currentTarget.value })}
        />
        {(['first_name', 'last_name'] as const).map(field => (
          <TextInput
            key={field}
            size={size}
            label={t(`orders.oneMore.${field}`)}
            maxLength={60}
            autoComplete="off"
            value={draft[field]}
            onChange={event => setDraft({ [field]: event.currentTarget.value })}
          />
        ))}
        {slots.map(({ id, mayBeEmpty }, at) => (
          <TextInput
            key={id}
            size={size}
            label={nameOf(at)}
            description={mayBeEmpty ? t('orders.oneMore.mayBeEmpty') : undefined}
            autoComplete="off"
            value={draft.words[id] ?? ''}
            onChange={event => setWords(id, event.currentTarget.value)}
          />
        ))}
      </form>
      {longNames[0] && (
        <Notice
          kind="warn"
          text={t('orders.oneMore.longNames', {
            inches: inchesText(longNames[0].inches, locale),
            usual: inchesText(longNames[0].usualInches, locale),
          })}
        />
      )}
      <OneMorePrice
        tried={tried}
        isSettled={isSettled}
        isEmpty={draft.body === null}
        soldAs={item.designState.product.soldAs}
      />
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <BusyButton
          type="submit"
          form={formId}
          disabled={!canAsk}
          busy={ask.isPending}
          busyLabel={t('orders.oneMore.busy')}
        >
          {t('orders.oneMore.ask')}
        </BusyButton>
      </div>
    </Modal>
  )
}

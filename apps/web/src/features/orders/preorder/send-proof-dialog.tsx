import { Checkbox, Modal, Skeleton, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usualNextStatuses } from '@teamloom/commerce/preorders/status.ts'
import type { Proof } from '@teamloom/contract/proofs.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PreorderEdit, previewQuery } from '#web/data/desk-edits.ts'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/proof.module.css'
import { countOf } from '#web/lib/count.ts'
import { refusalText } from '#web/lib/error-toast.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { useKept } from '#web/lib/use-kept.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import dialog from '#web/ui/dialog.module.css'
import { Fault } from '#web/ui/fault.tsx'

type Props = { readonly opened: boolean; readonly onClose: () => void }

/** What would be sent, as the server would freeze it now, with a note to the customer. */
export function SendProofDialog({ opened, onClose }: Props) {
  const { t } = useTranslation()
  const { proof, isQuote } = useEditing().detail
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={640}
      closeOnEscape={false}
      title={t(isQuote ? 'preorder.proof.quoteTitle' : 'preorder.proof.title', {
        number: (proof?.proofNumber ?? 0) + 1,
      })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ header: dialog.header!, title: dialog.title!, body: dialog.body! }}
    >
      {opened && <SendProofForm onDone={onClose} />}
    </Modal>
  )
}

const unsent = { kind: 'sendProof' } as const satisfies PreorderEdit

function SendProofForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation()
  const { detail } = useEditing()
  const { status } = detail.preorder
  const isReviewed = status === 'inreviewbycustomer'
  const { value: note, set: setNote, forget } = useKept(`proof note ${detail.preorder.id}`, () => '')
  const [tellCustomer, setTellCustomer] = useState(true)
  const [setsStatus, setSetsStatus] = useState(usualNextStatuses(status).includes('inreviewbycustomer'))
  const wouldBe = useQuery(previewQuery(detail, unsent))
  const told = { tellCustomer, ...(note.trim() && { note: note.trim() }) }
  return (
    <EditBox
      edit={
        setsStatus && !isReviewed
          ? { kind: 'setStatus', status: 'inreviewbycustomer', ...told }
          : { kind: 'sendProof', ...told }
      }
      valueOf={({ purchasedItems, invoice, shipping }) => ({ purchasedItems, invoice, shipping })}
      saveLabel={t(detail.isQuote ? 'preorder.proof.sendQuote' : 'preorder.proof.action')}
      isPriceless
      onSaved={() => {
        forget()
        onDone()
      }}
      onCancel={onDone}
    >
      <h3 className={classes.what}>{t('preorder.proof.what')}</h3>
      {wouldBe.isError && <Fault>{refusalText('unknown')}</Fault>}
      {wouldBe.isPending && (
        <div role="status" aria-label={t('preorder.proof.pending')}>
          <Skeleton height={120} radius={8} />
        </div>
      )}
      {wouldBe.data?.proof && <ProofContents proof={wouldBe.data.proof} />}
      <Textarea
        size="sm"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={5000}
        data-autofocus
        label={t('preorder.proofNote')}
        value={note}
        onChange={event => {
          const written = event.currentTarget.value
          setNote(() => written)
        }}
      />
      {!isReviewed && (
        <Checkbox
          size="sm"
          label={t('preorder.proof.setStatus')}
          checked={setsStatus}
          onChange={event => setSetsStatus(event.currentTarget.checked)}
        />
      )}
      <Checkbox
        size="sm"
        label={t('preorder.tellCustomer')}
        checked={tellCustomer}
        onChange={event => setTellCustomer(event.currentTarget.checked)}
      />
    </EditBox>
  )
}

function ProofContents({ proof }: { readonly proof: Proof }) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const money = (amount: number | null) =>
    amount === null ? t('orders.undetermined') : moneyText(amount, proof.currency, locale)
  return (
    <ul className={classes.contents} aria-label={t('preorder.proof.what')}>
      {proof.items.map(({ designId, designName, asked, proposed, differences }) => (
        <li key={designId} className={classes.content}>
          <span className={classes.picture}>
            <GarmentPicture url={proposed.images[0]?.url} alt="" sizes="56px" />
          </span>
          <div>
            <b>{designName ?? t('common.untitled')}</b>
            <p>
              {proposed.sizes
                .filter(({ qty }) => qty > 0)
                .map(size => `${label(size.label)} ${numberText(size.qty, locale)}`)
                .join(', ')}
            </p>
            <p>
              {!asked
                ? proof.quote === null && t('preorder.proof.added')
                : differences.length === 0
                  ? t('preorder.proof.same')
                  : t('preorder.proof.differences', countOf(differences.length, locale))}
            </p>
          </div>
          <span className={classes.price}>{money(proposed.total)}</span>
        </li>
      ))}
      {proof.removed.map(({ designName, projectName }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have the same name, and none moves
        <li key={`${projectName} ${index}`} className={classes.gone}>
          {t('preorder.proof.removed', { name: designName ?? t('common.untitled') })}
        </li>
      ))}
      <li className={classes.sum}>
        <span>{t('desk.summary.beforeTaxes')}</span>
        <b>{money(proof.total)}</b>
      </li>
    </ul>
  )
}

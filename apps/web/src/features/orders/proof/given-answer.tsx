import { voidReasons } from '@teamloom/commerce/orders/void-reasons.ts'
import type { Proof } from '@teamloom/contract/proofs.ts'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskedThread } from '#web/features/orders/proof/asked-thread.tsx'
import classes from '#web/features/orders/proof/proof-answer.module.css'
import type { ProofItem } from '#web/features/orders/proof/proof-item.ts'
import { useProofReader } from '#web/features/orders/proof/proof-reader.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { dayTimeText } from '#web/ui/day-time-text.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly item: ProofItem
  /** Absent: all is answered, or another is looking. */
  readonly onAgain: (() => void) | undefined
}

/** What was answered of a design, or why it cannot be. */
export function GivenAnswer({ item: { designId, state, answer, askedAgain }, onAgain }: Props) {
  const { t } = useTranslation()
  const reader = useProofReader()
  const locale = useLocale()
  const [now] = useState(() => new Date())
  const time = answer ? dayTimeText(new Date(answer.answeredAt), now, locale) : ''
  if (state === 'outdated') return <Stated kind="warn" text={t('proof.outdated', reader)} />
  if (state === 'open' && askedAgain)
    return (
      <Stated kind="info" text={t('proof.askedAgain', { reason: reasonText(askedAgain, t), ...reader })} />
    )
  if (!answer) return null
  if (state === 'voided') {
    return (
      <Stated kind="warn" text={t('proof.voided', { reason: reasonText(answer.voidReason, t), ...reader })} />
    )
  }
  return (
    <div className={classes.given} role="status">
      <p>{t(wordsOf(answer), { time, ...reader })}</p>
      {answer.note && <p className={classes.quote}>{answer.note}</p>}
      <AskedThread designId={designId} commentId={answer.commentId} />
      {!answer.approved && <p className={classes.hint}>{t('proof.goesTo', reader)}</p>}
      {onAgain && (
        <button type="button" className={classes.link} onClick={onAgain}>
          {t('proof.again')}
        </button>
      )}
    </div>
  )
}

function wordsOf({ approved, carried }: NonNullable<ProofItem['answer']>) {
  if (!approved) return 'proof.youAsked'
  return carried ? 'proof.carried' : 'proof.youApproved'
}

/** Why an approval holds no more, as its customer reads it. */
export function reasonText(reason: string | null, t: TFunction): string {
  return t(`proof.reasons.${voidReasons.find(each => each === reason) ?? 'other'}`)
}

function Stated({ kind, text }: { readonly kind: 'info' | 'warn'; readonly text: string }) {
  return (
    <div className={classes.given} role="status">
      <Notice kind={kind} text={text} />
    </div>
  )
}

/** Whether an answer that was given may be taken back: until all of them are. */
export function isStillOpen({ items }: Pick<Proof, 'items'>): boolean {
  return items.some(({ state }) => state === 'open')
}

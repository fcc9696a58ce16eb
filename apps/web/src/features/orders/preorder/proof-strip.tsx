import { IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/proof.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { dayTimeText } from '#web/ui/day-time-text.ts'

/** Says when a proof was sent or answered; nothing before there is one. */
export function ProofStrip() {
  return (
    <div role="status" className={classes.last}>
      <LastProof />
    </div>
  )
}

/** The last proof and what was answered so far. */
function LastProof() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [now] = useState(() => new Date())
  const { proof, preorder } = useEditing().detail
  if (!proof) return null
  const count = (wanted: string) => proof.items.filter(({ state }) => state === wanted).length
  const changes = count('change_requested')
  const words = [
    t('preorder.proof.line', {
      number: proof.proofNumber,
      time: dayTimeText(new Date(proof.sentAt), now, locale),
    }),
    proof.approved
      ? t('preorder.proof.approved')
      : t('preorder.proof.counts', {
          approved: numberText(count('approved'), locale),
          total: numberText(proof.items.length, locale),
        }),
    ...(changes > 0 ? [t('preorder.proof.changes', countOf(changes, locale))] : []),
  ]
  return (
    <p className={classes.strip} data-state={proof.approved ? 'ok' : changes > 0 ? 'warn' : 'info'}>
      <IconEye size={18} stroke={1.6} aria-hidden />
      <span>{words.join(' · ')}</span>
      <Link to="/orders/proof/$preorderId" params={{ preorderId: preorder.id }}>
        {t('preorder.proof.see')}
      </Link>
    </p>
  )
}

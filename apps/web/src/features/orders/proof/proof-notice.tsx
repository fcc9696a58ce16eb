import { IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#web/data/order-entry.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly entry: Pick<
    OrderEntry,
    'preorderId' | 'requestNumber' | 'isQuote' | 'proofToAnswer' | 'milestones'
  >
}

/** The way to a request's proof: above all while it waits for an answer. */
export function ProofNotice({ entry }: Props) {
  const { t } = useTranslation()
  const { preorderId, requestNumber, isQuote, proofToAnswer, milestones } = entry
  if (proofToAnswer === null && !milestones.some(({ name }) => name === 'proof_sent')) return null
  const link = (
    <Link to="/orders/proof/$preorderId" params={{ preorderId }}>
      {t(isQuote ? 'proof.quote.look' : 'proof.look')}
    </Link>
  )
  if (proofToAnswer === null) return <div>{link}</div>
  return (
    <Notice
      kind="info"
      icon={IconEye}
      text={`${t(isQuote ? 'proof.quote.open' : 'proof.open', { number: proofToAnswer, request: requestNumber })}.`}
      action={link}
    />
  )
}

import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconEye, IconMoodEmpty } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import type { Proof } from '@teamloom/contract/proofs.ts'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProof } from '#web/data/proofs.ts'
import { useMe } from '#web/data/user.ts'
import { AppFrame } from '#web/features/navigation/app-frame.tsx'
import { ProofReaderProvider, useProofReader } from '#web/features/orders/proof/proof-reader.ts'
import { ProofSheet } from '#web/features/orders/proof/proof-sheet.tsx'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/screens/orders/proof-screen.module.css'
import { BackLink } from '#web/ui/back-link.tsx'
import { dayTimeText } from '#web/ui/day-time-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { Tag } from '#web/ui/tag.tsx'

/** What a customer is asked to agree to: their yes, or what should be otherwise. Staff look, and cannot answer. */
export function ProofScreen() {
  const { t } = useTranslation()
  const { preorderId = '' } = useParams({ strict: false })
  const { data: proof, isPending, error, refetch } = useProof(preorderId)
  const { data: me } = useMe()
  const isOwn = proof !== undefined && proof.userId === me?.id
  const isUnknown = error instanceof CallError && (error.status === 404 || error.status === 400)
  usePageTitle(
    proof
      ? t(proof.quote ? 'proof.quote.page' : 'proof.page', { number: proof.proofNumber })
      : t('orders.title'),
  )
  return (
    <AppFrame
      start={
        proof && me && !isOwn ? (
          <BackLink
            to="/purchased/preorder/$preorderId"
            params={{ preorderId }}
            text={t('orders.request', { number: proof.preorderNumber })}
          />
        ) : (
          <BackLink to="/orders" text={t('orders.title')} />
        )
      }
    >
      <div className={classes.page}>
        {(isPending || !me) && !error && (
          <div role="status" aria-label={t('common.loading')} className={classes.loading}>
            <Skeleton height={720} radius={12} />
            <Skeleton height={420} radius={12} />
          </div>
        )}
        {!proof && error && (
          <div className={classes.card}>
            <EmptyState
              icon={isUnknown ? IconMoodEmpty : IconCloudOff}
              title={t(isUnknown ? 'proof.notFound' : 'proof.failed')}
              action={
                isUnknown ? (
                  <Link to="/orders">{t('orders.title')}</Link>
                ) : (
                  <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
                )
              }
            />
          </div>
        )}
        {proof && me && (
          <ProofReaderProvider value={isOwn ? undefined : 'staff'}>
            <Head proof={proof} />
            {proof.quote === 'declined' && <Declined />}
            {proof.note && <Note text={proof.note} />}
            <ProofSheet key={proof.proofNumber} proof={proof} isOwn={isOwn} />
          </ProofReaderProvider>
        )}
      </div>
    </AppFrame>
  )
}

function Declined() {
  const { t } = useTranslation()
  return (
    <div className={classes.note}>
      <Notice kind="info" text={t('proof.quote.declinedText', useProofReader())} />
    </div>
  )
}

function Note({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  return (
    <div className={classes.note}>
      <Notice kind="info" title={t('proof.note', useProofReader())} text={text} />
    </div>
  )
}

function Head({ proof }: { readonly proof: Proof }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const reader = useProofReader()
  const [now] = useState(() => new Date())
  const { proofNumber, preorderNumber, sentBy } = proof
  const time = dayTimeText(new Date(proof.sentAt), now, locale)
  const state = stateOf(proof)
  return (
    <div className={classes.head}>
      <h1 className={classes.title}>
        {t(proof.quote ? 'proof.quote.title' : 'proof.title', {
          number: proofNumber,
          request: preorderNumber,
        })}
      </h1>
      {proof.quote === 'declined' ? (
        <Tag>{t('proof.quote.declined')}</Tag>
      ) : (
        <Tag {...looks[state]}>{t(`proof.${state}`, reader)}</Tag>
      )}
      <p className={classes.sent}>
        {sentBy
          ? t('proof.sentBy', {
              name: [
                `${sentBy.first_name} ${sentBy.last_name}`,
                ...(sentBy.role ? [t(`proof.roles.${sentBy.role}`)] : []),
              ].join(', '),
              time,
            })
          : t('proof.sent', { time })}
      </p>
    </div>
  )
}

const looks = {
  waits: { kind: 'info', icon: IconEye },
  approvedTag: { kind: 'ok' },
  answeredTag: { kind: 'neutral' },
  changedTag: { kind: 'warning' },
} as const satisfies Record<string, Omit<ComponentProps<typeof Tag>, 'children'>>

function stateOf({ items, approved }: Proof): keyof typeof looks {
  if (approved) return 'approvedTag'
  if (items.some(({ state }) => state === 'open')) return 'waits'
  return items.some(({ state }) => state === 'outdated' || state === 'voided') ? 'changedTag' : 'answeredTag'
}

import { IconCheck, IconMessage, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ProofItem } from '#web/features/orders/proof/proof-item.ts'
import { useProofReader } from '#web/features/orders/proof/proof-reader.ts'
import { Tag } from '#web/ui/tag.tsx'

const looks = {
  open: { kind: 'info' },
  outdated: { kind: 'warning', icon: IconRefresh },
  approved: { kind: 'ok', icon: IconCheck },
  change_requested: { kind: 'warning', icon: IconMessage },
  voided: { kind: 'warning', icon: IconRefresh },
} as const

/** What became of a design of a proof, as its customer reads it. */
export function ProofStateTag({ state, askedAgain }: Pick<ProofItem, 'state' | 'askedAgain'>) {
  const { t } = useTranslation()
  const reader = useProofReader()
  if (state === 'open' && askedAgain)
    return (
      <Tag kind="warning" icon={IconRefresh}>
        {t('proof.states.askedAgain')}
      </Tag>
    )
  return <Tag {...looks[state]}>{t(`proof.states.${state}`, reader)}</Tag>
}

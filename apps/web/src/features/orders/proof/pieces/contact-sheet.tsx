import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { ProofPiece } from '@teamloom/contract/pieces.ts'
import { useTranslation } from 'react-i18next'
import { usePieceSheet } from '#web/data/pieces.ts'
import { PieceBoard } from '#web/features/orders/proof/pieces/piece-board.tsx'
import classes from '#web/features/orders/proof/pieces/pieces.module.css'
import type { SheetAbout } from '#web/features/orders/proof/pieces/sheet-about.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Every piece of a person's of a design, to be looked at one by one. */
export function ContactSheet(about: SheetAbout) {
  const { t } = useTranslation()
  const { data: sheet, error, refetch } = usePieceSheet(about.preorderId, about.designId)
  if (!sheet && error)
    return (
      <div className={classes.alone}>
        <EmptyState
          icon={IconCloudOff}
          title={t('proof.pieces.failed')}
          action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
        />
      </div>
    )
  if (!sheet)
    return (
      <p className={classes.alone} role="status">
        {t('common.loading')}
      </p>
    )
  const pathOf = ({ lineId }: ProofPiece, side: string, width: 300 | 600) =>
    `preorders/item/${sheet.itemId}/lines/${encodeURIComponent(lineId)}/picture?side=${side}&w=${width}`
  return <PieceBoard sheet={sheet} about={about} pathOf={pathOf} />
}

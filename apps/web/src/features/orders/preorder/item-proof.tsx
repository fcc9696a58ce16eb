import { Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCheck, IconEye, IconMessage, IconRefresh } from '@tabler/icons-react'
import { ticksText } from '@teamloom/commerce/lines/ticks-text.ts'
import { labelOfVoidReason } from '@teamloom/commerce/orders/void-reasons.ts'
import type { Proof } from '@teamloom/contract/proofs.ts'
import { useTranslation } from 'react-i18next'
import type { OrderedItem } from '#web/data/order-entry.ts'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/proof.module.css'
import { AskedThread } from '#web/features/orders/proof/asked-thread.tsx'
import { MarkPlane } from '#web/features/orders/proof/mark-plane.tsx'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { Tag } from '#web/ui/tag.tsx'

const looks = {
  open: { kind: 'info', icon: IconEye },
  outdated: { kind: 'neutral', icon: IconRefresh },
  approved: { kind: 'ok', icon: IconCheck },
  change_requested: { kind: 'warning', icon: IconMessage },
  voided: { kind: 'warning', icon: IconRefresh },
} as const

/** How many pieces of people were looked at, and whose were not. */
function Looked({ pieces }: { readonly pieces: NonNullable<Proof['items'][number]['pieces']> }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { lines, ticked, missing } = pieces
  const more = lines - ticked - missing.length
  const names = [
    ...missing,
    ...(more > 0 ? [t('preorder.proof.morePieces', countOf(more, locale))] : []),
  ].join(', ')
  return (
    <span className={classes.note}>
      {ticksText(pieces, locale)}
      {missing.length > 0 && `. ${t('preorder.proof.missing', { names })}`}
    </span>
  )
}

/** What the customer answered of this design in the last proof, with their words and their mark on the picture. */
export function ItemProof({ item }: { readonly item: OrderedItem }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { proof } = useEditing().detail
  const [isMarkOpen, mark] = useDisclosure(false)
  const shown = proof?.items.find(({ designId }) => designId === item.design_id)
  if (!shown) return null
  const { state, answer, proposed, pieces } = shown
  const asked = state === 'change_requested' ? answer : null
  const picture = proposed.images.find(({ side }) => side === asked?.mark?.side)
  return (
    <div className={classes.item}>
      <Tag {...looks[state]}>{t(`preorder.proof.states.${state}`)}</Tag>
      {state === 'voided' && answer && (
        <span className={classes.note}>
          {t('preorder.proof.voidedBecause', { reason: labelOfVoidReason(answer.voidReason)[locale] })}
        </span>
      )}
      {pieces && <Looked pieces={pieces} />}
      {asked?.note && <q className={classes.note}>{asked.note}</q>}
      {asked?.mark && picture && (
        <>
          <button type="button" className={classes.link} onClick={mark.open}>
            {t('preorder.proof.mark')}
          </button>
          <Modal
            opened={isMarkOpen}
            onClose={mark.close}
            size={560}
            title={t('preorder.proof.markTitle', { name: item.designName ?? t('common.untitled') })}
            closeButtonProps={{ 'aria-label': t('common.close') }}
          >
            <div className={classes.marked}>
              <GarmentPicture url={picture.url} alt="" sizes="500px" />
              <MarkPlane side={picture.side} mark={asked.mark} />
            </div>
            <p className={classes.note}>{asked.note}</p>
          </Modal>
        </>
      )}
      <AskedThread designId={shown.designId} commentId={asked?.commentId ?? null} />
    </div>
  )
}

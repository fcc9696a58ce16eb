import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EarlierList } from '#web/data/earlier-lists.ts'
import { EarlierLists } from '#web/features/lines/earlier/earlier-lists.tsx'
import { EarlierPeople } from '#web/features/lines/earlier/earlier-people.tsx'
import dialog from '#web/ui/dialog.module.css'
import { usePhone } from '#web/ui/use-phone.ts'

type Props = {
  /** The cart's item into whose list people come. */
  readonly itemId: string
  readonly onClose: () => void
}

/** A list that the team has ordered before: first which, then who of it stays. */
export function EarlierDialog({ itemId, onClose }: Props) {
  const { t } = useTranslation()
  const isPhone = usePhone()
  const [chosen, setChosen] = useState<EarlierList>()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('lines.earlier.title')}
      size={760}
      fullScreen={isPhone}
      classNames={{ header: dialog.header!, title: dialog.title!, body: dialog.body! }}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {chosen ? (
        <EarlierPeople itemId={itemId} list={chosen} onBack={() => setChosen(undefined)} onDone={onClose} />
      ) : (
        <EarlierLists itemId={itemId} onChoose={setChosen} />
      )}
    </Modal>
  )
}

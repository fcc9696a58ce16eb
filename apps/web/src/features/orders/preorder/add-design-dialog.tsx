import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFoundDesign } from '#web/data/desk.ts'
import { AddDesignSizes } from '#web/features/orders/preorder/add-design-sizes.tsx'
import { ChooseDesign } from '#web/features/orders/preorder/choose-design.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import dialog from '#web/ui/dialog.module.css'

type Props = { readonly opened: boolean; readonly onClose: () => void }

/** One more design for the request: found by its id or by its picture, then its quantities. Closed, it forgets all. */
export function AddDesignDialog({ opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={880}
      closeOnEscape={false}
      title={t('preorder.add.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ header: dialog.header!, title: dialog.title!, body: dialog.body! }}
    >
      {opened && <AddDesign onClose={onClose} />}
    </Modal>
  )
}

function AddDesign({ onClose }: Pick<Props, 'onClose'>) {
  const { detail } = useEditing()
  const [designId, setDesignId] = useState<string>()
  const found = useFoundDesign(designId, detail.userId)
  if (found.data)
    return <AddDesignSizes design={found.data} onOther={() => setDesignId(undefined)} onDone={onClose} />
  return (
    <ChooseDesign
      isFinding={designId !== undefined && found.isFetching}
      error={found.isFetching ? null : found.error}
      onFind={id => {
        if (id === designId) void found.refetch()
        else setDesignId(id)
      }}
      onCancel={onClose}
    />
  )
}

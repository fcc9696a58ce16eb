import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PartsPanel } from '#web/features/studio/parts/parts-panel.tsx'

type Props = { readonly isOpen: boolean; readonly onClose: () => void }

/** The parts where the window is too narrow to show them beside the stage; gone once one of them is chosen. */
export function PartsDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer opened={isOpen} onClose={onClose} title={t('studio.parts')} size={280} padding={0}>
      <PartsPanel onChosen={onClose} />
    </Drawer>
  )
}

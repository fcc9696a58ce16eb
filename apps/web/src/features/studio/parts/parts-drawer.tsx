import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PartsPanel } from '#web/features/studio/parts/parts-panel.tsx'

type Props = { readonly isOpen: boolean; readonly onClose: () => void }

/**
 * The parts where the window is too narrow to show them beside the stage; gone once one of them is chosen. Nothing lies
 * over the garment: what is chosen is seen on it.
 */
export function PartsDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="left" size={280} padding={0} shadow="xl">
      <Drawer.Overlay backgroundOpacity={0} />
      <Drawer.Content aria-label={t('studio.parts')}>
        <PartsPanel onChosen={onClose} onClose={onClose} />
      </Drawer.Content>
    </Drawer.Root>
  )
}

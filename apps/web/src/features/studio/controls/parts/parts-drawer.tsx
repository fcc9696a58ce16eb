import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { readonly isOpen: boolean; readonly onClose: () => void; readonly children: ReactNode }

/**
 * The parts where the window is too narrow to show them beside the stage; gone once one of them is chosen. Nothing lies
 * over the garment: what is chosen is seen on it.
 */
export function PartsDrawer({ isOpen, onClose, children }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="left" size={280} padding={0} shadow="xl">
      <Drawer.Overlay backgroundOpacity={0} />
      <Drawer.Content aria-label={t('studio.parts')}>{children}</Drawer.Content>
    </Drawer.Root>
  )
}

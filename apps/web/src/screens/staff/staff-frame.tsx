import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppFrame } from '#web/features/navigation/app-frame.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { usePhone } from '#web/ui/use-phone.ts'

type Props = {
  readonly start?: ReactNode
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** What surrounds the screens of staff: it is said that they are. */
export function StaffFrame({ start, tools, children }: Props) {
  const { t } = useTranslation()
  // There the way back fills the line.
  const isPhone = usePhone()
  return (
    <AppFrame
      start={start}
      tools={
        <>
          {tools}
          {!isPhone && <Tag>{t('staff.badge')}</Tag>}
        </>
      }
    >
      {children}
    </AppFrame>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppFrame } from '#web/features/navigation/app-frame.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Props = {
  readonly start?: ReactNode
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** What surrounds the screens of staff: it is said that they are. */
export function StaffFrame({ start, tools, children }: Props) {
  const { t } = useTranslation()
  return (
    <AppFrame
      start={start}
      tools={
        <>
          {tools}
          <Tag>{t('staff.badge')}</Tag>
        </>
      }
    >
      {children}
    </AppFrame>
  )
}

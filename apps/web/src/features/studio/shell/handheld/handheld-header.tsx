import { useMediaQuery } from '@mantine/hooks'
import {
  IconArrowForwardUp,
  IconDots,
  IconHome,
  IconKeyboard,
  IconMail,
  IconMessageCircle,
  IconMessageCirclePlus,
  IconPlus,
  IconRulerMeasure,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { createElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mailDesignLink } from '#web/data/designs.ts'
import { useMe } from '#web/data/user.ts'
import { changeCommenting } from '#web/features/studio/session/commenting.ts'
import { useLive } from '#web/features/studio/session/live/live-context.ts'
import { useDesignFact, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useHistory } from '#web/features/studio/session/use-history.ts'
import classes from '#web/features/studio/shell/handheld/handheld.module.css'
import { isTablet } from '#web/features/studio/shell/handheld/sheet-media.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { showToast } from '#web/lib/toast.tsx'
import type { Action } from '#web/ui/action.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'

type Props = {
  /** The header of a desk, which a tablet has room for. */
  readonly desk: ReactNode
  /** Its pieces, which a phone lays otherwise: the way back with the name, whether all is kept, back and forth. */
  readonly crumbs: ReactNode
  readonly saved: ReactNode
  readonly undo: ReactNode
  readonly design: DesignItem
  readonly canAddDesign: boolean
  readonly onShortcuts: () => void
  readonly onSizeChart: () => void
  readonly onPlaceComment: () => void
}

export function HandheldHeader({ desk, ...props }: Props) {
  const { t } = useTranslation()
  const hasDesk = useMediaQuery(isTablet, false, { getInitialValueInEffect: false })
  const actions = useMore(props)
  const more = <ActionMenu label={t('handheld.more')} icon={IconDots} actions={actions} />
  if (!hasDesk) return <PhoneHeader crumbs={props.crumbs} saved={props.saved} undo={props.undo} more={more} />
  return (
    <div className={classes.desk}>
      {desk}
      {more}
    </div>
  )
}

type PhoneProps = Pick<Props, 'crumbs' | 'saved' | 'undo'> & { readonly more: ReactNode }

function PhoneHeader({ crumbs, saved, undo, more }: PhoneProps) {
  const live = useLive()
  return (
    <header className={classes.header}>
      <div className={classes.title}>
        {crumbs}
        <div className={classes.saved}>{saved}</div>
      </div>
      <div className={classes.undo}>{undo}</div>
      {live && <div className={classes.people}>{createElement(live.parts.Avatars)}</div>}
      {more}
    </header>
  )
}

type More = Pick<Props, 'design' | 'canAddDesign' | 'onShortcuts' | 'onSizeChart' | 'onPlaceComment'>

/** What has no place of its own on a small screen. */
function useMore({
  design,
  canAddDesign,
  onShortcuts,
  onSizeChart,
  onPlaceComment,
}: More): readonly Action[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { select } = useStudio()
  const { redo } = useHistory()
  const canRedo = useDesignFact(snapshot => snapshot.canRedo)
  const { data: me } = useMe()
  const newDesign = () =>
    void navigate({ to: '/projects/$projectId/newdesign', params: { projectId: design.project_id } })
  const mailLink = () =>
    mailDesignLink(design.id).then(
      () =>
        showToast({
          key: 'link-sent',
          kind: 'info',
          message: t('handheld.linkSent', { email: me?.email ?? '' }),
        }),
      toastError,
    )
  return [
    ...(canRedo ? [{ label: t('studio.redo'), icon: IconArrowForwardUp, run: redo }] : []),
    {
      label: t('studio.comments'),
      icon: IconMessageCircle,
      takesFocus: true,
      run: () => {
        select(null)
        changeCommenting({ isOpen: true })
      },
    },
    {
      label: t('studio.shortcuts.comment'),
      icon: IconMessageCirclePlus,
      takesFocus: true,
      run: onPlaceComment,
    },
    { label: t('price.sizeChart'), icon: IconRulerMeasure, takesFocus: true, run: onSizeChart },
    ...(canAddDesign ? [{ label: t('studio.newDesign'), icon: IconPlus, run: newDesign }] : []),
    { label: t('studio.home'), icon: IconHome, run: () => void navigate({ to: '/home' }) },
    // A guest has no address for it.
    ...(me && !me.isGuest
      ? [{ label: t('handheld.mailLink'), icon: IconMail, run: () => void mailLink() }]
      : []),
    { label: t('studio.shortcuts.title'), icon: IconKeyboard, takesFocus: true, run: onShortcuts },
  ]
}

import { ActionIcon } from '@mantine/core'
import { IconAlertCircleFilled, IconHome, IconKeyboard, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/shell/rail/design-rail.module.css'
import { Logo } from '#web/ui/logo.tsx'
import { Tip } from '#web/ui/tip.tsx'

type Props = {
  readonly designs: readonly DesignItem[]
  readonly currentId: string
  readonly projectId: string
  readonly canAddDesign: boolean
  /** A design that was ordered: it stands there alone. */
  readonly isOrdered?: boolean
  readonly onShortcuts: () => void
}

/** The project's designs between the way home and the list of keys; one stop for Tab, walked with the arrows. */
export function DesignRail({ designs, currentId, projectId, canAddDesign, isOrdered, onShortcuts }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <nav className={classes.rail} aria-label={t('studio.designs')}>
      <Link to="/home" className={classes.logo} aria-label={t('common.appName')}>
        <Logo mark size={30} />
      </Link>
      <Tip label={t('studio.home')} position="right">
        <Link to="/home" className={classes.pill} aria-label={t('studio.home')}>
          <IconHome size={18} stroke={1.6} />
        </Link>
      </Tip>
      {canAddDesign && (
        <Tip label={t('studio.newDesign')} position="right">
          <Link
            to="/projects/$projectId/newdesign"
            params={{ projectId }}
            className={`${classes.pill} ${classes.add}`}
            aria-label={t('studio.newDesign')}
          >
            <IconPlus size={18} stroke={1.6} />
          </Link>
        </Tip>
      )}
      <hr className={classes.rule} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links in it take the keys */}
      <ul ref={list} className={classes.list} onKeyDown={walk}>
        {designs.map(design => (
          <li key={design.id}>
            <Thumb design={design} isCurrent={design.id === currentId} isOrdered={isOrdered} />
          </li>
        ))}
      </ul>
      <Tip label={t('studio.shortcuts.title')} position="right">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('studio.shortcuts.title')}
          onClick={onShortcuts}
          className={classes.keys}
        >
          <IconKeyboard size={18} stroke={1.6} />
        </ActionIcon>
      </Tip>
    </nav>
  )
}

type ThumbProps = {
  readonly design: DesignItem
  readonly isCurrent: boolean
  readonly isOrdered?: boolean | undefined
}

function Thumb({ design, isCurrent, isOrdered }: ThumbProps) {
  const { t } = useTranslation()
  const name = design.name ?? t('common.untitled')
  const picture = design.images[0] && (
    <img
      src={`${design.images[0].url}?w=300`}
      alt=""
      width={50}
      height={58}
      loading="lazy"
      draggable={false}
    />
  )
  if (design.errorKey) {
    return (
      <Tip label={t('studio.inError')} position="right" openDelay={1000}>
        <span className={classes.thumb} data-error role="img" aria-label={`${name}, ${t('studio.inError')}`}>
          {picture}
          <IconAlertCircleFilled size={20} className={classes.alert} aria-hidden />
        </span>
      </Tip>
    )
  }
  if (isOrdered) {
    return (
      <span className={classes.thumb} role="img" aria-label={name} aria-current="page">
        {picture}
      </span>
    )
  }
  return (
    <Tip label={name} position="right">
      <Link
        to="/design/$designId"
        params={{ designId: design.id }}
        className={classes.thumb}
        aria-current={isCurrent ? 'page' : undefined}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={name}
      >
        {picture}
      </Link>
    </Tip>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function walk(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const step = steps[event.key]
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : step && at >= 0 ? at + step : -1
  const target = links[next]
  if (!target) return
  event.preventDefault()
  target.focus()
}

import { IconPackage } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { useTranslation } from 'react-i18next'
import tag from '#web/ui/tag.module.css'

type Props = { readonly request: NonNullable<DesignItem['request']> }

/** Tells that a design was ordered; whoever ordered it is led to their request. */
export function Requested({ request: { id, number, isOwn } }: Props) {
  const { t } = useTranslation()
  const words = (
    <span>
      {t('common.ordered')}
      <span data-number>{` · ${t('common.ofRequest', { number })}`}</span>
    </span>
  )
  const mark = <IconPackage size={14} stroke={1.8} aria-hidden />
  if (!isOwn)
    return (
      <span className={tag.root} data-kind="ok">
        {mark}
        {words}
      </span>
    )
  return (
    <Link
      className={tag.root}
      data-kind="ok"
      to="/orders/request/$preorderId"
      params={{ preorderId: id }}
      preload={false}
    >
      {mark}
      {words}
    </Link>
  )
}

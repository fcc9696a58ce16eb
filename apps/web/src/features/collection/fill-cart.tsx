import { Button, Checkbox, Popover } from '@mantine/core'
import { IconShoppingBag } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFillCart } from '#web/data/collectable.ts'
import classes from '#web/features/collection/fill-cart.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'

/** Says what it replaces, then fills the cart with what was collected and goes there. */
export function FillCart({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const fill = useFillCart()
  const [isOpen, setIsOpen] = useState(false)
  const [left, setLeft] = useState<readonly string[]>([])
  const collected = collection.designs.filter(({ total }) => total > 0)
  const chosen = collected.map(({ id }) => id).filter(id => !left.includes(id))
  const run = () =>
    fill.mutate(
      { projectId: collection.project.id, designIds: chosen },
      { onSuccess: () => void navigate({ to: '/cart' }) },
    )
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" width={360} trapFocus withRoles>
      <Popover.Target>
        <Button
          leftSection={<IconShoppingBag size={18} stroke={1.6} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('collection.fill.button')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('collection.fill.title')}>
        <div className={classes.root}>
          <h2>{t('collection.fill.title')}</h2>
          {collected.length === 0 && <p>{t('collection.fill.nothing')}</p>}
          {collected.map(({ id, name, total, inCart }) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              onChange={() => setLeft(left.includes(id) ? left.filter(each => each !== id) : [...left, id])}
              label={name ?? t('common.untitled')}
              description={t(inCart === null ? 'collection.fill.fresh' : 'collection.fill.row', {
                before: numberText(inCart ?? 0, locale),
                after: numberText(total, locale),
              })}
            />
          ))}
          <BusyButton
            busy={fill.isPending}
            busyLabel={t('collection.fill.filling')}
            disabled={chosen.length === 0}
            onClick={run}
          >
            {t('collection.fill.run')}
          </BusyButton>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

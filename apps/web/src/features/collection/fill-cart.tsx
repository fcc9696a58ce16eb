import { Button, Checkbox, Popover, SegmentedControl } from '@mantine/core'
import { IconShoppingBag } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useId, useState } from 'react'
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
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const [left, setLeft] = useState<readonly string[]>([])
  const collected = collection.designs.filter(({ total }) => total > 0)
  const chosen = collected.map(design => design.id).filter(each => !left.includes(each))
  // Where both come to the same, nothing is asked.
  const isAsked = collected.some(
    design => chosen.includes(design.id) && (design.inCart ?? 0) > 0 && design.inCartAdded !== design.total,
  )
  const add = isAsked && isAdding
  const run = () =>
    fill.mutate(
      { projectId: collection.project.id, designIds: chosen, add },
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
          {collected.map(({ id: designId, name, total, inCart, inCartAdded }) => (
            <Checkbox
              key={designId}
              checked={chosen.includes(designId)}
              onChange={() =>
                setLeft(
                  left.includes(designId) ? left.filter(each => each !== designId) : [...left, designId],
                )
              }
              label={name ?? t('common.untitled')}
              description={t(inCart === null ? 'collection.fill.fresh' : 'collection.fill.row', {
                before: numberText(inCart ?? 0, locale),
                after: numberText(add ? (inCartAdded ?? total) : total, locale),
              })}
            />
          ))}
          {isAsked && (
            <div className={classes.how}>
              <p id={`${id}-how`}>{t('collection.fill.how')}</p>
              <SegmentedControl
                size="xs"
                aria-labelledby={`${id}-how`}
                value={isAdding ? 'add' : 'replace'}
                data={[
                  { value: 'replace', label: t('collection.fill.replace') },
                  { value: 'add', label: t('collection.fill.add') },
                ]}
                onChange={value => setIsAdding(value === 'add')}
              />
            </div>
          )}
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

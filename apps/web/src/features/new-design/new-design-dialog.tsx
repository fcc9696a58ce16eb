import { Button, CloseButton, Modal, Skeleton, TextInput, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCloudOff, IconRefresh, IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProducts } from '#web/data/designs.ts'
import { useCurrency } from '#web/data/user.ts'
import { groupByFamily, type ProductItem } from '#web/features/new-design/families.ts'
import { FamilyList } from '#web/features/new-design/family-list.tsx'
import { indexProducts } from '#web/features/new-design/find-products.ts'
import { GettingReady } from '#web/features/new-design/getting-ready.tsx'
import classes from '#web/features/new-design/new-design-dialog.module.css'
import { ProductList } from '#web/features/new-design/product-list.tsx'
import { useFamilySpy } from '#web/features/new-design/use-family-spy.ts'
import { MorePressing } from '#web/shown/garment-picture.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = {
  readonly isOpen: boolean
  readonly projectName: string | undefined
  /** The product whose design is being made. */
  readonly starting: ProductItem | undefined
  readonly onStart: (item: ProductItem) => void
  /** Told when a product is looked at, which may be chosen. */
  readonly onConsider: (item: ProductItem) => void
  readonly onClose: () => void
}

/** Every product that can be made, by family: choosing one starts a design. */
export function NewDesignDialog({ isOpen, projectName, starting, onStart, onConsider, onClose }: Props) {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(max-width: 1279px)', false, { getInitialValueInEffect: false })
  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => !starting && onClose()}
      size={1240}
      fullScreen={isNarrow}
      centered
      padding={0}
      yOffset={44}
      classNames={{ content: classes.content! }}
    >
      <Modal.Overlay backgroundOpacity={0.45} color="var(--stone-9)" />
      <Modal.Content radius={isNarrow ? 0 : 'xl'}>
        <MorePressing value={starting !== undefined}>
          <Picker onStart={onStart} onConsider={onConsider} isInert={starting !== undefined} />
        </MorePressing>
        <Modal.CloseButton
          className={classes.close}
          size="lg"
          icon={<IconX size={22} stroke={1.6} aria-hidden />}
          aria-label={t('common.close')}
          disabled={starting !== undefined}
        />
        {starting && <GettingReady item={starting} projectName={projectName} />}
      </Modal.Content>
    </Modal.Root>
  )
}

type PickerProps = Pick<Props, 'onStart' | 'onConsider'> & { readonly isInert: boolean }

function Picker({ onStart, onConsider, isInert }: PickerProps) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const products = useProducts()
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const spy = useFamilySpy(list)

  const all = useMemo(() => products.data?.filter(({ isOffered }) => isOffered) ?? [], [products.data])
  const find = useMemo(() => indexProducts(all), [all])
  const families = groupByFamily(find(search))
  const current = families.find(({ name }) => name === spy.family) ?? families[0]
  const enterList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>('[data-product]')?.focus()
  }
  return (
    <div className={classes.picker} inert={isInert}>
      <div className={classes.header}>
        <Modal.Title component="h2" className={classes.title}>
          {t('project.picker.title')}
        </Modal.Title>
        <TextInput
          className={classes.search}
          data-autofocus
          type="search"
          aria-label={t('project.picker.searchLabel')}
          placeholder={
            products.data
              ? t('project.picker.search', { count: all.length })
              : t('project.picker.searchLabel')
          }
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          rightSection={
            search && (
              <CloseButton size="sm" aria-label={t('project.picker.clear')} onClick={() => setSearch('')} />
            )
          }
          value={search}
          onChange={event => setSearch(event.currentTarget.value)}
          onKeyDown={enterList}
        />
        <span className={classes.currency}>
          {t('project.picker.pricesIn')} <strong>{currency.toUpperCase()}</strong>
        </span>
      </div>
      <FamilyList families={families} current={current?.name} onChoose={spy.goTo} />
      <div
        ref={list}
        className={classes.products}
        role="region"
        aria-label={t('project.picker.products')}
        onScroll={spy.onScroll}
        onScrollEnd={spy.onScrollEnd}
      >
        {products.isPending && <LoadingCards />}
        {products.isError && (
          <EmptyState
            icon={IconCloudOff}
            title={t('project.picker.failed.title')}
            text={t('project.picker.failed.text')}
            action={
              <Button
                variant="default"
                size="sm"
                leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
                onClick={() => products.refetch()}
              >
                {t('common.retry')}
              </Button>
            }
          />
        )}
        {products.data && families.length === 0 && (
          <EmptyState
            icon={IconSearch}
            title={t('project.picker.nothing.title', { search: search.trim() })}
            text={t('project.picker.nothing.text')}
            action={
              <Button variant="default" size="sm" onClick={() => setSearch('')}>
                {t('project.picker.clear')}
              </Button>
            }
          />
        )}
        <ProductList families={families} currency={currency} onStart={onStart} onConsider={onConsider} />
        <VisuallyHidden role="status">
          {search.trim() &&
            t('project.picker.found', { count: families.flatMap(family => family.products).length })}
        </VisuallyHidden>
      </div>
    </div>
  )
}

function LoadingCards() {
  return (
    <div className={classes.loading} aria-hidden>
      {[1, 2, 3, 4].map(place => (
        <Skeleton key={place} height={316} radius={12} />
      ))}
    </div>
  )
}

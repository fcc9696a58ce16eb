import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconPlus, IconSearch } from '@tabler/icons-react'
import { numberText } from '@teamloom/kit/money-text.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListHeld, useListLooked, useListSought, useListState } from '#web/features/lines/list-context.ts'
import classes from '#web/features/lines/list-tools.module.css'
import type { Filter } from '#web/features/lines/list-view.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { usePhone } from '#web/ui/use-phone.ts'

/** Which lines are shown, undo and redo, and one more person. */
export const ListTools = memo(function ListTools() {
  const { t } = useTranslation()
  const locale = useLocale()
  const isPhone = usePhone()
  const { about, session, columns, addRow } = useListHeld()
  const { filter, setFilter, search, setSearch } = useListSought()
  const { counts } = useListLooked()
  const canUndo = useListState(state => state.canUndo)
  const canRedo = useListState(state => state.canRedo)
  const hasNumbers = columns.some(({ kind }) => kind === 'number')
  const filters: Filter[] = ['all', 'look', ...(hasNumbers ? (['noNumber'] as const) : [])]
  return (
    <div className={classes.tools}>
      <div className={classes.filters}>
        <SegmentedControl
          size={isPhone ? 'md' : 'sm'}
          aria-label={t('lines.filter.label')}
          value={filter}
          data={filters.map(value => ({
            value,
            label: t(`lines.filter.${value}`, { n: numberText(counts[value], locale) }),
          }))}
          onChange={value => setFilter(value as Filter)}
        />
      </div>
      <TextInput
        className={classes.search!}
        size={isPhone ? 'md' : 'sm'}
        aria-label={t('lines.search')}
        placeholder={t('lines.search')}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
      />
      {!about.isFixed && (
        <span className={classes.acts}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={isPhone ? 44 : 36}
            aria-label={t('lines.undo')}
            disabled={!canUndo}
            onClick={session.undo}
          >
            <IconArrowBackUp size={18} stroke={1.6} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={isPhone ? 44 : 36}
            aria-label={t('lines.redo')}
            disabled={!canRedo}
            onClick={session.redo}
          >
            <IconArrowForwardUp size={18} stroke={1.6} />
          </ActionIcon>
          <Button
            variant="default"
            size={isPhone ? 'md' : 'sm'}
            leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
            onClick={addRow}
          >
            {t(isPhone ? 'lines.addShort' : 'lines.add')}
          </Button>
        </span>
      )}
    </div>
  )
})

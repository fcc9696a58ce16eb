import { SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/collection/answers.module.css'
import { Card } from '#web/features/collection/card.tsx'
import type { Editing } from '#web/features/collection/entry-dialog.tsx'
import { moveAmongCells } from '#web/features/collection/move-among-cells.ts'
import {
  compare,
  type Filter,
  isShown,
  matches,
  type Person,
  type SortBy,
} from '#web/features/collection/people-of.ts'
import { PersonRow } from '#web/features/collection/person-row.tsx'
import { useDesignTexts } from '#web/features/collection/use-design-texts.ts'
import { useDrawnRows } from '#web/features/collection/use-drawn-rows.ts'
import { useComing, useKeeping } from '#web/features/collection/use-keeping.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly collection: Collection
  readonly people: readonly Person[]
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
  readonly onEdit: (editing: Editing) => void
}

type Sorting = { readonly sortBy: SortBy; readonly isTurned: boolean }

const isSame = (a: SortBy, b: SortBy) =>
  typeof a === 'object' && typeof b === 'object' ? a.id === b.id : a === b

/** Everybody, answered or missing, with what they take of each design. */
export function ByPersonCard({ collection, people, filter, onFilter, onEdit }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [search, setSearch] = useState('')
  const [{ sortBy, isTurned }, setSort] = useState<Sorting>({
    sortBy: 'answered',
    isTurned: false,
  })
  const wanted = useDeferredValue(search)
  const found = useMemo(
    () =>
      people
        .filter(person => isShown(person, filter) && matches(person, wanted))
        .toSorted(compare(sortBy, isTurned)),
    [people, filter, wanted, sortBy, isTurned],
  )
  const { drawn, isWhole, showAll, end } = useDrawnRows(found.length)
  const keeping = useKeeping(collection.project.id)
  const coming = useComing(collection.project.id)
  const n = (value: number) => numberText(value, locale)
  const answered = people.filter(({ entries }) => entries.length > 0).length
  const counts: Record<Filter, string> = {
    all: t('collection.byPerson.all', { n: n(people.length) }),
    answered: t('collection.byPerson.have', { n: n(answered) }),
    missing: t('collection.byPerson.missing', { n: n(people.length - answered) }),
  }
  const designs = collection.designs
  const textOf = useDesignTexts(designs)
  const SortIcon = isTurned ? IconChevronUp : IconChevronDown
  const heading = (by: SortBy, text: string) => {
    const isSorted = isSame(sortBy, by)
    const rises = by === 'name' || typeof by === 'object'
    return (
      <th
        key={typeof by === 'object' ? by.id : by}
        scope="col"
        className={by === 'pieces' ? classes.figure : by === 'answered' ? classes.when : undefined}
        aria-sort={isSorted ? (rises === isTurned ? 'descending' : 'ascending') : 'none'}
      >
        <button
          type="button"
          className={classes.sort}
          onClick={() => setSort({ sortBy: by, isTurned: isSorted && !isTurned })}
        >
          {text}
          {isSorted && <SortIcon size={14} stroke={1.8} aria-hidden />}
        </button>
      </th>
    )
  }
  return (
    <Card
      title={t('collection.byPerson.title')}
      aside={
        <span className={classes.tools}>
          <SegmentedControl
            size="xs"
            aria-label={t('collection.byPerson.show')}
            value={filter}
            data={(['all', 'answered', 'missing'] as const).map(value => ({ value, label: counts[value] }))}
            onChange={value => onFilter(value as Filter)}
          />
          <TextInput
            size="sm"
            aria-label={t('collection.byPerson.search')}
            placeholder={t('collection.byPerson.search')}
            leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
            value={search}
            onChange={event => setSearch(event.currentTarget.value)}
          />
        </span>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keys */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('collection.byPerson.title')}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cells are buttons */}
        <table className={classes.table} onKeyDown={event => moveAmongCells(event, designs.length)}>
          <thead>
            <tr>
              {heading('name', t('collection.byPerson.person'))}
              {designs.map(design => heading(design, textOf(design)))}
              {heading('pieces', t('collection.byPerson.pieces'))}
              {heading('answered', t('collection.byPerson.answered'))}
              <th scope="col">
                <VisuallyHidden>{t('collection.byPerson.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, drawn).map(person => (
              <PersonRow
                key={person.key}
                person={person}
                designs={designs}
                keeping={keeping}
                coming={coming(person)}
                onEdit={onEdit}
              />
            ))}
          </tbody>
        </table>
      </section>
      {found.length === 0 && <p className={classes.quiet}>{t('collection.byPerson.none')}</p>}
      {found.length > drawn && (
        <p ref={end} className={classes.more}>
          {t('collection.byPerson.shown', { shown: n(drawn), all: n(found.length) })}
          {!isWhole && (
            <button type="button" className={classes.sort} onClick={showAll}>
              {t('collection.byPerson.showAll')}
            </button>
          )}
        </p>
      )}
    </Card>
  )
}

import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EarlierLine } from '#web/data/earlier-lists.ts'
import { nameOf } from '#web/features/lines/columns.ts'
import classes from '#web/features/lines/earlier/earlier.module.css'
import type { Carrying } from '#web/features/lines/earlier/use-carrying.ts'
import { useListHeld } from '#web/features/lines/list-context.ts'
import { useColumnName, useSizeName } from '#web/features/lines/use-line-words.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { usePhone } from '#web/ui/use-phone.ts'

type Props = { readonly lines: readonly EarlierLine[]; readonly carrying: Carrying }

const manyShown = 100
/** Fewer are found by eye. */
const fewPeople = 12

/** Everybody of an earlier list, with a tick for who stays. */
export function PeopleTable({ lines, carrying }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { about } = useListHeld()
  const columnName = useColumnName()
  const isPhone = usePhone()
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(manyShown)
  const wanted = useDeferredValue(search).trim().toLocaleLowerCase()
  const found = [...lines.entries()].filter(
    ([, line]) =>
      wanted === '' ||
      [nameOf({ person: line.person }), ...Object.values(line.words)].some(text =>
        text.toLocaleLowerCase().includes(wanted),
      ),
  )
  const shown = found.slice(0, most)
  const { staying } = carrying
  return (
    <>
      {lines.length > fewPeople && (
        <TextInput
          mb={8}
          size={isPhone ? 'md' : 'sm'}
          aria-label={t('lines.search')}
          placeholder={t('lines.search')}
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          value={search}
          onChange={event => {
            setSearch(event.currentTarget.value)
            setMost(manyShown)
          }}
        />
      )}
      <table className={classes.people}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                classNames={{ body: classes.tick! }}
                label={t('lines.earlier.stays')}
                aria-label={t('lines.earlier.allStay')}
                checked={staying === lines.length}
                indeterminate={staying > 0 && staying < lines.length}
                onChange={event => carrying.setAllStay(event.currentTarget.checked)}
              />
            </th>
            {about.slots.map(({ id, kind }) => (
              <th key={id} scope="col">
                {columnName({ key: id, kind })}
              </th>
            ))}
            <th scope="col">{t('lines.columns.size')}</th>
            <th scope="col">{t('lines.columns.qty')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(([at, line]) => (
            <PersonRow key={at} at={at} line={line} carrying={carrying} />
          ))}
        </tbody>
      </table>
      {found.length === 0 && <p className={classes.text}>{t('lines.noMatch')}</p>}
      {found.length > shown.length && (
        <Button variant="default" size={isPhone ? 'md' : 'sm'} onClick={() => setMost(most + manyShown)}>
          {t('lines.paste.more', countOf(found.length - shown.length, locale))}
        </Button>
      )}
    </>
  )
}

type RowProps = { readonly at: number; readonly line: EarlierLine; readonly carrying: Carrying }

function PersonRow({ at, line, carrying }: RowProps) {
  const { t } = useTranslation()
  const isPhone = usePhone()
  const { about } = useListHeld()
  const sizeName = useSizeName()
  const name = nameOf({ person: line.person })
  const who = name || Object.values(line.words).join(' ') || t('lines.line', { n: at + 1 })
  const stays = carrying.stays(at)
  const size = carrying.sizeOf(at)
  const numbers = new Set(about.slots.filter(({ kind }) => kind === 'number').map(({ id }) => id))
  const isKept = (slotId: string) => stays && (carrying.keepsNumbers || !numbers.has(slotId))
  return (
    <tr data-leaves={!stays || undefined}>
      <td>
        <Checkbox
          classNames={{ body: classes.tick! }}
          label={who}
          checked={stays}
          onChange={event => carrying.setStays(at, event.currentTarget.checked)}
        />
      </td>
      {about.slots.map(({ id }) => (
        <td key={id}>{isKept(id) ? line.words[id] : <s>{line.words[id]}</s>}</td>
      ))}
      <td>
        <NativeSelect
          size={isPhone ? 'md' : 'sm'}
          aria-label={t('lines.earlier.sizeOf', { who })}
          disabled={!stays}
          value={size}
          data={[
            ...(size === ''
              ? [{ value: '', label: t('lines.earlier.noSize', { size: line.sizeThen }) }]
              : []),
            ...about.sizes.map(each => ({ value: each.name, label: sizeName(each.name) })),
          ]}
          onChange={event => carrying.setSize(at, event.currentTarget.value)}
        />
      </td>
      <td>{line.qty}</td>
    </tr>
  )
}

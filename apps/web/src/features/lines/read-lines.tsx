import type { ReadList } from '@teamloom/commerce/lines/read-list.ts'
import { useTranslation } from 'react-i18next'
import { nameOf } from '#web/features/lines/columns.ts'
import { useList } from '#web/features/lines/list-context.ts'
import classes from '#web/features/lines/paste-dialog.module.css'
import { useColumnName, useSizeName } from '#web/features/lines/use-line-words.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Fault } from '#web/ui/fault.tsx'

const fewShown = 8

/** The lines that a pasted list was read as, those first of which something could not be read. */
export function ReadLines({ read }: { readonly read: ReadList }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { about } = useList()
  const columnName = useColumnName()
  const sizeName = useSizeName()
  const { lines, skipped } = read
  const shown = [
    ...lines.filter(({ unread }) => unread.length > 0),
    ...lines.filter(({ unread }) => unread.length === 0),
  ].slice(0, fewShown)
  return (
    <>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('lines.columns.person')}</th>
            <th scope="col">{t('lines.columns.size')}</th>
            {about.slots.map(({ id, kind }) => (
              <th key={id} scope="col">
                {columnName({ key: id, kind })}
              </th>
            ))}
            <th scope="col">{t('lines.columns.qty')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same may stand there twice
            <tr key={at}>
              <td>
                {nameOf(line)}
                {line.unread.map(({ column, text }) => (
                  <Fault key={column}>{t(`lines.paste.unread.${column}`, { text })}</Fault>
                ))}
              </td>
              <td>{sizeName(line.size)}</td>
              {about.slots.map(({ id }) => (
                <td key={id}>{line.words[id] ?? ''}</td>
              ))}
              <td>{line.qty}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > shown.length && (
        <p className={classes.intro}>{t('lines.paste.more', countOf(lines.length - shown.length, locale))}</p>
      )}
      {skipped.length > 0 && (
        <Fault>
          {t('lines.paste.skipped', {
            ...countOf(skipped.length, locale),
            rows: skipped
              .slice(0, 3)
              .map(({ text }) => text)
              .join(', '),
          })}
        </Fault>
      )}
    </>
  )
}
